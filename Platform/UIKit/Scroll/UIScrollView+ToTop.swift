internal import ScrollPhysics
import QuartzCore

/// Scrolling to the top by a tap on the status bar.
extension UIScrollView {
    /// Whether the content can be scrolled up.
    private var isBelowTop: Bool { contentOffset.y > limits.y.lowerBound }

    /// Scrolls to the top, unless the delegate prevents it or the content is there.
    final func scrollToTop() {
        guard isBelowTop, storedDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        cancelDrag()
        stopMotion()
        let top = CGPoint(x: contentOffset.x, y: limits.y.lowerBound)
        guard window != nil, UIView.areAnimationsEnabled else {
            contentOffset = top
            storedDelegate?.scrollViewDidScrollToTop(self)
            return
        }
        let animation = ScrollAnimation(from: contentOffset, to: top, start: DisplayClock.now, purpose: .toTop)
        begin(.animating(.animation(animation)))
        indicators.show(in: self)
    }
}

extension UIWindow {
    /// Scrolls the only visible scroll view with `scrollsToTop` to its top. If there are several, none
    /// scrolls.
    final func scrollToTop() {
        let candidates = visibleScrollViews.map(\.view).filter(\.scrollsToTop)
        if candidates.count == 1 { candidates[0].scrollToTop() }
    }

    /// The visible scroll views and their visible rectangles in the window.
    final var visibleScrollViews: [(view: UIScrollView, visible: CGRect)] {
        var found: [(UIScrollView, CGRect)] = []
        collectScrollViews(in: self, clip: bounds, into: &found)
        return found
    }

    private func collectScrollViews(in view: UIView, clip: CGRect, into found: inout [(UIScrollView, CGRect)]) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        let visible = view.convert(view.bounds, to: self as UIView).intersection(clip)
        if let scrollView = view as? UIScrollView, !visible.isEmpty { found.append((scrollView, visible)) }
        let inner = view.clipsToBounds ? visible : clip
        guard !inner.isEmpty else { return }
        for subview in view.subviews { collectScrollViews(in: subview, clip: inner, into: &found) }
    }
}
