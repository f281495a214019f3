/// Views of one kind that are made by name and used again: cells, or headers and footers.
@MainActor
struct ReusePool<View: UIView> {
    /// Where new views for a name come from.
    enum Origin {
        case type(View.Type)
        /// What a nib or a storyboard has, made for the name.
        case template(@MainActor (String) -> View)
    }

    private var origins: [String: Origin] = [:]
    private var waiting: [String: [View]] = [:]

    mutating func register(_ origin: Origin?, for identifier: String) {
        origins[identifier] = origin
        if origin == nil { waiting[identifier] = nil }
    }

    func origin(of identifier: String) -> Origin? { origins[identifier] }

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
