import Changeset

/// The changes in the rows of remaining sections that are or were lazy.
///
/// A `SectionedChangeset` would access the identity of each row. Lazy sections compare their data themselves instead.
struct LazySectionChanges {
    struct Section {
        let oldIndex: Int
        let old: TableState.DisplayedSection
        /// The difference of the rows, or `nil` if the section has to be reloaded.
        let difference: ListDifference?

        /// Whether rows are inserted, deleted or moved. This is done in a batch after the sections have been moved.
        var changesRowPositions: Bool {
            guard let difference else { return true }
            return !difference.deletions.isEmpty || !difference.insertions.isEmpty || !difference.moves.isEmpty
        }
    }

    /// The sections with changed elements, with their new indices.
    private(set) var sections: [(index: Int, section: Section)] = []
    /// The positions in ``sections``, by the sections' new indices.
    private var positions: [Int: Int] = [:]

    init(
        from old: TableState, to new: TableState, _ comparison: SnapshotComparison, reloadsDuplicates: Bool
    ) throws(DuplicateIdentity) {
        guard old.hasLazySections || new.hasLazySections else { return }
        let oldIndices = Dictionary(old.sections.indices.map { (old.sections[$0].identity, $0) }) { first, _ in first }
        for (index, section) in new.sections.enumerated() {
            guard let oldIndex = oldIndices[section.identity] else { continue }
            let oldSection = old.sections[oldIndex]
            let difference: ListDifference?
            switch (oldSection.rows, section.rows) {
            case (.eager, .eager): continue
            case (.lazy(let oldRows), .lazy(let newRows)):
                switch Self.changeOfAllRows(from: oldRows, to: newRows) ?? comparison.change(from: oldRows, to: newRows)
                {
                case .none: continue
                case .everything: difference = nil
                case .rows(let rows): difference = rows
                case .duplicate where reloadsDuplicates: difference = nil
                case .duplicate(let id, let first, let second):
                    throw DuplicateIdentity(id: id, first: first, second: second, section: section.identity)
                }
            default: difference = nil
            }
            positions[index] = sections.count
            sections.append((index, Section(oldIndex: oldIndex, old: oldSection, difference: difference)))
        }
    }

    /// Returns the change if all rows are inserted or deleted, for example because a section is expanded or collapsed. Such rows
    /// need not be compared.
    private static func changeOfAllRows(from old: any LazyRows, to new: any LazyRows) -> LazyChange? {
        guard old.count == 0 || new.count == 0 else { return nil }
        guard old.count + new.count > 0 else { return LazyChange.none }
        guard old.count + new.count <= Trestle.Section.lazyChangeLimit,
            let difference = try? ListDifference(from: 0..<old.count, to: 0..<new.count)
        else { return .everything }
        return .rows(difference)
    }

    /// Returns a section of the new state, with its old rows if these change in the final batch.
    func sectionBeforeRowChanges(_ index: Int, of new: TableState) -> TableState.DisplayedSection {
        var section = new.sections[index]
        if let position = positions[index], sections[position].section.changesRowPositions {
            section.rows = sections[position].section.old.rows
            section.identities = sections[position].section.old.identities
        }
        return section
    }
}
