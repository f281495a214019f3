/// What hears how a scroll view scrolls. All methods are optional.
///
/// A drag with momentum calls, in this order: will begin dragging, did scroll (many), will end dragging, did end
/// dragging, will begin decelerating, did scroll (many), did end decelerating.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset has changed, for whatever reason. Called up to once a frame while something moves: keep it short.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger has begun to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger is lifted.
    ///
    /// - Parameters:
    ///   - velocity: of the offset, in points a **millisecond**.
    ///   - targetContentOffset: where the content will come to rest: change it to rest elsewhere.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// The finger was lifted; `decelerate` says whether the content goes on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content goes on moving after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content has come to rest after a drag, or was stopped by a finger.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animation that `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` began is over. Not called
    /// where there was nothing to animate.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that is zoomed; nil where content can't be.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Fingers have begun to zoom, or an animation that the app asked for has.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// The scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// A zoom is over, and so is its swinging back.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether a tap on the status bar may scroll to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// The content has come to its top after a tap on the status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// The insets have changed that result from `contentInset` and the safe area.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Nothing happens.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Nothing happens.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// The target stays.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Nothing happens.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Nothing happens.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing happens.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing happens.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// No view.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Nothing happens.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Nothing happens.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Nothing happens.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// It may.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Nothing happens.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Nothing happens.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Where `UIScrollView.delegate` is declared.
///
/// A property of an extension of a protocol can be declared anew, with another type, by a subclass: `UITableView` has a
/// `delegate` of its own type over the same storage. In Objective-C that is covariance, which Swift has not.
@preconcurrency @MainActor
public protocol _UIScrollViewDelegating: AnyObject {}

extension UIScrollView: _UIScrollViewDelegating {}

extension _UIScrollViewDelegating where Self: UIScrollView {
    /// What hears how the view scrolls. The view does not keep it alive.
    public var delegate: (any UIScrollViewDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
}
