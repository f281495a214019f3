internal import CMethodLookup

/// Which of the data source's methods a class implements that return nothing, so that no answer tells: whether rows can be
/// swiped to delete them, and whether they have grips, depends on it.
///
/// Objective-C can ask that of an object. Here the program's table of symbols tells, read once for each class. Where it has
/// been stripped, a class counts as implementing neither: it says what it does by `canMoveRowAt` and by swipe actions.
@MainActor
struct ImplementedMethods {
    /// `tableView(_:commit:forRowAt:)`
    let commitsEdits: Bool
    /// `tableView(_:moveRowAt:to:)`
    let movesRows: Bool

    private static var known: [ObjectIdentifier: ImplementedMethods] = [:]

    static func of(_ type: AnyClass) -> ImplementedMethods {
        if let known = known[ObjectIdentifier(type)] { return known }
        let answer = ImplementedMethods(
            commitsEdits: isImplemented("commit", by: type), movesRows: isImplemented("moveRowAt", by: type))
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    /// Whether the class, or one of the app's classes above it, has a method `tableView` with a second argument `label`.
    private static func isImplemented(_ label: String, by type: AnyClass) -> Bool {
        var type: AnyClass? = type
        while let current = type, !isOfSystem(current) {
            let address = unsafeBitCast(current, to: UnsafeRawPointer.self)
            if method_lookup_declares(address, "tableView(_: UIKit.UITableView, \(label): ") { return true }
            type = _getSuperclass(current)
        }
        return false
    }

    /// Classes of the system leave these methods to others, though they declare some to be overridden.
    private static func isOfSystem(_ type: AnyClass) -> Bool {
        let name = _mangledTypeName(type) ?? ""
        return name.hasPrefix("5UIKit") || name.hasPrefix("10Foundation")
    }
}

extension UITableView {
    /// Whether the data source carries out deletions and insertions: then rows can be swiped to delete them.
    final var commitsEdits: Bool {
        dataSource.map { ImplementedMethods.of(type(of: $0)).commitsEdits } ?? false
    }
}
