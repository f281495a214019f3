/// The names of nodes on the accessibility bus.
///
/// Views and elements are numbered when they are first named. Rows are named by their list and their position, so that none of a
/// million rows is stored.
@MainActor
final class AccessibilityPaths {
    static let root = "/org/a11y/atspi/accessible/root"
    static let null = "/org/a11y/atspi/null"
    static let cache = "/org/a11y/atspi/cache"
    static let prefix = "/org/a11y/atspi"
    private static let objects = "/org/a11y/atspi/accessible/"

    private struct Entry {
        weak var object: NSObject?
    }

    private var numbers: [ObjectIdentifier: Int] = [:]
    private var entries: [Int: Entry] = [:]
    private var last = 0
    private var limit = 256

    /// Returns the path of a node.
    func path(of node: AccessibilityNode) -> String {
        switch node.source {
        case .object(let object): object is UIApplication ? Self.root : Self.objects + "\(number(of: object))"
        case .row(let list, let path): Self.objects + "\(number(of: list))_\(path.section)_\(path.item)"
        }
    }

    /// Returns the node of a path, or `nil` if it does not exist any more.
    func node(at path: String) -> AccessibilityNode? {
        if path == Self.root { return .application }
        guard path.hasPrefix(Self.objects) else { return nil }
        let parts = path.dropFirst(Self.objects.count).split(separator: "_").map { Int($0) }
        guard let first = parts.first, let number = first, let object = entries[number]?.object else { return nil }
        guard parts.count > 1 else { return AccessibilityNode(object) }
        guard parts.count == 3, let section = parts[1], let row = parts[2],
            let list = (object as? UIView)?.asAccessibilityList
        else { return nil }
        let index = IndexPath(item: row, section: section)
        return list.isValid(index) ? AccessibilityNode(row: index, of: list) : nil
    }

    private func number(of object: NSObject) -> Int {
        let id = ObjectIdentifier(object)
        // Another object may have had the same address.
        if let number = numbers[id], entries[number]?.object === object { return number }
        last += 1
        numbers[id] = last
        entries[last] = Entry(object: object)
        if entries.count > limit { removeReleased() }
        return last
    }

    private func removeReleased() {
        entries = entries.filter { $0.value.object != nil }
        numbers = numbers.filter { entries[$0.value] != nil }
        limit = max(256, 2 * entries.count)
    }
}
