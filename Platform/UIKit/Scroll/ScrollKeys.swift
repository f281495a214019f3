import QuartzCore

/// Keys that scroll: arrows, page up and down, the space bar, home and end. A key that is held goes on scrolling.
@MainActor
final class ScrollKeys {
    /// How far in points an arrow scrolls.
    private static let step: CGFloat = 40
    /// How much of a page in points stays in sight when the next one comes.
    private static let overlap: CGFloat = 40
    /// After how many seconds a held key repeats, and how long from there to each repetition: as desktops do.
    private static let firstDelay: TimeInterval = 0.4
    private static let delay: TimeInterval = 0.05

    private var held: (key: UIKeyboardHIDUsage, timer: DisplayClock.Timer)?

    /// A key went down that nothing else in the window wanted.
    func began(_ press: UIPress, in window: UIWindow) {
        guard let key = press.key, let movement = Movement(key) else { return }
        scroll(by: movement, in: window)
        guard movement.repeats else { return }
        wait(Self.firstDelay, key.keyCode, movement, window)
    }

    private func wait(
        _ delay: TimeInterval, _ key: UIKeyboardHIDUsage, _ movement: Movement, _ window: UIWindow
    ) {
        held?.timer.cancel()
        let timer = DisplayClock.schedule(after: delay) { [weak self, weak window] in
            guard let self, let window else { return }
            scroll(by: movement, in: window)
            wait(Self.delay, key, movement, window)
        }
        held = (key, timer)
    }

    /// A key was released.
    func ended(_ press: UIPress) {
        guard let held, press.key == nil || held.key == press.key?.keyCode else { return }
        held.timer.cancel()
        self.held = nil
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
        // Content goes the other way than what is seen of it.
        let way = movement.isForward ? -distance : distance
        scrollView.scrollByNotch(CGVector(dx: movement.isVertical ? 0 : way, dy: movement.isVertical ? way : 0))
    }

    /// What a key means.
    private struct Movement {
        enum Unit {
            case step, page, all
        }

        var unit = Unit.step
        var isVertical = true
        var isForward = true

        /// Whether the key goes on scrolling while it is held.
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
    /// The scroll view that keys scroll along an axis: the nearest one around the first responder; without one, that of
    /// which most is seen. None while a text is edited.
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
