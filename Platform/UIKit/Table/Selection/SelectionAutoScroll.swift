/// Scrolls a table while touches that select rows are near its top or bottom edge.
@MainActor
final class SelectionAutoScroll {
    private weak var table: UITableView?
    private weak var recognizer: MultipleSelectionGestureRecognizer?
    private var link: DisplayLink?
    private var lastTime = DisplayClock.now
    /// The distance of less than a pixel that remains to be scrolled.
    private var remainder: CGFloat = 0

    /// The distance from an edge at which scrolling begins, in points: about a row. Chosen by feel.
    private static let margin: CGFloat = 50
    /// The speed at the edge itself, in points per second. Chosen by feel.
    private static let highestSpeed: CGFloat = 900

    init(table: UITableView, recognizer: MultipleSelectionGestureRecognizer) {
        self.table = table
        self.recognizer = recognizer
        let link = DisplayLink { [weak self] time in self?.tick(time) }
        link.isPaused = true
        self.link = link
        update()
    }

    /// Starts or stops scrolling according to the location of the touches.
    func update() {
        let pauses = speed == 0
        guard let link, link.isPaused != pauses else { return }
        link.isPaused = pauses
        lastTime = DisplayClock.now
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// The velocity in points per second, positive toward the end.
    private var speed: CGFloat {
        guard let table, let recognizer else { return 0 }
        let visible = table.bounds.inset(by: table.adjustedContentInset)
        let y = recognizer.location(in: table).y
        let margin = min(Self.margin, visible.height / 4)
        guard margin > 0 else { return 0 }
        let limits = table.limits.y
        if y < visible.minY + margin, table.contentOffset.y > limits.lowerBound {
            return -Self.highestSpeed * min(1, (visible.minY + margin - y) / margin)
        }
        if y > visible.maxY - margin, table.contentOffset.y < limits.upperBound {
            return Self.highestSpeed * min(1, (y - visible.maxY + margin) / margin)
        }
        return 0
    }

    private func tick(_ time: CFTimeInterval) {
        guard let table, let recognizer else { return stop() }
        let limits = table.limits.y
        let distance = remainder + speed * CGFloat(time - lastTime)
        lastTime = time
        let y = min(max(table.contentOffset.y + distance, limits.lowerBound), limits.upperBound)
        table.contentOffset.y = y
        remainder = y - table.contentOffset.y
        table.moveSelectionDrag(to: recognizer.location(in: table))
        update()
    }
}
