internal import RowGeometry

/// A row that is swiped or open, until it has closed or has been deleted.
///
/// The buttons are in the cell, beside its contents. Moving the origin of the cell's bounds reveals them, so
/// that they move with the row and are clipped to its card.
@MainActor
final class SwipeSession {
    /// The cause of the row's opening.
    enum Cause {
        case finger
        /// The delete control of a row that is being edited.
        case editControl
    }

    private(set) var path: RowPath
    let cause: Cause
    let cell: any SwipeCell
    let actionsView: SwipeActionsView
    /// Whether the buttons are at the right edge of the row.
    let isAtRight: Bool
    /// The distance of the row from the buttons' edge, in points.
    private(set) var offset: CGFloat = 0
    /// Whether the session is over, apart from its animation.
    private(set) var isClosing = false
    /// Whether the row has been deleted.
    private(set) var isRowDeleted = false
    /// Whether the delegate has been notified of the end.
    var hasEnded = false
    private unowned let host: any SwipeHost
    /// Whether the cell clipped its contents before it was swiped.
    private let clipsWithoutSwipe: Bool
    /// The offset of the row when the touch began.
    private var start: CGFloat = 0

    /// The duration in which a row opens or closes, in seconds. Chosen to feel as on iOS.
    private static let duration: TimeInterval = 0.4
    /// The duration in which the first button covers the others, in seconds.
    private static let coverDuration: TimeInterval = 0.2
    /// The duration in which the contents of a deleted row slide out, in seconds.
    private static let deletionDuration: TimeInterval = 0.3

    init(
        _ path: RowPath, _ cell: any SwipeCell, in host: any SwipeHost, _ configuration: UISwipeActionsConfiguration,
        isAtRight: Bool, cause: Cause
    ) {
        self.path = path
        self.cause = cause
        self.cell = cell
        self.host = host
        self.isAtRight = isAtRight
        // Ends a session that is still closing.
        cell.swipe?.abandon()
        clipsWithoutSwipe = cell.clipsToBounds
        var tapped: ((SwipeActionButton) -> Void)?
        actionsView = SwipeActionsView(configuration, isAtRight: isAtRight, rowSize: cell.bounds.size) { tapped?($0) }
        tapped = { [weak self] button in self?.perform(button) }
        cell.swipe = self
        UIView.performWithoutAnimation {
            cell.addSubview(actionsView)
            // Contents that are moved out of the card are clipped.
            cell.swipeClippingDidChange(clips: clipsWithoutSwipe)
            layoutRow()
        }
    }

    /// Updates the path of a row that has been moved in the list.
    func move(to path: RowPath) { self.path = path }

    // MARK: Touches

    /// Begins a drag of the row, which may be moving.
    func beginDrag() {
        start = abs(cell.layer.presentation()?.bounds.minX ?? offset)
        cell.layer.removeAllAnimations()
        Self.stopAnimations(in: actionsView)
        offset = start
        UIView.performWithoutAnimation { layoutRow() }
    }

    private static func stopAnimations(in view: UIView) {
        view.layer.removeAllAnimations()
        for child in view.subviews { stopAnimations(in: child) }
    }

    /// Moves the row for a translation in points to the right.
    func drag(by translation: CGFloat) {
        offset = actionsView.layout.offset(for: start + (isAtRight ? -translation : translation))
        layoutRow()
        let isFullSwipe = actionsView.layout.isFullSwipe(offset)
        guard isFullSwipe != actionsView.isFullSwipe else { return }
        UIView.animate(withDuration: Self.coverDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.actionsView.cover(with: isFullSwipe ? self.actionsView.buttons.first : nil)
            self.actionsView.layoutIfNeeded()
        }
    }

    /// Ends a drag with a velocity in points per second to the right.
    func endDrag(velocity: CGFloat) {
        if actionsView.isFullSwipe, let first = actionsView.buttons.first {
            animate(to: actionsView.layout.rowWidth)
            perform(first)
            return
        }
        let speed = isAtRight ? -velocity : velocity
        if actionsView.layout.remainsOpen(at: offset, velocity: speed) {
            open(velocity: speed)
        } else {
            host.closeSwipe(animated: true)
        }
    }

    // MARK: Positions

    func open(velocity: CGFloat = 0) {
        animate(to: actionsView.layout.openOffset, velocity: velocity) { [weak self] in
            guard let self, !isClosing else { return }
            cell.swipeTransitionDidEnd()
        }
    }

    /// Closes the row.
    ///
    /// - Parameter completion: Called when the row is closed.
    func close(animated: Bool, completion: @escaping () -> Void) {
        isClosing = true
        cell.swipeDidChange(isOpen: false)
        let end = { [self] in
            guard cell.swipe === self else { return }
            detach()
            cell.swipeTransitionDidEnd()
            completion()
        }
        guard animated else {
            UIView.performWithoutAnimation { end() }
            return
        }
        animate(to: 0, completion: end)
    }

    /// Animates a deleted row: its contents slide out, and the button of the performed action covers the
    /// rest while other rows close the gap.
    func animateDeletion(completion: @escaping () -> Void) {
        isClosing = true
        isRowDeleted = true
        let buttons = actionsView.buttons
        let chosen = actionsView.covering ?? buttons.first { $0.action.style == .destructive } ?? buttons.first
        UIView.animate(
            withDuration: Self.deletionDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
        ) {
            self.actionsView.cover(with: chosen)
            self.offset = self.actionsView.layout.rowWidth
            self.layoutRow()
        } completion: { _ in
            completion()
        }
    }

    /// Records that the row has been deleted by a reload.
    func rowWasDeleted() { isRowDeleted = true }

    /// Restores the cell without animation because it is required for another row.
    func abandon() {
        isClosing = true
        UIView.performWithoutAnimation {
            detach()
            cell.swipeDidChange(isOpen: false)
        }
        cell.swipeTransitionDidEnd()
    }

    private func detach() {
        offset = 0
        cell.bounds.origin.x = 0
        cell.layer.removeAllAnimations()
        actionsView.removeFromSuperview()
        if cell.swipe === self { cell.swipe = nil }
        cell.swipeClippingDidChange(clips: clipsWithoutSwipe)
        cell.layoutIfNeeded()
    }

    /// Moves the row and the buttons to their current positions.
    func layoutRow() {
        let origin = isAtRight ? offset : -offset
        if cell.bounds.minX != origin {
            cell.bounds.origin.x = origin
            // Backgrounds keep their positions during the animation.
            cell.layoutIfNeeded()
        }
        layoutActions()
    }

    /// Places the buttons beside the contents of the row.
    func layoutActions() {
        let row = cell.bounds.size
        actionsView.layout.rowWidth = row.width
        let width = max(0, offset)
        actionsView.frame = CGRect(x: isAtRight ? row.width : -width, y: 0, width: width, height: row.height)
        actionsView.layoutIfNeeded()
        cell.bringSubviewToFront(actionsView)
    }

    /// - Parameter velocity: The velocity in points per second, away from the buttons' edge.
    private func animate(to end: CGFloat, velocity: CGFloat = 0, completion: @escaping () -> Void = {}) {
        let distance = end - offset
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: abs(distance) > 1 ? max(0, velocity / distance) : 0, options: .allowUserInteraction,
            animations: {
                if end < self.actionsView.layout.rowWidth { self.actionsView.cover(with: nil) }
                self.offset = end
                self.layoutRow()
            },
            completion: { _ in completion() })
    }

    // MARK: Performing actions

    private func perform(_ button: SwipeActionButton) {
        host.perform(button.action, from: button) { [weak self] in
            guard let self, !isClosing else { return nil }
            return path
        } completion: { [weak self] in
            self?.host.closeSwipe(animated: true)
        }
    }
}
