/// Delivers the scrolls of a mouse wheel or touchpad to a scroll view.
@MainActor
final class ScrollDelivery {
    /// The scroll view in which the touchpad gesture began. It receives the whole gesture, even if the
    /// pointer leaves it.
    private weak var gestureTarget: UIScrollView?
    /// Whether a touchpad gesture is in progress. Without gesture phases from the host, each step is
    /// delivered by itself.
    private var isInGesture = false

    func deliver(_ event: ScrollEvent, to window: UIWindow) {
        let scroll = event.scroll
        if event.modifierFlags.contains(.control), let pinch = pinch(under: scroll.location, event, in: window) {
            let length =
                scroll.isPrecise
                ? Self.pointsPerDoubling : WindowEventTranslator.pointsPerNotch * Self.notchesPerDoubling
            pinch.pinch(
                by: pow(2, scroll.delta.dy / length), at: scroll.location, isPrecise: scroll.isPrecise,
                time: scroll.timestamp)
            return
        }
        guard scroll.isPrecise else {
            target(of: scroll, event: event, in: window)?.scrollByNotch(scroll.delta)
            return
        }
        if scroll.phase == .began {
            gestureTarget = nil
            isInGesture = true
        }
        // The direction, which selects the target, is known from the first movement on.
        if gestureTarget == nil, scroll.delta != .zero { gestureTarget = target(of: scroll, event: event, in: window) }
        gestureTarget?.scrollPrecisely(by: scroll.delta, phase: scroll.phase, at: scroll.timestamp)
        if scroll.phase == .ended || scroll.phase == .cancelled { isInGesture = false }
        if !isInGesture { gestureTarget = nil }
    }

    /// The wheel notches, and the touchpad distance in points, that double the size.
    private static let notchesPerDoubling: CGFloat = 4
    private static let pointsPerDoubling: CGFloat = 200

    /// Returns the pinch recognizer at `location`, if one is ready to begin.
    private func pinch(
        under location: CGPoint, _ event: UIEvent, in window: UIWindow
    ) -> UIPinchGestureRecognizer? {
        var view = window.hitTest(location, with: event)
        while let current = view {
            for case let pinch as UIPinchGestureRecognizer in current.recognizers where pinch.isEnabled {
                if current.gestureRecognizerShouldBegin(pinch) { return pinch }
            }
            view = current.parentView
        }
        return nil
    }

    /// Returns the deepest scroll view under the pointer that can scroll in the direction. If none can,
    /// returns the deepest one that scrolls along the axis, so that a touchpad gesture can pull beyond its
    /// edge.
    private func target(of scroll: HostScroll, event: UIEvent, in window: UIWindow) -> UIScrollView? {
        var fallback: UIScrollView?
        var view = window.hitTest(scroll.location, with: event)
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                // A scroll view that is still scrolling also receives the following steps of the wheel.
                if scrollView.hasRoom(toMoveBy: scroll.delta) || scrollView.isTakingScrolls { return scrollView }
                if fallback == nil, scrollView.scrolls(along: scroll.delta) { fallback = scrollView }
            }
            view = current.parentView
        }
        return fallback
    }
}
