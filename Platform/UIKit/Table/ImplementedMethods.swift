@_implementationOnly import CMethodLookup

/// The methods without a result that the class of a data source implements. They determine whether rows can
/// be swiped to delete them, and whether they have reorder controls.
///
/// Objective-C can query an object for them. Here the code in the witness table of the class's conformance
/// is inspected: if the class has no implementation, it only calls the protocol's default implementation.
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
        // A class-constrained existential consists of the object and the witness table, which begins with
        // the conformance descriptor and inherited tables. Without the cast, the existential would be
        // opened, leaving only the object.
        let (_, witnesses) = unsafeBitCast(
            dataSource as any UITableViewDataSourceEdits,
            to: (UnsafeRawPointer, UnsafePointer<UnsafeRawPointer>).self)
        // To assume that the methods are implemented would add delete and reorder controls to all tables.
        if !method_lookup_is_possible(witnesses[2]) {
            ResourceWarning.log(
                "UITableView",
                "UIKit is linked dynamically, so that it cannot determine whether \(type) implements "
                    + "`tableView(_:commit:forRowAt:)` and `tableView(_:moveRowAt:to:)`. It assumes that \(type) does not. "
                    + "Link UIKit statically.")
        }
        let answer = ImplementedMethods(
            commitsEdits: method_lookup_commits_edits(metadata, witnesses[2]),
            movesRows: method_lookup_moves_rows(metadata, witnesses[3]))
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}

extension UITableView {
    /// Whether the data source commits deletions and insertions, so that rows can be swiped to delete them.
    final var commitsEdits: Bool { dataSource.map { ImplementedMethods.of($0).commitsEdits } ?? false }
}
