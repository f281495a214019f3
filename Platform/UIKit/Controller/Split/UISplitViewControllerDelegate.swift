/// Has a say in how a split view shows its columns, and in what becomes of them where they have no room.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// The display mode is about to change.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// A column is about to be seen.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// A column is about to be seen no more.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// The mode that the display mode button leads to; `.automatic` for the system's.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// A controller is to be shown: whether that has been done.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool

    /// A controller is to be shown in the secondary column: whether that has been done.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    // MARK: Collapsing and expanding columns

    /// The columns become one: which of them is to be on top.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// The columns come back: how they are to be seen.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// The columns have become one.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// The columns have come back.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// A finger begins to lead the columns in.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// The finger has ended that, whether or not they have come.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    // MARK: Collapsing and expanding without columns

    /// Without column style: what is shown where there is room for one; nil for the primary controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// Without column style: what is the primary controller where there is room for two; nil for what is shown.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Without column style: whether the secondary controller has been seen to, so that the primary one doesn't show it.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// Without column style: what is the secondary controller where there is room for two; nil for what the primary
    /// one gives back.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
}

extension UISplitViewControllerDelegate {
    /// By default nothing happens.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    /// By default nothing happens.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}

    /// By default nothing happens.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}

    /// By default the system's.
    public func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { .automatic }

    /// By default nothing has been done.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// By default nothing has been done.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// By default the proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    /// By default the proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

    /// By default nothing happens.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

    /// By default nothing happens.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

    /// By default nothing happens.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}

    /// By default nothing happens.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}

    /// By default the primary controller.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// By default what is shown.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// By default the primary controller shows it.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }

    /// By default what the primary controller gives back.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
}
