internal import ScrollPhysics
import QuartzCore

/// The way back to the top that a tap on the status bar takes.
extension UIScrollView {
    /// Whether content can be scrolled up from where it is.
    private var isBelowTop: Bool { contentOffset.y > limits.y.lowerBound }

    /// Scrolls to the top, if the delegate has nothing against it and the content is not there.
    final func scrollToTop() {
        guard isBelowTop, storedDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        letGo()
        stopMotion()
        let top = CGPoint(x: contentOffset.x, y: limits.y.lowerBound)
        guard window != nil, UIView.areAnimationsEnabled else {
            contentOffset = top
            storedDelegate?.scrollViewDidScrollToTop(self)
            return
        }
        begin(
            .animation(
                ScrollAnimation(from: contentOffset, to: top, start: DisplayClock.now, purpose: .toTop)))
        indicators.show(in: self)
    }
}

extension UIWindow {
    /// Scrolls the window's scroll view to its top: the only one that can be seen and has `scrollsToTop`. Where there
    /// are several, nobody knows which is meant, and none moves.
    final func scrollToTop() {
        let wanting = visibleScrollViews.map(\.view).filter(\.scrollsToTop)
        if wanting.count == 1 { wanting[0].scrollToTop() }
    }

    /// The scroll views that can be seen, and what of each, in the window.
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
