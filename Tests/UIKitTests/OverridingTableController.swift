import UIKit

/// A controller that overrides each member of `UIViewController` and `UITableViewController` except the
/// methods of the data source and the delegate, counts the calls, and calls super.
class OverridingTableController: UITableViewController {
    final var calls: [String: Int] = [:]

    /// Counts a call of the member that calls this method.
    final func counted<Result>(_ member: String = #function, _ body: () -> Result) -> Result {
        calls[member, default: 0] += 1
        return body()
    }

    // MARK: UITableViewController

    override func encode(with coder: NSCoder) { counted { super.encode(with: coder) } }
    override var tableView: UITableView! {
        get { counted { super.tableView } }
        set { counted { super.tableView = newValue } }
    }
    override var clearsSelectionOnViewWillAppear: Bool {
        get { counted { super.clearsSelectionOnViewWillAppear } }
        set { counted { super.clearsSelectionOnViewWillAppear = newValue } }
    }
    override var refreshControl: UIRefreshControl? {
        get { counted { super.refreshControl } }
        set { counted { super.refreshControl = newValue } }
    }
    override func loadView() { counted { super.loadView() } }
    override func viewWillAppear(_ animated: Bool) { counted { super.viewWillAppear(animated) } }
    override func viewDidAppear(_ animated: Bool) { counted { super.viewDidAppear(animated) } }
    override func viewDidDisappear(_ animated: Bool) { counted { super.viewDidDisappear(animated) } }
    override func setEditing(_ editing: Bool, animated: Bool) {
        counted { super.setEditing(editing, animated: animated) }
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { counted { super.scrollViewDidScroll(scrollView) } }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        counted { super.scrollViewWillBeginDragging(scrollView) }
    }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        counted {
            super.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        counted { super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        counted { super.viewForZooming(in: scrollView) }
    }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        counted { super.scrollViewWillBeginZooming(scrollView, with: view) }
    }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { counted { super.scrollViewDidZoom(scrollView) } }
    override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        counted { super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        counted { super.scrollViewDidChangeAdjustedContentInset(scrollView) }
    }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        counted { super.scrollViewShouldScrollToTop(scrollView) }
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        counted { super.scrollViewDidScrollToTop(scrollView) }
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        counted { super.scrollViewWillBeginDecelerating(scrollView) }
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        counted { super.scrollViewDidEndDecelerating(scrollView) }
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        counted { super.scrollViewDidEndScrollingAnimation(scrollView) }
    }

    // MARK: UIViewController

    override var view: UIView! {
        get { counted { super.view } }
        set { counted { super.view = newValue } }
    }
    override var viewIfLoaded: UIView? { counted { super.viewIfLoaded } }
    override var isViewLoaded: Bool { counted { super.isViewLoaded } }
    override func loadViewIfNeeded() { counted { super.loadViewIfNeeded() } }
    override func viewDidLoad() { counted { super.viewDidLoad() } }
    override func viewIsAppearing(_ animated: Bool) { counted { super.viewIsAppearing(animated) } }
    override func viewWillDisappear(_ animated: Bool) { counted { super.viewWillDisappear(animated) } }
    override func updateViewConstraints() { counted { super.updateViewConstraints() } }
    override func viewWillLayoutSubviews() { counted { super.viewWillLayoutSubviews() } }
    override func viewDidLayoutSubviews() { counted { super.viewDidLayoutSubviews() } }
    override func viewSafeAreaInsetsDidChange() { counted { super.viewSafeAreaInsetsDidChange() } }
    override func viewLayoutMarginsDidChange() { counted { super.viewLayoutMarginsDidChange() } }
    override func willMove(toParent parent: UIViewController?) { counted { super.willMove(toParent: parent) } }
    override func didMove(toParent parent: UIViewController?) { counted { super.didMove(toParent: parent) } }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        counted { super.shouldAutomaticallyForwardAppearanceMethods }
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        counted { super.prepare(for: segue, sender: sender) }
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        counted { super.shouldPerformSegue(withIdentifier: identifier, sender: sender) }
    }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { counted { super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) } }
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        counted { super.allowedChildrenForUnwinding(from: source) }
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        counted { super.unwind(for: unwindSegue, towards: subsequentVC) }
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { counted { super.preferredFocusEnvironments } }
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { counted { super.parentFocusEnvironment } }
    override var focusItemContainer: (any UIFocusItemContainer)? { counted { super.focusItemContainer } }
    override var focusGroupIdentifier: String? { counted { super.focusGroupIdentifier } }
    override func setNeedsFocusUpdate() { counted { super.setNeedsFocusUpdate() } }
    override func updateFocusIfNeeded() { counted { super.updateFocusIfNeeded() } }
    override var restoresFocusAfterTransition: Bool {
        get { counted { super.restoresFocusAfterTransition } }
        set { counted { super.restoresFocusAfterTransition = newValue } }
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        counted { super.shouldUpdateFocus(in: context) }
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        counted { super.didUpdateFocus(in: context, with: coordinator) }
    }
    override var traitCollection: UITraitCollection { counted { super.traitCollection } }
    override func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { counted { super.setOverrideTraitCollection(collection, forChild: childViewController) } }
    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        counted { super.overrideTraitCollection(forChild: childViewController) }
    }
    override var preferredContentSize: CGSize {
        get { counted { super.preferredContentSize } }
        set { counted { super.preferredContentSize = newValue } }
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        counted { super.preferredContentSizeDidChange(forChildContentContainer: container) }
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { counted { super.size(forChildContentContainer: container, withParentContainerSize: parentSize) } }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        counted { super.viewWillTransition(to: size, with: coordinator) }
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { counted { super.willTransition(to: newCollection, with: coordinator) } }
    override func show(_ vc: UIViewController, sender: Any?) { counted { super.show(vc, sender: sender) } }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        counted { super.showDetailViewController(vc, sender: sender) }
    }
    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { counted { super.present(viewControllerToPresent, animated: flag, completion: completion) } }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        counted { super.dismiss(animated: flag, completion: completion) }
    }
    override var presentedViewController: UIViewController? { counted { super.presentedViewController } }
    override var presentingViewController: UIViewController? { counted { super.presentingViewController } }
    override var presentationController: UIPresentationController? { counted { super.presentationController } }
    override var activePresentationController: UIPresentationController? {
        counted { super.activePresentationController }
    }
    override var sheetPresentationController: UISheetPresentationController? {
        counted { super.sheetPresentationController }
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { counted { super.modalPresentationStyle } }
        set { counted { super.modalPresentationStyle = newValue } }
    }
    override var modalTransitionStyle: UIModalTransitionStyle {
        get { counted { super.modalTransitionStyle } }
        set { counted { super.modalTransitionStyle = newValue } }
    }
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { counted { super.transitioningDelegate } }
        set { counted { super.transitioningDelegate = newValue } }
    }
    override var definesPresentationContext: Bool {
        get { counted { super.definesPresentationContext } }
        set { counted { super.definesPresentationContext = newValue } }
    }
    override var providesPresentationContextTransitionStyle: Bool {
        get { counted { super.providesPresentationContextTransitionStyle } }
        set { counted { super.providesPresentationContextTransitionStyle = newValue } }
    }
    override var isModalInPresentation: Bool {
        get { counted { super.isModalInPresentation } }
        set { counted { super.isModalInPresentation = newValue } }
    }
    override var modalPresentationCapturesStatusBarAppearance: Bool {
        get { counted { super.modalPresentationCapturesStatusBarAppearance } }
        set { counted { super.modalPresentationCapturesStatusBarAppearance = newValue } }
    }
    override var disablesAutomaticKeyboardDismissal: Bool { counted { super.disablesAutomaticKeyboardDismissal } }
    override var performsActionsWhilePresentingModally: Bool { counted { super.performsActionsWhilePresentingModally } }
    override var isBeingPresented: Bool { counted { super.isBeingPresented } }
    override var isBeingDismissed: Bool { counted { super.isBeingDismissed } }
    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { counted { super.collapseSecondaryViewController(secondaryViewController, for: splitViewController) } }
    override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        counted { super.separateSecondaryViewController(for: splitViewController) }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        counted { super.traitCollectionDidChange(previousTraitCollection) }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { counted { super.overrideUserInterfaceStyle } }
        set { counted { super.overrideUserInterfaceStyle = newValue } }
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { counted { super.additionalSafeAreaInsets } }
        set { counted { super.additionalSafeAreaInsets = newValue } }
    }
    override var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { counted { super.viewRespectsSystemMinimumLayoutMargins } }
        set { counted { super.viewRespectsSystemMinimumLayoutMargins = newValue } }
    }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { counted { super.systemMinimumLayoutMargins } }
    override var preferredStatusBarStyle: UIStatusBarStyle { counted { super.preferredStatusBarStyle } }
    override var childForStatusBarStyle: UIViewController? { counted { super.childForStatusBarStyle } }
    override var prefersStatusBarHidden: Bool { counted { super.prefersStatusBarHidden } }
    override var edgesForExtendedLayout: UIRectEdge {
        get { counted { super.edgesForExtendedLayout } }
        set { counted { super.edgesForExtendedLayout = newValue } }
    }
    override var extendedLayoutIncludesOpaqueBars: Bool {
        get { counted { super.extendedLayoutIncludesOpaqueBars } }
        set { counted { super.extendedLayoutIncludesOpaqueBars = newValue } }
    }
    override var title: String? {
        get { counted { super.title } }
        set { counted { super.title = newValue } }
    }
    override var tabBarItem: UITabBarItem! {
        get { counted { super.tabBarItem } }
        set { counted { super.tabBarItem = newValue } }
    }
    override var hidesBottomBarWhenPushed: Bool {
        get { counted { super.hidesBottomBarWhenPushed } }
        set { counted { super.hidesBottomBarWhenPushed = newValue } }
    }
    override var navigationItem: UINavigationItem { counted { super.navigationItem } }
    override var isEditing: Bool {
        get { counted { super.isEditing } }
        set { counted { super.isEditing = newValue } }
    }
    override var editButtonItem: UIBarButtonItem { counted { super.editButtonItem } }
    override var keyCommands: [UIKeyCommand]? { counted { super.keyCommands } }
    override func addKeyCommand(_ keyCommand: UIKeyCommand) { counted { super.addKeyCommand(keyCommand) } }
    override func removeKeyCommand(_ keyCommand: UIKeyCommand) { counted { super.removeKeyCommand(keyCommand) } }
    override var next: UIResponder? { counted { super.next } }
    override func setNeedsStatusBarAppearanceUpdate() { counted { super.setNeedsStatusBarAppearanceUpdate() } }
    override var popoverPresentationController: UIPopoverPresentationController? {
        counted { super.popoverPresentationController }
    }
    override var toolbarItems: [UIBarButtonItem]? {
        get { counted { super.toolbarItems } }
        set { counted { super.toolbarItems = newValue } }
    }
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        counted { super.setToolbarItems(toolbarItems, animated: animated) }
    }
    override var navigationController: UINavigationController? { counted { super.navigationController } }
    override var tabBarController: UITabBarController? { counted { super.tabBarController } }
    override var splitViewController: UISplitViewController? { counted { super.splitViewController } }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        counted { super.transitionCoordinator }
    }
    override func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        counted {
            super.transition(
                from: fromViewController, to: toViewController, duration: duration, options: options,
                animations: animations, completion: completion)
        }
    }
    override var children: [UIViewController] { counted { super.children } }
    override var parent: UIViewController? { counted { super.parent } }
    override func addChild(_ childController: UIViewController) { counted { super.addChild(childController) } }
    override func removeFromParent() { counted { super.removeFromParent() } }
    override var isMovingToParent: Bool { counted { super.isMovingToParent } }
    override var isMovingFromParent: Bool { counted { super.isMovingFromParent } }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        counted { super.beginAppearanceTransition(isAppearing, animated: animated) }
    }
    override func endAppearanceTransition() { counted { super.endAppearanceTransition() } }
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        counted { super.setContentScrollView(scrollView, for: edge) }
    }
    override func setContentScrollView(_ scrollView: UIScrollView?) {
        counted { super.setContentScrollView(scrollView) }
    }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        counted { super.contentScrollView(for: edge) }
    }
    override var storyboard: UIStoryboard? { counted { super.storyboard } }
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        counted { super.performSegue(withIdentifier: identifier, sender: sender) }
    }
    override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        counted { super.childContaining(source) }
    }
    override var nibName: String? { counted { super.nibName } }
    override var nibBundle: Bundle? { counted { super.nibBundle } }
}
