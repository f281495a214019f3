/// Finds the scroll view that a wheel or a touchpad moves.
@MainActor
final class ScrollDelivery {
    /// The view that the gesture on the touchpad began in keeps it to its end, whatever comes under the pointer.
    private weak var captured: UIScrollView?
    /// Whether fingers are on the touchpad. Where hosts can't tell, each step stands for itself.
    private var isInGesture = false

    func deliver(_ event: ScrollEvent, to window: UIWindow) {
        let scroll = event.scroll
        if event.modifierFlags.contains(.control), let pinch = pinch(under: scroll.location, event, in: window) {
            let length = scroll.isPrecise ? Self.pointsPerDoubling : WindowEventTranslator.pointsPerNotch * Self.notches
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
            captured = nil
            isInGesture = true
        }
        // Which way the gesture goes is known from its first movement on.
        if captured == nil, scroll.delta != .zero { captured = target(of: scroll, event: event, in: window) }
        captured?.scrollPrecisely(by: scroll.delta, phase: scroll.phase, at: scroll.timestamp)
        if scroll.phase == .ended || scroll.phase == .cancelled { isInGesture = false }
        if !isInGesture { captured = nil }
    }

    /// How many notches of a wheel, and how many points of a touchpad, make things twice as large.
    private static let notches: CGFloat = 4
    private static let pointsPerDoubling: CGFloat = 200

    /// What would find a pinch under the pointer.
    private func pinch(
        under location: CGPoint, _ event: UIEvent, in window: UIWindow
    ) -> UIPinchGestureRecognizer? {
        var view = window.hitTest(location, with: event)
        while let current = view {
            for case let pinch as UIPinchGestureRecognizer in current.recognizers where pinch.isEnabled {
                if current.gestureRecognizerShouldBegin(pinch) { return pinch }
            }
            view = current.superview
        }
        return nil
    }

    /// The deepest scroll view under the pointer that still has somewhere to go that way; where none has, the deepest
    /// one that scrolls along that axis at all, so that what follows fingers can give a little at its edge.
    private func target(of scroll: HostScroll, event: UIEvent, in window: UIWindow) -> UIScrollView? {
        var fallback: UIScrollView?
        var view = window.hitTest(scroll.location, with: event)
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                // A scroll view that is still moving takes what comes: the wheel turned on in the meantime.
                if scrollView.hasRoom(toMoveBy: scroll.delta) || scrollView.isTakingScrolls { return scrollView }
                if fallback == nil, scrollView.scrolls(along: scroll.delta) { fallback = scrollView }
            }
            view = current.superview
        }
        return fallback
    }
}
