/// Follows the pointer without a pressed button: what is below it reacts.
@MainActor
final class PointerTracker {
    /// The position on the screen, or `nil` outside the window.
    private var location: CGPoint?
    private var modifiers: UIKeyModifierFlags = []
    private var recognizers: [UIHoverGestureRecognizer] = []
    private weak var interaction: UIPointerInteraction?
    private weak var scrollView: UIScrollView?
    private var cursor = PointerCursor.arrow
    private let toolTip = ToolTipPresenter()
    private let hover = HoverPresenter()
    /// Whether hover styles are not displayed until the pointer moves, because the user touches the screen or drags.
    private var isHoverPaused = false
    /// Whether views below the pointer may have moved.
    private var needsRefresh = false
    private let screen: UIScreen

    init(on screen: UIScreen) {
        self.screen = screen
    }

    /// Moves the pointer to a position on the screen, or out of the window.
    func move(to location: CGPoint?, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        isHoverPaused = false
        refresh()
    }

    /// Displays no hover style until the pointer moves.
    func pauseHover() {
        isHoverPaused = true
        hover.end()
    }

    /// Ends the display of a view's hover style, because the view is selected.
    func endHover(of view: UIView) { hover.end(of: view) }

    /// Notes that views may have moved, so that the next frame looks again at what is below the pointer.
    @inline(__always) func contentDidMove() {
        if location != nil { needsRefresh = true }
    }

    /// Looks again at what is below the pointer if views have moved.
    func refreshIfNeeded() {
        if needsRefresh { refresh() }
    }

    /// Hides the tool tip, as when a button or a key is pressed.
    func cancelToolTip() { toolTip.cancel() }

    /// Looks again at what is below the pointer.
    func refresh() {
        needsRefresh = false
        let target = location.flatMap(target)
        let path = target.map { Array(sequence(first: $0.view) { $0.superview }) } ?? []
        follow(path, target?.point)
        show(cursor(for: path, target?.point))
        followScrollBar(path, target?.point)
        toolTip.pointerDidMove(over: path, to: target?.point)
        if !isHoverPaused { hover.pointerDidMove(over: path, interaction) }
    }

    /// Returns the innermost view at a position of the screen, and the position in its window.
    private func target(at location: CGPoint) -> (view: UIView, point: CGPoint)? {
        for window in screen.windows.reversed() {
            let point = window.convert(location, from: nil as UIWindow?)
            if let view = window.hitTest(point, with: nil) { return (view, point) }
        }
        return nil
    }

    // MARK: Recognizers

    private func follow(_ path: [UIView], _ point: CGPoint?) {
        let found = path.flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }
        let left = recognizers.filter { old in !found.contains { $0 === old } }
        recognizers = found
        for recognizer in left { recognizer.pointerDidMove(to: nil) }
        for recognizer in found { recognizer.pointerDidMove(to: point) }
    }

    private func followScrollBar(_ path: [UIView], _ point: CGPoint?) {
        var found: (scrollView: UIScrollView, axis: NSLayoutConstraint.Axis)?
        for case let candidate as UIScrollView in path {
            guard let point,
                let axis = ScrollBarGestureRecognizer.axis(
                    at: candidate.convert(point, from: candidate.window), in: candidate)
            else { continue }
            found = (candidate, axis)
            break
        }
        if let scrollView, scrollView !== found?.scrollView { scrollView.pointerDidMove(onBar: nil) }
        scrollView = found?.scrollView
        found?.scrollView.pointerDidMove(onBar: found?.axis)
    }

    // MARK: Cursor

    /// The cursor of the innermost view that has one. Effects of the views are updated.
    private func cursor(for path: [UIView], _ point: CGPoint?) -> PointerCursor {
        var result = PointerCursor.arrow
        var current: UIPointerInteraction?
        search: for view in path {
            guard let point else { break }
            let local = view.convert(point, from: view.window)
            for case let candidate as UIPointerInteraction in view.interactions
            where candidate.pointerDidMove(to: local, modifiers: modifiers) {
                current = candidate
                result = candidate.cursor
                break search
            }
            if let own = view.ownCursor(at: local) {
                result = own
                break
            }
        }
        if let interaction, interaction !== current { interaction.leave() }
        interaction = current
        return result
    }

    private func show(_ new: PointerCursor) {
        guard new != cursor else { return }
        cursor = new
        screen.host?.cursorDidChange(to: new)
    }
}

extension UIView {
    /// The cursor of a system view at a point of it, or `nil` if it has none of its own.
    fileprivate final func ownCursor(at point: CGPoint) -> PointerCursor? {
        switch self {
        case let field as UITextField: field.isEnabled ? .text : nil
        case let text as UITextView:
            if case .link = text.item(at: point)?.content {
                .link
            } else {
                text.isEditable || text.isSelectable ? .text : nil
            }
        case is SheetGrabber: .resizeVertical
        case is UIControl: .arrow
        default: nil
        }
    }
}
