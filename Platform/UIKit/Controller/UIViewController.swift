import QuartzCore

/// An object that manages a view, loads it when it is needed, and is notified when it appears and
/// disappears.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIFocusEnvironment, UIContentContainer,
    @preconcurrency NSCoding
{
    private var loadedView: UIView?
    private var isLoading = false
    final var childControllers: [UIViewController] = []
    final weak var parentController: UIViewController?
    final var appearance = Appearance.disappeared
    final var isAppearingAnimated = false
    final var endsAppearanceByMoving = false
    /// Whether `viewIsAppearing(_:)` has been called since the controller last began to appear.
    final var hasReceivedIsAppearing = false
    final var movement = Movement.none
    final var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }
    /// The running transitions that involve this controller, the latest last.
    final var runningTransitions: [TransitionContext] = []
    final var modal = ModalSettings()
    /// The presentation that this controller has started.
    final var presentation: Presentation?
    /// The presentation that displays this controller.
    final weak var presentedBy: Presentation?
    /// The state that features store with the controller.
    final var features = FeatureStorage()
    /// The displayed content-unavailable configuration. Not a feature, because each layout pass reads it.
    final var contentUnavailable = ContentUnavailableState()

    /// Creates a controller that loads its view when it is first accessed.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The nib whose owner is the controller. With `nil`, the nib named after the class,
    ///     with or without `Controller`, is used if it exists.
    ///   - nibBundleOrNil: The bundle that contains the nib, or `nil` for the app's resources.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        setNib(named: nibNameOrNil, in: nibBundleOrNil)
    }

    /// Creates a controller from an archive or a storyboard. The view is loaded when it is first accessed.
    public required init?(coder: NSCoder) {
        super.init()
        restore(from: coder)
    }

    /// Archives the controller with its children. Override this method to archive the state of a subclass,
    /// and call super.
    open func encode(with coder: NSCoder) { archive(into: coder) }

    /// Creates a controller that loads its view when it is first accessed.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The children to archive as such.
    var archivedChildren: [UIViewController] { childControllers }

    // MARK: The view

    deinit {
        if MainThreadRelease.isNeeded { MainThreadRelease.release([loadedView].compactMap(\.self) + childControllers) }
    }

    /// The controller's view, which `loadView()` creates when it is first accessed.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view, or `nil` if it has not been loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view from the storyboard or the nib, or creates an empty view of the screen's size.
    /// Override this method to set `view` yourself, without calling super.
    open func loadView() {
        if loadViewFromInterface() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the view if it has not been loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        precondition(
            loadedView != nil,
            "\(type(of: self)).loadView() returned without setting `view`. Set `view`, or do not override the method.")
        if updatesViewConstraints { view.setNeedsUpdateConstraints() }
        viewDidLoad()
    }

    /// Called when the view has been loaded.
    open func viewDidLoad() {}

    /// Called when the view has been loaded from a storyboard, before it is connected, to restore the attributes that need the view.
    func restoreViewAttributes(from coder: AttributeCoder) {}

    // MARK: Appearance

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the size and traits of the view are known, before it appears.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Updates the view's constraints. Override this method to change many constraints at once, and call
    /// super last. It is called before the first layout, and when the view updates its constraints.
    open func updateViewConstraints() { view.updateConstraints() }
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called when the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called when the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called before the controller is added to `parent`, or removed from its parent (`nil`).
    open func willMove(toParent parent: UIViewController?) {
        movement = parent == nil ? .fromParent : .toParent
    }
    /// Called when the controller has been added to `parent`, or removed from its parent (`nil`).
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether children are notified of the view's appearance automatically. Containers that notify them
    /// themselves return `false`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Nibs, storyboards, and segues

    /// Called before a segue is performed, to pass data to its destination.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns whether a segue may be performed that the user has triggered. Not called for segues that code
    /// performs.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Returns whether an unwind segue that calls `action` can end at this controller. By default it can if
    /// the class lists the action (``ObjCExposing``) and the segue does not start here.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { self !== fromViewController && listsAction(action) }

    /// Returns the children to search for the destination of an unwind segue, in this order. By default
    /// these are all from last to first, except the one that contains the source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let left = childContaining(source)
        return childControllers.reversed().filter { $0 !== left }
    }

    /// Shows the child in which an unwind segue ends. Containers that show one child at a time override this
    /// method.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// The storyboard from which the controller was instantiated, if any.
    open var storyboard: UIStoryboard? { storyboardScene?.storyboard }

    /// Performs a segue of the controller's scene. Traps if the scene has no segue with the identifier.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the segue.
    ///   - sender: The object that is passed to `prepare(for:sender:)`.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard storyboardScene?.perform(identifier: identifier, sender: sender) == true else {
            preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
    }

    /// Returns the child that contains the source of an unwind segue, or `nil` if there is none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        baseChildContaining(source)
    }

    /// The nib that the controller's view is from, or will be; nil for one that is made otherwise.
    open var nibName: String? { baseNibName }

    /// The bundle of the nib, as passed to the initializer.
    open var nibBundle: Bundle? { nibLocation.bundle }

    // MARK: Focus

    /// The environments to focus when the focus moves to the controller, by default its view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The view to focus before the preferred environments. The default value is `nil`.
    @available(*, deprecated, message: "Use `preferredFocusEnvironments`.")
    open weak var preferredFocusedView: UIView? { nil }

    /// The superview of the controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parentController }

    /// The controller's view.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// The identifier of the group within which arrow keys move the focus, or `nil` to inherit the parent's
    /// group.
    open var focusGroupIdentifier: String? { nil }

    /// Schedules an update of the focus if it is inside the controller's view.
    open func setNeedsFocusUpdate() { FocusSearch.update(self) }

    /// Performs a pending update of the focus immediately.
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

    /// Whether the last focused item is focused again when the view reappears or a presentation over it
    /// ends.
    open var restoresFocusAfterTransition = true

    /// Returns whether the focus may move.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when the focus has moved to, from or within the controller's view.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Environment

    /// The traits of the controller's environment.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traits ?? adjusting(parentController?.traitCollection ?? .current)
    }

    /// Overrides traits of a child, as far as `collection` specifies them. With `nil` the child inherits all
    /// traits again.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        overriddenTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.inheritTraits()
    }

    /// Returns the traits that override those of a child, or `nil` if there are none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        overriddenTraits[ObjectIdentifier(childViewController)]
    }

    // MARK: Size

    /// The preferred size of the view in containers that adapt to it, in points, or zero for none.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            if let presentedBy {
                presentedBy.controller.preferredContentSizeDidChange(forChildContentContainer: self)
            } else {
                parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }

    /// Called when a child's preferred size has changed. Override this method in containers that adapt to
    /// it.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child for a size of the view. By default a child that fills the view has that
    /// size, and others keep theirs. Override this method in containers with another layout.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
        return child.bounds.size == viewIfLoaded?.bounds.size ? parentSize : child.bounds.size
    }

    /// Called before the view's size changes. Override this method to animate along with the change, and
    /// call super, which notifies the children whose size changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers {
            guard let view = child.viewIfLoaded else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
    }

    /// Called before the controller's traits change. Override this method to animate along with the change,
    /// and call super, which notifies the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers {
            let traits = child.adjusting(newCollection)
            if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
        }
    }

    // MARK: Containment

    /// Replaces one child's view by another's with an animation. Adds the view of `toViewController` above
    /// that of `fromViewController`, runs `animations`, and removes the latter at the end. Both children
    /// receive appearance callbacks. Adding and removing the children themselves is up to the caller.
    ///
    /// - Parameters:
    ///   - fromViewController: The child whose view is removed.
    ///   - toViewController: The child whose view is added.
    ///   - duration: The duration of the animations, in seconds.
    ///   - options: The options of the animations.
    ///   - animations: Changes the views, or `nil` to change nothing else.
    ///   - completion: Called at the end, with whether the animations were completed.
    /// - Precondition: Both controllers are children of this controller.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        baseTransition(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    /// The children of this controller.
    open var children: [UIViewController] { childControllers }

    /// The controller that contains this one.
    open var parent: UIViewController? { parentController }

    /// Adds a child. Add its view afterward, then call its `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { baseAddChild(childController) }

    /// Removes the controller from its parent. Call `willMove(toParent: nil)` and remove the view before.
    open func removeFromParent() { baseRemoveFromParent() }

    /// Whether the controller appears because it has been added to a parent.
    open var isMovingToParent: Bool { movement == .toParent }

    /// Whether the controller disappears because it is being removed from its parent.
    open var isMovingFromParent: Bool { movement == .fromParent }

    /// Notifies a child that it is about to appear or disappear, for containers that forward appearance
    /// callbacks themselves.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        baseBeginAppearanceTransition(isAppearing, animated: animated)
    }

    /// Notifies a child that the transition announced by `beginAppearanceTransition(_:animated:)` has ended.
    open func endAppearanceTransition() { baseEndAppearanceTransition() }

    // MARK: Showing

    /// Shows another controller as the container defines: a navigation controller pushes it. Without such a
    /// container, presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let parentController else { return present(vc, animated: true) }
        parentController.show(vc, sender: sender)
    }

    /// Shows another controller beside this one in a container that supports that. Otherwise it is
    /// presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let parentController else { return present(vc, animated: true) }
        parentController.showDetailViewController(vc, sender: sender)
    }

    // MARK: Presenting

    /// Presents a controller over this one in its `modalPresentationStyle`. An ancestor may become the
    /// presenter. If the presenter presents another controller already or is not on the screen, a warning is
    /// logged and nothing happens.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller to present.
    ///   - flag: Whether the presentation is animated.
    ///   - completion: Called when the controller has appeared.
    /// - Precondition: `viewControllerToPresent` has no parent and is not presented.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        if viewControllerToPresent.presentWithoutPresentation(from: self, animated: flag, completion: completion) {
            return
        }
        Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Presents the controller inside the presenter, for classes that need no presentation controller.
    ///
    /// - Returns: Whether the controller has been presented. The default implementation returns `false`.
    func presentWithoutPresentation(
        from presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) -> Bool { false }

    /// Dismisses the controller that this one presents, with all that are presented over it, or this
    /// controller if it presents none.
    ///
    /// - Parameters:
    ///   - flag: Whether the dismissal is animated.
    ///   - completion: Called when the controller has disappeared, immediately if nothing is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentation == nil, let search = presentedSearch ?? ownOrInheritedSearch {
            let end = { search.end(completion: completion) }
            return flag ? end() : UIView.performWithoutAnimation(end)
        }
        guard let target = presentationOfSelfOrAncestor ?? ownOrInheritedPresentation else {
            completion?()
            return
        }
        target.dismiss(animated: flag, completion: completion)
    }

    /// The controller that this controller or an ancestor presents.
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? presentedSearch ?? presentationOfSelfOrAncestor?.presented
    }

    /// The controller that presents this controller or an ancestor.
    open var presentingViewController: UIViewController? {
        ownOrInheritedSearch?.searchPresenter ?? ownOrInheritedPresentation?.presenter
    }

    /// The presentation controller of the requested style. It can be configured before the presentation,
    /// after `modalPresentationStyle` is set.
    open var presentationController: UIPresentationController? {
        ownOrInheritedPresentation?.requested ?? parentController?.presentationController
            ?? preparedPresentationController
    }

    /// The presentation controller that displays the controller, which differs from the requested one if the
    /// style has adapted.
    open var activePresentationController: UIPresentationController? { ownOrInheritedPresentation?.controller }

    /// The presentation controller, if it is a sheet's.
    open var sheetPresentationController: UISheetPresentationController? {
        activePresentationController as? UISheetPresentationController
            ?? presentationController as? UISheetPresentationController
    }

    /// The style in which the controller is presented. The default is `.automatic`, which resolves to a
    /// page sheet in most classes.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { modal.style == .automatic ? automaticPresentationStyle : modal.style }
        set { modal.style = newValue }
    }

    /// The style that `.automatic` resolves to in this class.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// Returns the presentation controller that the class uses instead of the system's for a style, or `nil`
    /// for the system's.
    func makeOwnPresentationController(
        for modalStyle: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { nil }

    /// The transition with which the controller is presented.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get {
            guard let presentedBy, !presentedBy.controller.shouldPresentInFullscreen,
                let context = presentedBy.presenter, context.providesPresentationContextTransitionStyle
            else { return modal.transitionStyle }
            return context.modalTransitionStyle
        }
        set { modal.transitionStyle = newValue }
    }

    /// The delegate that provides animators and a presentation controller. It is not retained.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal.transitioningDelegate }
        set { modal.transitioningDelegate = newValue }
    }

    /// Whether presentations in the current context cover this controller instead of an ancestor.
    open var definesPresentationContext: Bool {
        get { modal.definesContext }
        set { modal.definesContext = newValue }
    }

    /// Whether presentations in the context that this controller defines use its transition style.
    open var providesPresentationContextTransitionStyle: Bool {
        get { modal.providesTransitionStyle }
        set { modal.providesTransitionStyle = newValue }
    }

    /// Dismisses the controller if it is presented in a sheet or a popover that the user may close.
    open override func accessibilityPerformEscape() -> Bool {
        guard let presentationController, presentationController.presentedViewController === self,
            presentingViewController != nil, !isModalInPresentation,
            presentationController is UISheetPresentationController
                || presentationController is UIPopoverPresentationController
        else { return false }
        dismiss(animated: true)
        return true
    }

    /// Whether the user cannot dismiss the controller by dragging it down or tapping beside it.
    open var isModalInPresentation: Bool {
        get { modal.isModal }
        set { modal.isModal = newValue }
    }

    /// Whether the controller determines the status bar even if its presentation does not cover the screen.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { modal.capturesStatusBar }
        set { modal.capturesStatusBar = newValue }
    }

    /// Whether the onscreen keyboard remains visible after editing ends, as long as the controller is
    /// displayed. Read from the presented controller or the window's root. By default it is `true` for a
    /// floating form sheet.
    open var disablesAutomaticKeyboardDismissal: Bool {
        guard let sheet = presentedBy?.controller as? UISheetPresentationController else { return false }
        return sheet.presentationStyle == .formSheet && sheet.layout.isFloating
    }

    /// Whether the controller's key commands are available while it or an ancestor presents another
    /// controller over it.
    open var performsActionsWhilePresentingModally: Bool { false }

    /// Whether the controller appears because it is being presented.
    open var isBeingPresented: Bool { presentedBy?.phase == .presenting }

    /// Whether the controller disappears because it is being dismissed.
    open var isBeingDismissed: Bool { presentedBy?.phase == .dismissing }

    /// Takes in the secondary controller when a split view without columns collapses and this is its primary
    /// controller. A navigation controller pushes it; others keep it hidden.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Called when a split view without columns expands and this is its primary controller.
    ///
    /// - Returns: The secondary controller, by default the last one on the stack of a navigation controller.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Content unavailable

    /// The content that is displayed in front of the view while the controller has nothing else to show, or `nil`.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { storedContentUnavailableConfiguration }
        set { setContentUnavailableConfiguration(newValue) }
    }

    /// The current state for `updateContentUnavailableConfiguration(using:)`.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = storedNavigationItem?.searchController?.searchBar.text
        return state
    }

    /// Schedules `updateContentUnavailableConfiguration(using:)` before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() { invalidateContentUnavailableConfiguration() }

    /// Sets `contentUnavailableConfiguration` for a state. The default implementation does nothing. Called before the first layout,
    /// after `setNeedsUpdateContentUnavailableConfiguration()`, and when the traits or the searched text have changed.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Called when the traits have changed from `previousTraitCollection`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The light or dark appearance of the controller's view, regardless of the system's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.inheritTraits() } }
    }

    /// The insets of the view that elements of the controller cover, in addition to the system's safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }

    final var allAdditionalSafeAreaInsets: UIEdgeInsets { containerSafeAreaInsets + additionalSafeAreaInsets }

    /// Whether the margins of the view are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.layoutMarginsDidChange() }
    }

    /// The system's minimum margins of a controller's view: 16 points at the sides, and 20 from a width of
    /// 414 points on, as on iPhones.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SystemMargins.side(forWidth: viewIfLoaded?.bounds.width ?? 0)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The style of the status bar above the controller's view.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The child whose status bar style is used instead of this controller's.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// Whether the controller's view hides the status bar.
    open var prefersStatusBarHidden: Bool { false }

    /// The edges at which the view extends below the bars of a container, by default all. At other edges it
    /// ends at the bar.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { navigationController?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view extends below opaque bars too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
            navigationController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The controller's presentation controller if its style is `.popover`, even if it adapts to another
    /// style; otherwise nil.
    ///
    /// Set `modalPresentationStyle` to `.popover` before you read it.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The child whose visibility of the status bar is used instead of this controller's.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// The animation with which the status bar is hidden and shown. It is not animated here.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    // MARK: Orientation and system gestures

    /// The orientations that the controller supports. The default value is all on an iPad, and all but upside down on an
    /// iPhone.
    ///
    /// The user determines the shape of a desktop window. The supported orientations apply when the controller calls
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()` and when a scene requests a geometry.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Whether the interface may rotate when the controller's supported orientations change.
    open var shouldAutorotate: Bool { true }

    /// The orientation in which the controller is presented first, by default the present one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

    /// Notifies the system that `supportedInterfaceOrientations` has changed. If the window has none of these
    /// orientations, its width and height are exchanged.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { viewIfLoaded?.window?.updateOrientation() }

    /// Whether the indicator at the bottom of the screen is hidden. A window has none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child whose preference for the home indicator is used instead of this controller's.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Notifies the system that the preference for the home indicator has changed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { viewIfLoaded?.window?.screen.layer.setNeedsLayout() }

    /// The edges at which the controller's gestures take precedence over those of the system. A desktop has no gestures
    /// at the edges of a window.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child whose preference for gestures at the edges is used instead of this controller's.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Notifies the system that the preference for gestures at the edges has changed, which has no effect on a desktop.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Called when memory is scarce, if the controller is in a window. Release what can be created again, and call super.
    open func didReceiveMemoryWarning() {}

    // MARK: State restoration

    /// A name that identifies the controller among its siblings when the state of the interface is restored. On Linux the
    /// state is not saved between launches.
    open var restorationIdentifier: String? {
        get { storedRestorationIdentifier }
        set { storedRestorationIdentifier = newValue }
    }

    /// The class that creates the controller when the state of the interface is restored.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { storedRestorationClass }
        set { storedRestorationClass = newValue }
    }

    /// Encodes the state of the controller. Apps may call it; on Linux the system does not save the state between
    /// launches.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Decodes the state that `encodeRestorableState(with:)` has encoded.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called when the state of the interface has been restored, which does not happen on Linux.
    open func applicationFinishedRestoringState() {}

    // MARK: Transitions

    /// The coordinator of the running transition of this controller or its nearest ancestor with one; nil if
    /// there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        sequence(first: self, next: \.parentController).lazy.compactMap(\.runningTransitions.last).first
    }

    // MARK: Navigation

    /// The items that the toolbar of the navigation controller shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the items that the toolbar of the navigation controller shows for this controller.
    ///
    /// - Parameters:
    ///   - toolbarItems: The items, or `nil` for none.
    ///   - animated: Whether the items fade in.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// The nearest ancestor that is a navigation controller.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest ancestor that is a tab bar controller.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// The nearest ancestor that is a split view controller.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    // MARK: Bars and editing

    /// The title of the controller, displayed by containers such as navigation controllers.
    open var title: String? {
        didSet {
            storedNavigationItem?.ownerTitleDidChange()
            storedTabBarItem?.title = title
        }
    }

    /// The item that a tab bar controller displays for this controller. Its title follows the controller's
    /// title. A navigation controller without an item of its own uses that of its first controller.
    open var tabBarItem: UITabBarItem! {
        get { currentTabBarItem }
        set {
            storedTabBarItem = newValue
            tabBarController?.updateItems()
        }
    }

    /// Whether tab bars and toolbars are hidden while this controller is on the stack of a navigation
    /// controller.
    open var hidesBottomBarWhenPushed = false

    /// The item that the bar of a navigation controller displays for this controller.
    open var navigationItem: UINavigationItem { storedNavigationItem ?? makeNavigationItem() }

    /// Whether the view is being edited.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. Override this method to update views, and call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedEditing = editing
        updateEditButton()
    }

    /// A button that begins and ends editing. Its title is "Edit", or "Done" during editing.
    open var editButtonItem: UIBarButtonItem { storedEditButton ?? makeEditButton() }

    /// The key commands that are available while this controller or a responder inside it is first
    /// responder. Subclasses append theirs to super's.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a key command, unless it has been added already.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
    }

    /// Removes a key command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    open override var next: UIResponder? {
        if let presentedBy { return presentedBy.presenter }
        if let around = loadedView?.superview { return around }
        if loadedView === loadedView?.window { return nil }
        // A presentation that covers the controller may have removed its view from the hierarchy.
        return parentController ?? presentation?.container.window
    }

    /// Sets the scroll view whose content lies below the bars at an edge. With `nil` it is the controller's
    /// view, or its first subview, if that is a scroll view.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        baseSetContentScrollView(scrollView, for: edge)
    }

    /// Sets the scroll view whose content lies below the bars at all edges.
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// Returns the scroll view that has been set for an edge, or `nil`.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { baseContentScrollView(for: edge) }

    /// Notifies the system that the controller's status bar preferences have changed.
    open func setNeedsStatusBarAppearanceUpdate() { baseSetNeedsStatusBarAppearanceUpdate() }

    open override class var objcMembers: [ObjCMember] { super.objcMembers + controllerMembers }
}
