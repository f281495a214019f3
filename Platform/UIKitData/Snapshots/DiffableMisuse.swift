/// The messages for misuse of snapshots. They contain UIKit's text where it is known, and advice.
enum DiffableMisuse {
    static let noSections = """
        There are currently no sections in the data source. Please add a section first.
        """

    static func missingSection(_ identifier: some Hashable, _ caller: StaticString) -> String {
        """
        Invalid parameter not satisfying: section != NSNotFound. \(caller) refers to the section \(identifier), which is \
        not in the snapshot. Append it with appendSections(_:) first.
        """
    }

    static func missingItem(_ identifier: some Hashable, _ caller: StaticString) -> String {
        """
        Invalid parameter not satisfying: indexPath || ignoreInvalidItems. \(caller) refers to the item \(identifier), \
        which is not in the snapshot. Append it with appendItems(_:toSection:) first.
        """
    }

    static func missingReload(_ identifier: some Hashable, _ verb: StaticString) -> String {
        """
        Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier). Call snapshot() of \
        the data source, and pass only items that it contains.
        """
    }

    static func missingSectionReload(_ identifier: some Hashable) -> String {
        """
        Attempted to reload section identifier that does not exist in the snapshot: \(identifier). Call snapshot() \
        of the data source, and pass only sections that it contains.
        """
    }

    static func notHashable(_ identifier: Any) -> String {
        """
        The \(type(of: identifier)) \(identifier) cannot identify a section or an item, because its type is neither \
        Hashable nor a class. Make the type Hashable.
        """
    }

    static func repeatedItems(_ duplicates: [some Hashable]) -> String {
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(list(duplicates))"
    }

    static func repeatedSections(_ duplicates: [some Hashable]) -> String {
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(list(duplicates))"
    }

    static func repeatedInSectionSnapshot(_ duplicates: [some Hashable]) -> String {
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(list(duplicates))"
    }

    static func missingInSectionSnapshot(_ identifier: some Hashable, _ caller: StaticString) -> String {
        """
        \(caller) refers to the item \(identifier), which is not in the section snapshot. Append it with append(_:to:) \
        first.
        """
    }

    /// Returns the identifiers that occur more than once, in the order of their second occurrence.
    static func duplicates<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier] {
        var seen: Set<Identifier> = []
        var repeated: Set<Identifier> = []
        return identifiers.filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
    }

    /// Returns identifiers in Foundation's description of a set.
    private static func list(_ identifiers: [some Hashable]) -> String {
        "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    }
}
