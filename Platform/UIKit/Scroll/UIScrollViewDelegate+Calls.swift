/// Optional calls, as app code writes them: `delegate?.scrollViewDidScroll?(scrollView)`.
///
/// In Objective-C the question mark checks whether the method is implemented. Here each one is: the default
/// implementations do nothing. The properties only make the syntax valid.
extension UIScrollViewDelegate {
    /// Calls the method of the same name.
    public var scrollViewDidScroll: UIScrollViewDelegateCall? {
        UIScrollViewDelegateCall { self.scrollViewDidScroll($0) }
    }

    /// Calls the method of the same name.
    public var scrollViewWillBeginDragging: UIScrollViewDelegateCall? {
        UIScrollViewDelegateCall { self.scrollViewWillBeginDragging($0) }
    }

    /// Calls the method of the same name.
    public var scrollViewWillEndDragging: UIScrollViewDelegateDragEndCall? {
        UIScrollViewDelegateDragEndCall(delegate: self)
    }

    /// Calls the method of the same name.
    public var scrollViewDidEndDragging: UIScrollViewDelegateDragEndCall? {
        UIScrollViewDelegateDragEndCall(delegate: self)
    }

    /// Calls the method of the same name.
    public var scrollViewWillBeginDecelerating: UIScrollViewDelegateCall? {
        UIScrollViewDelegateCall { self.scrollViewWillBeginDecelerating($0) }
    }

    /// Calls the method of the same name.
    public var scrollViewDidEndDecelerating: UIScrollViewDelegateCall? {
        UIScrollViewDelegateCall { self.scrollViewDidEndDecelerating($0) }
    }

    /// Calls the method of the same name.
    public var scrollViewDidEndScrollingAnimation: UIScrollViewDelegateCall? {
        UIScrollViewDelegateCall { self.scrollViewDidEndScrollingAnimation($0) }
    }

    /// Calls the method of the same name.
    public var viewForZooming: UIScrollViewDelegateZoomedViewCall? {
        UIScrollViewDelegateZoomedViewCall(delegate: self)
    }

    /// Calls the method of the same name.
    public var scrollViewWillBeginZooming: UIScrollViewDelegateZoomCall? {
        UIScrollViewDelegateZoomCall(delegate: self)
    }

    /// Calls the method of the same name.
    public var scrollViewDidZoom: UIScrollViewDelegateCall? {
        UIScrollViewDelegateCall { self.scrollViewDidZoom($0) }
    }

    /// Calls the method of the same name.
    public var scrollViewDidEndZooming: UIScrollViewDelegateZoomCall? {
        UIScrollViewDelegateZoomCall(delegate: self)
    }

    /// Calls the method of the same name.
    public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
        { self.scrollViewShouldScrollToTop($0) }
    }

    /// Calls the method of the same name.
    public var scrollViewDidScrollToTop: UIScrollViewDelegateCall? {
        UIScrollViewDelegateCall { self.scrollViewDidScrollToTop($0) }
    }

    /// Calls the method of the same name.
    public var scrollViewDidChangeAdjustedContentInset: UIScrollViewDelegateCall? {
        UIScrollViewDelegateCall { self.scrollViewDidChangeAdjustedContentInset($0) }
    }
}

/// A call of an optional delegate method.
@preconcurrency @MainActor
public struct UIScrollViewDelegateCall {
    let call: (UIScrollView) -> Void

    /// Calls the method.
    public func callAsFunction(_ scrollView: UIScrollView) {
        call(scrollView)
    }
}

/// A call of the optional methods about the end of a drag, which are distinguished by their labels.
@preconcurrency @MainActor
public struct UIScrollViewDelegateDragEndCall {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
    public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        delegate.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
}

/// A call of the optional method `viewForZooming(in:)`.
@preconcurrency @MainActor
public struct UIScrollViewDelegateZoomedViewCall {
    let delegate: any UIScrollViewDelegate

    /// Calls `viewForZooming(in:)`.
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
        delegate.viewForZooming(in: scrollView)
    }
}

/// A call of the optional methods about the beginning and the end of zooming.
@preconcurrency @MainActor
public struct UIScrollViewDelegateZoomCall {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewWillBeginZooming(_:with:)`.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
        delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }

    /// Calls `scrollViewDidEndZooming(_:with:atScale:)`.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
}
