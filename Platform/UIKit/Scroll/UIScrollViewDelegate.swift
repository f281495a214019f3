/// The delegate of a scroll view. All methods are optional.
///
/// A drag with momentum calls, in this order: will begin dragging, did scroll (repeatedly), will end
/// dragging, did end dragging, will begin decelerating, did scroll (repeatedly), did end decelerating.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the offset has changed for any reason. It is called up to once per frame, so
    /// it should be fast.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when the user has begun to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the user ends a drag.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The velocity of the offset, in points per **millisecond**.
    ///   - targetContentOffset: The offset at which the content will come to rest. Change it to rest
    ///     elsewhere.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when the user has ended a drag, and whether the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the content moves on after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the content has come to rest after a drag, or was stopped by a touch.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when an animation by `setContentOffset(_:animated:)` or
    /// `scrollRectToVisible(_:animated:)` has ended. It is not called if there was nothing to animate.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Returns the view to zoom; nil if the content can't be zoomed.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called when the user or an animation has begun to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called when the scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when zooming has ended, including a bounce.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Returns whether a tap on the status bar may scroll to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when the content has reached its top after a tap on the status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Called when `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// The default implementation does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
    }
    /// The default implementation does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forwardee("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
    }
    /// The default implementation keeps the target.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forwardee("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    /// The default implementation does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forwardee("scrollViewDidEndDragging:willDecelerate:")?.scrollViewDidEndDragging(
            scrollView, willDecelerate: decelerate)
    }
    /// The default implementation does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forwardee("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
    }
    /// The default implementation does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
    }
    /// The default implementation does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    /// The default implementation returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        guard let target = forwardee("viewForZoomingInScrollView:") else { return nil }
        return target.viewForZooming(in: scrollView)
    }
    /// The default implementation does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forwardee("scrollViewWillBeginZooming:withView:")?.scrollViewWillBeginZooming(scrollView, with: view)
    }
    /// The default implementation does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
    }
    /// The default implementation does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        forwardee("scrollViewDidEndZooming:withView:atScale:")?.scrollViewDidEndZooming(
            scrollView, with: view, atScale: scale)
    }
    /// The default implementation returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        guard let target = forwardee("scrollViewShouldScrollToTop:") else { return true }
        return target.scrollViewShouldScrollToTop(scrollView)
    }
    /// The default implementation does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
    }
    /// The default implementation does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
}

/// The protocol that declares `UIScrollView.delegate`.
///
/// A subclass can redeclare a property of a protocol extension with another type: `UITableView` has a
/// `delegate` of its own type over the same storage. Objective-C allows covariant properties; Swift does
/// not.
@preconcurrency @MainActor
public protocol _UIScrollViewDelegating: AnyObject {}

extension UIScrollView: _UIScrollViewDelegating {}

extension _UIScrollViewDelegating where Self: UIScrollView {
    /// The delegate. The view does not retain it.
    public var delegate: (any UIScrollViewDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
}
