/// Finds the fingers that select several rows of a table: two of them anywhere, or one on the check marks of a table that
/// is edited.
final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
    weak var table: UITableView?
    /// Where the first finger went down, in the table.
    private(set) var start: CGPoint?
    /// More fingers than these are another gesture.
    private static let mostFingers = 2

    init(table: UITableView) {
        self.table = table
        super.init()
        maximumNumberOfTouches = Self.mostFingers
        addAction(UIAction { [weak self] _ in self?.tellTable() })
    }

    private func tellTable() {
        table?.multipleSelectionDidChange(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if start == nil { start = followedTouches.first?.location(in: table) }
        super.touchesBegan(touches, with: event)
    }

    override func drag(from displacement: CGPoint) -> CGPoint? {
        guard let table, let start else { return nil }
        let fingers = followedTouches.filter { !$0.isOver }.count
        guard fingers == Self.mostFingers || table.selectsByOneFinger(from: start) else { return nil }
        return super.drag(from: displacement)
    }

    override func reset() {
        super.reset()
        start = nil
    }
}
