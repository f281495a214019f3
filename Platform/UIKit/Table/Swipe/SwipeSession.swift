internal import RowGeometry

/// A row that is being swiped, or stands open: from the first movement until it has closed again or its row is gone.
@MainActor
final class SwipeSession {
    private(set) var path: RowPath
    let actionsView: SwipeActionsView
    /// Whether the buttons are at the right edge of the row.
    let isAtRight: Bool
    /// How far the row has been moved away from the buttons' edge, in points.
    private(set) var offset: CGFloat = 0
    /// Whether the session is over, but for its animation.
    private(set) var isClosing = false
    private unowned let table: UITableView
    private let cell: UITableViewCell
    /// How far the finger had moved the row when it went down.
    private var start: CGFloat = 0

    /// How long a row takes to open or close, in seconds. Chosen to feel as on iOS.
    private static let duration: TimeInterval = 0.4

    init(
        _ path: RowPath, _ cell: UITableViewCell, in table: UITableView, _ configuration: UISwipeActionsConfiguration,
        isAtRight: Bool
    ) {
        self.path = path
        self.cell = cell
        self.table = table
        self.isAtRight = isAtRight
        var tapped: ((SwipeActionButton) -> Void)?
        actionsView = SwipeActionsView(configuration, isAtRight: isAtRight, rowSize: cell.bounds.size) { tapped?($0) }
        tapped = { [weak self] button in self?.perform(button) }
        actionsView.layer.cornerRadius = cell.layer.cornerRadius
        actionsView.layer.maskedCorners = cell.layer.maskedCorners.intersection(
            isAtRight
                ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner])
        table.insertSubview(actionsView, belowSubview: cell)
    }

    /// By how much the cell is moved to the right.
    var shift: CGFloat { isAtRight ? -offset : offset }

    /// The row has moved in the table.
    func move(to path: RowPath) { self.path = path }

    // MARK: By finger

    func fingerDown() { start = offset }

    /// The finger has moved by `translation` points to the right.
    func drag(by translation: CGFloat) {
        let way = start + (isAtRight ? -translation : translation)
        offset = actionsView.layout.offset(for: way)
        place()
        let isFullSwipe = actionsView.layout.isFullSwipe(offset)
        guard isFullSwipe != actionsView.isFullSwipe else { return }
        animate(0.2) { self.actionsView.isFullSwipe = isFullSwipe }
    }

    /// The finger has let go at `velocity` points a second to the right.
    func fingerUp(velocity: CGFloat) {
        if actionsView.isFullSwipe, let first = actionsView.buttons.first {
            slideOut()
            perform(first)
            return
        }
        if actionsView.layout.staysOpen(at: offset, velocity: isAtRight ? -velocity : velocity) {
            open()
        } else {
            table.closeSwipe(animated: true)
        }
    }

    // MARK: Places

    func open() {
        animate(Self.duration) {
            self.actionsView.isFullSwipe = false
            self.offset = self.actionsView.layout.openOffset
        }
    }

    private func slideOut() {
        animate(0.25) { self.offset = self.actionsView.layout.rowWidth }
    }

    /// Brings the row back.
    ///
    /// - Parameter completion: called when it is back.
    func close(animated: Bool, completion: @escaping () -> Void) {
        isClosing = true
        let change = {
            self.actionsView.isFullSwipe = false
            self.offset = 0
        }
        let end = {
            self.actionsView.removeFromSuperview()
            completion()
        }
        guard animated else {
            UIView.performWithoutAnimation {
                change()
                place()
            }
            return end()
        }
        animate(Self.duration, change) { _ in end() }
    }

    /// The row is gone: so do its buttons, as it does.
    func rowWentAway(completion: @escaping () -> Void) {
        isClosing = true
        let view = actionsView
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            view.frame.size.height = 0
            view.layoutIfNeeded()
        } completion: { _ in
            view.removeFromSuperview()
            completion()
        }
    }

    /// Puts the cell and the strip of buttons where they are now.
    func place() {
        var row = table.rectForRow(at: path.indexPath)
        guard row.height > 0 else { return }
        actionsView.layout.rowWidth = row.width
        let width = max(0, offset)
        actionsView.frame = CGRect(
            x: isAtRight ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
        actionsView.layoutIfNeeded()
        row.origin.x += shift
        if cell.frame != row { cell.frame = row }
    }

    private func animate(
        _ duration: TimeInterval, _ change: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: {
                change()
                self.place()
            }, completion: completion)
    }

    // MARK: Doing it

    private func perform(_ button: SwipeActionButton) {
        let action = button.action
        var isOver = false
        action.handler(action, button) { [weak self] _ in
            guard !isOver else { return }
            isOver = true
            guard let self, !isClosing else { return }
            table.closeSwipe(animated: true)
        }
    }
}
