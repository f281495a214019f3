/// A recognizer of drags that select several rows of a table: with two touches anywhere, or one touch on the
/// checkmarks of a table that is being edited.
final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
    weak var table: UITableView?
    /// The location of the first touch in the table.
    private(set) var start: CGPoint?
    /// The maximum number of touches.
    private static let maximumTouchCount = 2

    init(table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = Self.maximumTouchCount
        addAction(UIAction { [weak self] _ in self?.updateReorder() })
    }

    private func updateReorder() {
        table?.multipleSelectionDidChange(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if start == nil { start = followedTouches.first?.location(in: table) }
        super.touchesBegan(touches, with: event)
    }

    override func drag(from displacement: CGPoint) -> CGPoint? {
        guard let table, let start else { return nil }
        let fingers = followedTouches.filter { !$0.isOver }.count
        guard fingers == Self.maximumTouchCount || table.selectsWithOneTouch(from: start) else { return nil }
        return super.drag(from: displacement)
    }

    override func reset() {
        super.reset()
        start = nil
    }
}
