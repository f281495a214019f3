internal import CMethodLookup

/// Which of the data source's methods a class implements that return nothing, so that no answer tells: whether rows can be
/// swiped to delete them, and whether they have grips, depends on it.
///
/// Objective-C can ask that of an object. Here the code tells that the class's conformance has for a method: it does nothing
/// but call the protocol's default where the class has none of its own.
@MainActor
struct ImplementedMethods {
    /// `tableView(_:commit:forRowAt:)`
    let commitsEdits: Bool
    /// `tableView(_:moveRowAt:to:)`
    let movesRows: Bool

    private static var known: [ObjectIdentifier: ImplementedMethods] = [:]

    static func of(_ dataSource: any UITableViewDataSourceEdits) -> ImplementedMethods {
        let type: AnyClass = Swift.type(of: dataSource)
        if let known = known[ObjectIdentifier(type)] { return known }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        // A value of a protocol for classes: the object, and the table of witnesses, which begins with the conformance itself
        // and what it inherits. Without the cast, the value would be opened, and be the object alone.
        let (_, witnesses) = unsafeBitCast(
            dataSource as any UITableViewDataSourceEdits,
            to: (UnsafeRawPointer, UnsafePointer<UnsafeRawPointer>).self)
        let answer = ImplementedMethods(
            commitsEdits: method_lookup_commits_edits(metadata, witnesses[2]),
            movesRows: method_lookup_moves_rows(metadata, witnesses[3]))
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}

extension UITableView {
    /// Whether the data source carries out deletions and insertions: then rows can be swiped to delete them.
    final var commitsEdits: Bool { dataSource.map { ImplementedMethods.of($0).commitsEdits } ?? false }
}
