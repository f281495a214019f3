/// The drag that an assistive technology performs for the user.
@MainActor
enum AccessibilityDrag {
    private static weak var current: ActiveDrag?

    /// The drag, while it is in progress.
    private static var inProgress: ActiveDrag? { current.flatMap { $0.isInProgress ? $0 : nil } }

    /// Begins a drag at a place. One that is in progress is canceled.
    ///
    /// - Returns: Whether there are items to drag at the place.
    static func begin(at place: UIAccessibilityLocationDescriptor) -> Bool {
        guard let view = place.view, let window = view.window else { return false }
        let point = view.convert(place.point, to: window)
        for case let interaction as UIDragInteraction in view.interactions where interaction.isEnabled {
            guard let drag = ActiveDrag(of: interaction, at: point) else { continue }
            cancel()
            drag.lift()
            drag.begin()
            current = drag
            return true
        }
        return false
    }

    /// Drops the dragged items at a place.
    ///
    /// - Returns: Whether a drag was in progress in the window of the place.
    static func drop(at place: UIAccessibilityLocationDescriptor) -> Bool {
        guard let drag = inProgress, let view = place.view, let window = view.window, window === drag.window else {
            return false
        }
        let point = view.convert(place.point, to: window)
        drag.move(to: point)
        drag.drop(at: point)
        current = nil
        return true
    }

    /// Cancels the drag.
    ///
    /// - Returns: Whether a drag was in progress.
    @discardableResult
    static func cancel() -> Bool {
        guard let drag = inProgress else { return false }
        drag.cancel()
        current = nil
        return true
    }

    /// The actions of an object: the drags that it offers, and during a drag the drops.
    static func actions(of object: NSObject) -> [AccessibilityNode.Action] {
        let drags = object.accessibilityDragSourceDescriptors ?? []
        let drops = inProgress == nil ? [] : object.accessibilityDropPointDescriptors ?? []
        return drags.map { place in
            AccessibilityNode.Action(kind: .custom, name: place.name) { begin(at: place) }
        }
            + drops.map { place in
                AccessibilityNode.Action(kind: .custom, name: place.name) { drop(at: place) }
            }
    }
}
