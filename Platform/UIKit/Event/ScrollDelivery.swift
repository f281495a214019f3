/// Finds the scroll view that a wheel or a touchpad moves.
@MainActor
final class ScrollDelivery {
    /// The view that the gesture on the touchpad began in keeps it to its end, whatever comes under the pointer.
    private weak var captured: UIScrollView?

    func deliver(_ event: ScrollEvent, to window: UIWindow) {
        let scroll = event.scroll
        switch scroll.phase {
        case .began:
            captured = target(of: scroll, event: event, in: window)
            captured?.scrollPrecisely(by: scroll.delta, phase: .began, at: scroll.timestamp)
        case .changed:
            if scroll.isPrecise {
                let view = captured ?? target(of: scroll, event: event, in: window)
                view?.scrollPrecisely(by: scroll.delta, phase: .changed, at: scroll.timestamp)
            } else {
                target(of: scroll, event: event, in: window)?.scrollByNotch(scroll.delta)
            }
        case .ended, .cancelled:
            captured?.scrollPrecisely(by: scroll.delta, phase: scroll.phase, at: scroll.timestamp)
            captured = nil
        }
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
