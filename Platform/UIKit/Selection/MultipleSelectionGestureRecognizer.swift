/// A recognizer of drags that select several rows or items of a list view: with two touches anywhere, or one touch
/// where the view allows it, such as on the checkmarks of a table that is being edited.
final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
    weak var host: (any MultipleSelectionHost)?
    /// The location of the first touch in the list view.
    private(set) var start: CGPoint?
    /// The maximum number of touches.
    private static let maximumTouchCount = 2

    init(host: any MultipleSelectionHost) {
        self.host = host
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = Self.maximumTouchCount
        addAction(UIAction { [weak self] _ in self?.updateSelection() })
    }

    private func updateSelection() {
        host?.multipleSelectionDidChange(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if start == nil { start = followedTouches.first?.location(in: host) }
        super.touchesBegan(touches, with: event)
    }

    override func drag(from displacement: CGPoint) -> CGPoint? {
        guard let host, let start else { return nil }
        let fingers = followedTouches.filter { !$0.isOver }.count
        guard fingers == Self.maximumTouchCount || host.selectsWithOneTouch(from: start) else { return nil }
        return super.drag(from: displacement)
    }

    override func reset() {
        super.reset()
        start = nil
    }
}
