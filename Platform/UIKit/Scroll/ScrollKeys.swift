import QuartzCore

/// Scrolls with the arrow keys, Page Up and Down, the space bar, Home and End. Held keys repeat.
@MainActor
final class ScrollKeys {
    /// The distance of an arrow key, in points.
    private static let step: CGFloat = 40
    /// The height by which two successive pages overlap, in points.
    private static let overlap: CGFloat = 40
    /// The times until a held key repeats first and again, in seconds, as on desktops.
    private static let firstDelay: TimeInterval = 0.4
    private static let delay: TimeInterval = 0.05

    private var heldKey: (key: UIKeyboardHIDUsage, timer: DisplayClock.Timer)?

    /// Called when a key was pressed that no responder has handled.
    func began(_ press: UIPress, in window: UIWindow) {
        guard let key = press.key, let movement = Movement(key) else { return }
        scroll(by: movement, in: window)
        guard movement.repeats else { return }
        scheduleRepeat(Self.firstDelay, key.keyCode, movement, window)
    }

    private func scheduleRepeat(
        _ delay: TimeInterval, _ key: UIKeyboardHIDUsage, _ movement: Movement, _ window: UIWindow
    ) {
        heldKey?.timer.cancel()
        let timer = DisplayClock.schedule(after: delay) { [weak self, weak window] in
            guard let self, let window else { return }
            scroll(by: movement, in: window)
            scheduleRepeat(Self.delay, key, movement, window)
        }
        heldKey = (key, timer)
    }

    /// Called when a key was released.
    func ended(_ press: UIPress) {
        guard let heldKey, press.key == nil || heldKey.key == press.key?.keyCode else { return }
        heldKey.timer.cancel()
        self.heldKey = nil
    }

    private func scroll(by movement: Movement, in window: UIWindow) {
        guard let scrollView = window.scrollViewForKeys(isVertical: movement.isVertical) else { return }
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
        let length = movement.isVertical ? visible.height : visible.width
        let distance =
            switch movement.unit {
            case .step: Self.step
            case .page: max(Self.step, length - Self.overlap)
            case .all: movement.isVertical ? scrollView.contentSize.height : scrollView.contentSize.width
            }
        // The content moves in the direction opposite to the visible rectangle.
        let delta = movement.isForward ? -distance : distance
        scrollView.scrollByNotch(CGVector(dx: movement.isVertical ? 0 : delta, dy: movement.isVertical ? delta : 0))
    }

    /// The movement for a key.
    private struct Movement {
        enum Unit {
            case step, page, all
        }

        var unit = Unit.step
        var isVertical = true
        var isForward = true

        /// Whether the movement repeats while the key is held.
        var repeats: Bool { unit != .all }

        init?(_ key: UIKey) {
            let modifiers = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
            switch (key.keyCode, modifiers) {
            case (.keyboardDownArrow, []): break
            case (.keyboardUpArrow, []): isForward = false
            case (.keyboardRightArrow, []): isVertical = false
            case (.keyboardLeftArrow, []): (isVertical, isForward) = (false, false)
            case (.keyboardPageDown, []), (.keyboardSpacebar, []), (.keyboardDownArrow, .alternate): unit = .page
            case (.keyboardPageUp, []), (.keyboardSpacebar, .shift), (.keyboardUpArrow, .alternate):
                (unit, isForward) = (.page, false)
            case (.keyboardEnd, []), (.keyboardDownArrow, .command): unit = .all
            case (.keyboardHome, []), (.keyboardUpArrow, .command): (unit, isForward) = (.all, false)
            default: return nil
            }
        }
    }
}

extension UIWindow {
    /// Returns the scroll view that keys scroll along an axis: the nearest one that contains the first
    /// responder, or else the one with the largest visible area. Nil while text is edited.
    final func scrollViewForKeys(isVertical: Bool) -> UIScrollView? {
        func mayScroll(_ view: UIScrollView) -> Bool {
            let axes = view.scrollableAxes
            return view.allowsKeyboardScrolling && (isVertical ? axes.vertical : axes.horizontal)
        }
        if firstResponder is any UIKeyInput { return nil }
        if let responder = firstResponder as? UIView {
            return sequence(first: responder, next: \.superview).lazy
                .compactMap { $0 as? UIScrollView }.first { mayScroll($0) }
        }
        return visibleScrollViews.filter { mayScroll($0.view) }
            .max { $0.visible.width * $0.visible.height < $1.visible.width * $1.visible.height }?.view
    }
}
