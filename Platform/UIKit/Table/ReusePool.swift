/// Views of one kind that are made by name and used again: cells, or headers and footers.
@MainActor
struct ReusePool<View: UIView> {
    private var classes: [String: View.Type] = [:]
    private var waiting: [String: [View]] = [:]

    mutating func register(_ type: View.Type?, for identifier: String) {
        classes[identifier] = type
        if type == nil { waiting[identifier] = nil }
    }

    func registeredClass(for identifier: String) -> View.Type? { classes[identifier] }

    /// A view that waits to be used again, the one that was seen last first: it is the likeliest to still fit.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    mutating func put(_ view: View, for identifier: String) {
        waiting[identifier, default: []].append(view)
    }

    /// Takes out all views that wait.
    mutating func drain() -> [View] {
        let all = waiting.values.flatMap { $0 }
        waiting.removeAll()
        return all
    }
}
