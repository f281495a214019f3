internal import RowGeometry

/// A row that is being swiped, or stands open: from the first movement until it has closed again or its row is gone.
///
/// The buttons lie in the cell, beside its contents. Moving the origin of the cell's bounds brings them to light, so that
/// they go wherever the row goes, and no further than its card.
@MainActor
final class SwipeSession {
    /// What has opened the row.
    enum Cause {
        case finger
        /// The red button before the contents of a row that is being edited.
        case editControl
    }

    private(set) var path: RowPath
    let cause: Cause
    let cell: UITableViewCell
    let actionsView: SwipeActionsView
    /// Whether the buttons are at the right edge of the row.
    let isAtRight: Bool
    /// How far the row has been moved away from the buttons' edge, in points.
    private(set) var offset: CGFloat = 0
    /// Whether the session is over, but for its animation.
    private(set) var isClosing = false
    /// Whether the row is there no more.
    private(set) var isRowGone = false
    /// Whether the delegate knows that it is over.
    var hasEnded = false
    private unowned let table: UITableView
    /// How far the finger had moved the row when it went down.
    private var start: CGFloat = 0

    /// How long a row takes to open or close, in seconds. Chosen to feel as on iOS.
    private static let duration: TimeInterval = 0.4
    /// How long the first button takes to cover the others, in seconds.
    private static let coverDuration: TimeInterval = 0.2

    init(
        _ path: RowPath, _ cell: UITableViewCell, in table: UITableView, _ configuration: UISwipeActionsConfiguration,
        isAtRight: Bool, cause: Cause
    ) {
        self.path = path
        self.cause = cause
        self.cell = cell
        self.table = table
        self.isAtRight = isAtRight
        var tapped: ((SwipeActionButton) -> Void)?
        actionsView = SwipeActionsView(configuration, isAtRight: isAtRight, rowSize: cell.bounds.size) { tapped?($0) }
        tapped = { [weak self] button in self?.perform(button) }
        // One that is still on its way back makes room.
        cell.swipe?.abandon()
        cell.swipe = self
        UIView.performWithoutAnimation {
            cell.addSubview(actionsView)
            // What is moved out of its card is not to be seen beside it.
            cell.placeDidChange()
            place()
        }
    }

    /// The row has moved in the table.
    func move(to path: RowPath) { self.path = path }

    // MARK: By finger

    /// A finger takes the row, which may be on its way.
    func fingerDown() {
        start = abs(cell.layer.presentation()?.bounds.minX ?? offset)
        cell.layer.removeAllAnimations()
        Self.stopAnimations(in: actionsView)
        offset = start
        UIView.performWithoutAnimation { place() }
    }

    private static func stopAnimations(in view: UIView) {
        view.layer.removeAllAnimations()
        for child in view.subviews { stopAnimations(in: child) }
    }

    /// The finger has moved by `translation` points to the right.
    func drag(by translation: CGFloat) {
        let way = start + (isAtRight ? -translation : translation)
        offset = actionsView.layout.offset(for: way)
        place()
        let isFullSwipe = actionsView.layout.isFullSwipe(offset)
        guard isFullSwipe != actionsView.isFullSwipe else { return }
        UIView.animate(withDuration: Self.coverDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.actionsView.cover(with: isFullSwipe ? self.actionsView.buttons.first : nil)
            self.actionsView.layoutIfNeeded()
        }
    }

    /// The finger has let go at `velocity` points a second to the right.
    func fingerUp(velocity: CGFloat) {
        if actionsView.isFullSwipe, let first = actionsView.buttons.first {
            travel(to: actionsView.layout.rowWidth)
            perform(first)
            return
        }
        let speed = isAtRight ? -velocity : velocity
        if actionsView.layout.staysOpen(at: offset, velocity: speed) {
            open(velocity: speed)
        } else {
            table.closeSwipe(animated: true)
        }
    }

    // MARK: Places

    func open(velocity: CGFloat = 0) {
        travel(to: actionsView.layout.openOffset, velocity: velocity) { [weak self] in
            guard let self, !isClosing else { return }
            cell.tellDidTransition()
        }
    }

    /// Brings the row back.
    ///
    /// - Parameter completion: called when it is back.
    func close(animated: Bool, completion: @escaping () -> Void) {
        isClosing = true
        cell.changeDeleteConfirmation(false)
        let end = { [self] in
            guard cell.swipe === self else { return }
            detach()
            cell.tellDidTransition()
            completion()
        }
        guard animated else {
            UIView.performWithoutAnimation { end() }
            return
        }
        travel(to: 0, completion: end)
    }

    /// The row is gone: its contents slide out, and what was chosen covers the rest while the others close the gap.
    func rowWentAway(completion: @escaping () -> Void) {
        isClosing = true
        isRowGone = true
        let buttons = actionsView.buttons
        let chosen = actionsView.covering ?? buttons.first { $0.action.style == .destructive } ?? buttons.first
        UIView.animate(
            withDuration: UITableViewCell.editingDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
        ) {
            self.actionsView.cover(with: chosen)
            self.offset = self.actionsView.layout.rowWidth
            self.place()
        } completion: { _ in
            completion()
        }
    }

    /// The table is loaded anew.
    func rowIsGone() { isRowGone = true }

    /// Gives the cell back as it was, without animation: it is needed for another row.
    func abandon() {
        isClosing = true
        UIView.performWithoutAnimation {
            detach()
            cell.changeDeleteConfirmation(false)
        }
        cell.tellDidTransition()
    }

    private func detach() {
        offset = 0
        cell.bounds.origin.x = 0
        cell.layer.removeAllAnimations()
        actionsView.removeFromSuperview()
        if cell.swipe === self { cell.swipe = nil }
        cell.placeDidChange()
        cell.layoutIfNeeded()
    }

    /// Puts the row and the strip of buttons where they are now.
    func place() {
        let origin = isAtRight ? offset : -offset
        if cell.bounds.minX != origin {
            cell.bounds.origin.x = origin
            // Backgrounds stay where they are, at the same pace.
            cell.layoutIfNeeded()
        }
        placeActions()
    }

    /// Puts the strip of buttons beside the contents of the row.
    func placeActions() {
        let row = cell.bounds.size
        actionsView.layout.rowWidth = row.width
        let width = max(0, offset)
        actionsView.frame = CGRect(x: isAtRight ? row.width : -width, y: 0, width: width, height: row.height)
        actionsView.layoutIfNeeded()
        cell.bringSubviewToFront(actionsView)
    }

    /// - Parameter velocity: in points a second, away from the buttons' edge.
    private func travel(to end: CGFloat, velocity: CGFloat = 0, completion: @escaping () -> Void = {}) {
        let way = end - offset
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: abs(way) > 1 ? max(0, velocity / way) : 0, options: .allowUserInteraction,
            animations: {
                if end < self.actionsView.layout.rowWidth { self.actionsView.cover(with: nil) }
                self.offset = end
                self.place()
            },
            completion: { _ in completion() })
    }

    // MARK: Doing it

    private func perform(_ button: SwipeActionButton) {
        let action = button.action
        var isOver = false
        action.handler(action, button) { [weak self] isDone in
            guard !isOver else { return }
            isOver = true
            guard let self, !isClosing else { return }
            if isDone, action.style == .destructive, table.isGoneFromData(path) {
                // The data has lost the row, and nobody has told the table.
                table.deleteRows(at: [path.indexPath], with: .automatic)
            } else {
                table.closeSwipe(animated: true)
            }
        }
    }
}
