/// The delegate of a page view controller, which is notified of the turns by the user.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user begins to turn to other pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// Tells the delegate that a turn by the user has ended.
    ///
    /// - Parameters:
    ///   - pageViewController: The page view controller.
    ///   - finished: Whether the animation has finished.
    ///   - previousViewControllers: The pages before the turn.
    ///   - completed: Whether the page was turned, rather than moved back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// Returns the orientations that the page view controller supports.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask

    /// Returns the preferred orientation of a presented page view controller.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// The default implementation does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// The default implementation does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}

    /// The default implementation returns the orientations of a view controller.
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    { pageViewController.defaultSupportedOrientations }

    /// The default implementation returns the preferred orientation of a view controller.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { pageViewController.defaultPreferredOrientation }
}

/// The data source of a page view controller, which provides the pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another one, or `nil` if that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Returns the page after another one, or `nil` if that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of pages in the page control, which is shown if this method and
    /// `presentationIndex(for:)` are implemented. Called after `setViewControllers(_:direction:animated:completion:)`.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Returns the index of the current page in the page control. Called after
    /// `setViewControllers(_:direction:animated:completion:)`.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// The default implementation has the effect that no page control is shown.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { PageNeighbors.noCount }

    /// The default implementation has the effect that no page control is shown.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { PageNeighbors.noCount }
}
