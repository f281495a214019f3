/// What stands behind a screen, or a part of one: it makes a view, fills it, and hears when it comes and goes.
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
    /// Whether the controller has been told since it last began to appear that its view is in place.
    final var knowsOfAppearing = false
    final var movement = Movement.none
    /// What was focused in the controller's view when it last was left.
    final weak var focusBefore: (any UIFocusItem)?
    final var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }
    /// The transitions that go on with this controller, the newest last.
    final var runningTransitions: [TransitionContext] = []
    final var modal = ModalSettings()
    /// What this controller presents.
    final var presentation: Presentation?
    /// What presents this controller.
    final weak var presentedBy: Presentation?
    final var storedNavigationItem: UINavigationItem?
    final var storedTabBarItem: UITabBarItem?
    final var storedToolbarItems: [UIBarButtonItem]?
    /// The scroll views that were named for bars, by single edge.
    final var contentScrollViews: [NSDirectionalRectEdge: WeakScrollView] = [:]

    /// Where the view is, unless it is made in code.
    final var nibPlace = NibPlace()
    /// The scene that the controller is from, if it is from a storyboard.
    final var storyboardScene: StoryboardScene?

    /// Makes a controller, which makes its view when that is first asked for.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: the nib whose owner the controller is, and whose `view` it shows. With nil a nib is looked for that has
    ///     the name of the class, with or without `Controller`.
    ///   - nibBundleOrNil: where the nib is looked for; nil for the app's resources.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibPlace = NibPlace(name: nibNameOrNil, bundle: nibBundleOrNil)
        super.init()
    }

    /// Makes a controller of what was put into an archive, or is in a storyboard. The view is made when it is first asked for.
    public required init?(coder: NSCoder) {
        super.init()
        restore(from: coder)
    }

    /// Puts the controller into an archive, with its children. Override it to add what a subclass has; call super.
    open func encode(with coder: NSCoder) { archive(into: coder) }

    /// Makes a controller, which makes its view when that is first asked for.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The children that belong into an archive as such.
    var archivedChildren: [UIViewController] { childControllers }

    // MARK: The view

    /// The controller's view, made by `loadView()` when it is first asked for.
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

    /// The view, if it has been made.
    public final var viewIfLoaded: UIView? { loadedView }

    /// Whether the view has been made.
    public final var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: that of the storyboard or the nib, or a plain one of the screen's size. Override it to set `view` to another,
    /// without calling super.
    open func loadView() {
        if loadViewFromInterface() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Makes the view if it has not been made yet.
    public final func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        precondition(
            loadedView != nil,
            "\(type(of: self)).loadView() returned without a view: set `view` in it, or don't override it")
        if updatesViewConstraints { view.setNeedsUpdateConstraints() }
        viewDidLoad()
    }

    /// The view has been made: fill it here.
    open func viewDidLoad() {}

    /// Takes what a storyboard keeps beside the view. Called when the view is there, before it is connected.
    func takeFromScene(_ scene: StoryboardScene) {}

    // MARK: Coming and going

    /// The view is about to come on the screen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view's size and traits are known, and it is about to come on the screen.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view has come on the screen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to leave the screen.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Brings the constraints of the view up to date, for controllers that change many of them at a time. It is called once before
    /// the first layout, and then whenever the view was asked to update its constraints. Call super last.
    open func updateViewConstraints() { view.updateConstraints() }
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// The safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// The controller is about to be put into `parent`, or taken out of one (nil).
    open func willMove(toParent parent: UIViewController?) {
        movement = parent == nil ? .fromParent : .toParent
    }
    /// The controller was put into `parent`, or taken out of one (nil).
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether children hear of the view's coming and going by themselves. A container that tells them itself says no.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Segues

    /// A segue is about to lead to its destination, which has been made: hand over what that needs.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue that was triggered may begin. Segues that code performs are not asked for.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Whether the controller is where an unwind segue ends that calls `action`: it is if it lists that (``NibConnectable``), and is
    /// not the one that is left.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { self !== fromViewController && listsAction(action) }

    /// The children among which the end of an unwind segue is looked for, in this order: all, the last first, but the one that
    /// is left.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let left = childContaining(source)
        return childControllers.reversed().filter { $0 !== left }
    }

    /// Shows the child in which an unwind segue ends: containers that show one child at a time change to it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Focus

    /// Where the focus goes when it comes to the controller: its view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The view that the controller's view is in.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parentController }

    /// The controller's view.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// The name of the group that tab goes to as one; nil for that of what the controller is in.
    open var focusGroupIdentifier: String? { nil }

    /// Asks for the focus to find its place anew, if it is in the controller's view.
    open func setNeedsFocusUpdate() { FocusSearch.update(self) }

    /// Does what `setNeedsFocusUpdate()` asked for, at once.
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

    /// Whether what was focused in the controller's view is focused again when the view comes back, or what was presented over it
    /// has gone.
    open var restoresFocusAfterTransition = true

    /// Whether the focus may move.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has moved to, from or inside of the controller's view.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Environment

    /// What the controller's surroundings are like.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traits ?? adjusting(parentController?.traitCollection ?? .current)
    }

    /// What children have instead of some of the controller's traits.
    final var overriddenTraits: [ObjectIdentifier: UITraitCollection] = [:]

    /// Gives a child other traits than its surroundings have, as far as `collection` says something of them; nil gives it those of
    /// its surroundings again.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        overriddenTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.inheritTraits()
    }

    /// What `childViewController` has instead of some of the controller's traits; nil where that is nothing.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        overriddenTraits[ObjectIdentifier(childViewController)]
    }

    // MARK: Size

    /// The size in points that the view would like to have where something shows it at a size of its own; zero without a wish.
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

    /// A child would like to have another size. Override it for a container that follows; otherwise nothing happens.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child will have when the view has the size `parentSize`: that size for one that fills the view, and the
    /// one that it has for others. Override it for a container that lays out its children otherwise.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
        return child.bounds.size == viewIfLoaded?.bounds.size ? parentSize : child.bounds.size
    }

    /// The view's size is about to become `size`. Override it to let something happen along with that; call super, which tells
    /// the children whose size changes with it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers {
            guard let view = child.viewIfLoaded else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
    }

    /// The controller's traits are about to become `newCollection`. Override it to let something happen along with that; call
    /// super, which tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers {
            let traits = child.adjusting(newCollection)
            if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
        }
    }

    // MARK: Showing

    /// Shows another controller as suits where this one is: in a navigation controller, by pushing it. Where nothing that this
    /// controller is in shows others, it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let parentController else { return present(vc, animated: true) }
        parentController.show(vc, sender: sender)
    }

    /// Shows another controller beside this one where something that it is in has room for that; otherwise it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let parentController else { return present(vc, animated: true) }
        parentController.showDetailViewController(vc, sender: sender)
    }

    // MARK: Presenting

    /// Shows a controller over this one, in that one's `modalPresentationStyle`. The controller that presents may be one that
    /// this one is in. Nothing happens but a warning where that presents another already, or is not on the screen.
    ///
    /// Traps where `viewControllerToPresent` is in another controller, or presented already.
    ///
    /// - Parameter completion: called when it has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        if let search = viewControllerToPresent as? UISearchController {
            let start = { search.start(by: self, completion: completion) }
            return flag ? start() : UIView.performWithoutAnimation(start)
        }
        Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents, with all that is above it; where it presents nothing, the controller itself.
    ///
    /// - Parameter completion: called when it has disappeared; at once where nothing is presented.
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

    /// What this controller presents, or one that it is in.
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? presentedSearch ?? presentationOfSelfOrAncestor?.presented
    }

    /// Who presents this controller, or one that it is in.
    open var presentingViewController: UIViewController? {
        ownOrInheritedSearch?.searchPresenter ?? ownOrInheritedPresentation?.presenter
    }

    /// The presentation controller of the style that was asked for, of this controller or one that it is in. Before it is
    /// presented it can be set up here; set `modalPresentationStyle` first.
    open var presentationController: UIPresentationController? {
        ownOrInheritedPresentation?.requested ?? parentController?.presentationController
            ?? preparedPresentationController
    }

    /// The presentation controller that shows the controller at present: another one where the style has adapted.
    open var activePresentationController: UIPresentationController? { ownOrInheritedPresentation?.controller }

    /// The presentation controller, where it is that of a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        activePresentationController as? UISheetPresentationController
            ?? presentationController as? UISheetPresentationController
    }

    /// How the controller is presented. Automatic, as it is at first, means as a page sheet.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { modal.style == .automatic ? automaticPresentationStyle : modal.style }
        set { modal.style = newValue }
    }

    /// What automatic means for controllers of the class.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// What shows controllers of the class in a style, in place of the system's presentation controller for that; nil for none.
    func makeOwnPresentationController(
        for modalStyle: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { nil }

    /// How the controller comes on the screen when it is presented.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get {
            let context = presentedBy?.presenter.flatMap { $0.providesPresentationContextTransitionStyle ? $0 : nil }
            let isInContext = presentedBy.map { !$0.controller.shouldPresentInFullscreen } ?? false
            return isInContext ? context?.modalTransitionStyle ?? modal.transitionStyle : modal.transitionStyle
        }
        set { modal.transitionStyle = newValue }
    }

    /// Brings animators and a presentation controller for when the controller is presented. It is not kept alive.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal.transitioningDelegate }
        set { modal.transitioningDelegate = newValue }
    }

    /// Whether what is presented in the current context covers this controller, and not one that it is in.
    open var definesPresentationContext: Bool {
        get { modal.definesContext }
        set { modal.definesContext = newValue }
    }

    /// Whether what is presented in the context that this controller defines comes in this controller's transition style.
    open var providesPresentationContextTransitionStyle: Bool {
        get { modal.providesTransitionStyle }
        set { modal.providesTransitionStyle = newValue }
    }

    /// Whether people may not end the presentation of the controller, by dragging it down or tapping beside it.
    open var isModalInPresentation: Bool {
        get { modal.isModal }
        set { modal.isModal = newValue }
    }

    /// Whether the controller decides about the status bar also where it is presented without covering the screen.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { modal.capturesStatusBar }
        set { modal.capturesStatusBar = newValue }
    }

    /// Whether the keyboard on the screen stays while something is edited no more, as long as the controller is shown. Asked of
    /// what is presented, or of the window's root. Unless it is overridden, a form sheet in a wide window says yes.
    open var disablesAutomaticKeyboardDismissal: Bool {
        guard let sheet = presentedBy?.controller as? UISheetPresentationController else { return false }
        return sheet.presentationStyle == .formSheet && sheet.layout.isFloating
    }

    /// Whether the controller's key commands run while it, or a controller that it is in, presents another one over itself.
    open var performsActionsWhilePresentingModally: Bool { false }

    /// Whether the controller is appearing because it is being presented.
    open var isBeingPresented: Bool { presentedBy?.phase == .presenting }

    /// Whether the controller is disappearing because it is being dismissed.
    open var isBeingDismissed: Bool { presentedBy?.phase == .dismissing }

    /// A split view without columns collapses, and this is its primary controller: takes in the secondary one. A navigation
    /// controller puts it on its stack; others leave it out of sight.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        (self as? UINavigationController)?.pushSecondary(secondaryViewController, for: splitViewController)
    }

    /// A split view without columns expands, and this is its primary controller.
    ///
    /// - Returns: what is to be the secondary controller: by default what a navigation controller has last on its stack.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        (self as? UINavigationController)?.popSecondary(for: splitViewController)
    }

    /// The traits have changed from `previousTraitCollection`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for the controller's view, whatever the system says.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.inheritTraits() } }
    }

    /// What the controller's own furniture covers of its view, in addition to what the system's does.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }

    final var allAdditionalSafeAreaInsets: UIEdgeInsets { containerSafeAreaInsets + additionalSafeAreaInsets }

    /// Whether the margins of the view are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.layoutMarginsDidChange() }
    }

    /// The margins that the system gives a controller's view: 16 points at the sides, 20 on screens of 414 points and
    /// more, as iPhones have them.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SystemMargins.side(forWidth: viewIfLoaded?.bounds.width ?? 0)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// How the status bar is written above the controller's view.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The child whose wish for the status bar counts instead of this controller's.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// Whether the controller's view hides the status bar.
    open var prefersStatusBarHidden: Bool { false }

    /// Under which bars of a container the view reaches; by default under all. Where it doesn't reach under one, it ends there.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { navigationController?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view reaches under bars through which nothing shines, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
            navigationController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: What containers show

    /// What the controller is called: in the bar of a navigation controller, for instance.
    open var title: String? {
        didSet {
            storedNavigationItem?.ownerTitleDidChange()
            storedTabBarItem?.title = title
        }
    }

    /// What the bar of a tab bar controller shows for this controller. It gets the controller's title whenever that changes. A
    /// navigation controller without one of its own shows that of its first screen.
    open var tabBarItem: UITabBarItem! {
        get { currentTabBarItem }
        set {
            storedTabBarItem = newValue
            tabBarController?.updateItems()
        }
    }

    /// Whether the bars at the bottom, a tab bar or a toolbar, are not there while this controller is on the stack of a navigation
    /// controller.
    open var hidesBottomBarWhenPushed = false

    /// What the bar of a navigation controller shows for this controller.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: "")
        item.owner = self
        storedNavigationItem = item
        return item
    }

    /// Whether the view is being edited.
    open var isEditing: Bool {
        get { storesEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storesEditing = false

    /// Begins or ends editing. Override it to tell the views; call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storesEditing = editing
        updateEditButton()
    }

    /// A button that says "Edit", and while the view is edited "Done": it begins and ends editing.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButton { return storedEditButton }
        let item = UIBarButtonItem()
        item.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        storedEditButton = item
        updateEditButton()
        return item
    }
    private var storedEditButton: UIBarButtonItem?

    private func updateEditButton() {
        let system: UIBarButtonItem.SystemItem = storesEditing ? .done : .edit
        storedEditButton?.title = system.title
        storedEditButton?.style = storesEditing ? .done : .plain
    }

    private var addedKeyCommands: [UIKeyCommand] = []

    /// What keys of a hardware keyboard do while this controller, or something in it, hears of keys first: what was added. A subclass
    /// that has some of its own adds them to super's.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Lets a key do something. One that was added already stays where it is.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
    }

    /// Lets a key do nothing any more that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    open override var next: UIResponder? {
        if let presentedBy { return presentedBy.presenter }
        if let around = loadedView?.superview { return around }
        if loadedView === loadedView?.window { return nil }
        // What covers a controller may have taken its view away.
        return parentController ?? presentation?.container.window
    }
}

/// How the status bar is written.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light screens, light on dark ones.
    case `default` = 0
    /// Light, for dark backgrounds.
    case lightContent = 1
    /// Dark, for light backgrounds.
    case darkContent = 3
}

/// The margins at the sides of a screen.
enum SystemMargins {
    /// In points; iPhones of 414 points and more have wider ones.
    static func side(forWidth width: CGFloat) -> CGFloat {
        width >= 414 ? 20 : 16
    }

    /// The width in points at which text is comfortable to read: 672 at the standard text size on iOS, and in
    /// proportion to the body font at others.
    static func readableWidth(_ traits: UITraitCollection) -> CGFloat {
        let standard: CGFloat = 17
        return 672 * UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / standard
    }
}
