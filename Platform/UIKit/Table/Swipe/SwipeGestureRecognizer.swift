internal import RowGeometry

/// A recognizer of horizontal swipes on the rows of a table.
final class SwipeGestureRecognizer: UIPanGestureRecognizer {
    private weak var table: UITableView?
    /// The location at which the touch began, in the table.
    private var start: CGPoint?

    init(table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addAction(UIAction { [weak self] _ in self?.updateReorder() })
    }

    private func updateReorder() {
        table?.swipeDidChange(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if start == nil { start = touches.first?.location(in: table) }
        super.touchesBegan(touches, with: event)
    }

    override func drag(from displacement: CGPoint) -> CGPoint? {
        guard abs(displacement.x) > abs(displacement.y) else { return nil }
        guard let drag = super.drag(from: CGPoint(x: displacement.x, y: 0)) else { return nil }
        // The swipe is recognized here, so the delegate is called for actions only once.
        guard let table, let start, table.beginSwipe(at: start, toRight: displacement.x > 0) else {
            // There is nothing to swipe, but the touch is not a tap either.
            table?.cancelTouch()
            table?.ineffectiveSwipeTouch = followedTouches.first
            state = .failed
            return nil
        }
        return CGPoint(x: drag.x, y: 0)
    }

    override func reset() {
        super.reset()
        start = nil
    }
}
