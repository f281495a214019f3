/// Reusable views of one type by identifier, such as cells, or headers and footers.
@MainActor
struct ReusePool<View: UIView> {
    /// The source of new views for an identifier.
    enum Origin {
        case type(View.Type)
        /// A template of a nib or a storyboard that creates a view for the identifier.
        case template(@MainActor (String) -> View)
    }

    private var origins: [String: Origin] = [:]
    private var waiting: [String: [View]] = [:]

    mutating func register(_ origin: Origin?, for identifier: String) {
        origins[identifier] = origin
        if origin == nil { waiting[identifier] = nil }
    }

    func origin(of identifier: String) -> Origin? { origins[identifier] }

    /// Returns the most recently recycled view for an identifier, whose content and size are likeliest to
    /// fit, and removes it from the pool.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    mutating func put(_ view: View, for identifier: String) {
        waiting[identifier, default: []].append(view)
    }

    /// Removes and returns all views.
    mutating func drain() -> [View] {
        let all = waiting.values.flatMap { $0 }
        waiting.removeAll()
        return all
    }
}
