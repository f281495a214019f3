/// A container with a stack of screens, of which the top one is shown, and a bar with a back button.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    final var stack: [UIViewController] = []
    final let bar: UINavigationBar
    final let screens = UIView()
    final private(set) lazy var containerTransition = ContainerTransition(
        of: self, in: screens, disabling: [screens, bar])
    final weak var observedScrollView: UIScrollView?
    /// Whether animated changes of the bars' visibility wait for the transition that is about to begin, to
    /// move with its screens.
    final var defersBarChanges = false
    final var storedToolbar: UIToolbar?
    final var toolbarClass = UIToolbar.self
    final let barHiding = BarHiding()
    final var barPhase = BarPhase.shown
    final var toolbarPhase = BarPhase.hidden
    private var storedNavigationBarHidden = false
    private var storedToolbarHidden = true
    /// The scroll view whose content may be behind the toolbar.
    final weak var scrollViewAboveToolbar: UIScrollView?
    private lazy var interactivePop = InteractivePop(of: self)

    /// The delegate, which is notified of shown screens and provides animators.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Creates a navigation controller with a root screen.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        bar.owner = self
        finishMoving(install([rootViewController]))
    }

    /// Creates an empty navigation controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.owner = self
    }

    /// Creates an empty navigation controller with bars of custom classes; nil for the system's.
    ///
    /// - Precondition: The classes are subclasses of `UINavigationBar` and `UIToolbar` with an
    ///   `init(frame:)`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        guard let barType = (navigationBarClass ?? UINavigationBar.self) as? UINavigationBar.Type,
            let toolbarType = (toolbarClass ?? UIToolbar.self) as? UIToolbar.Type
        else {
            preconditionFailure(
                "UINavigationController: \(String(describing: navigationBarClass)) and \(String(describing: toolbarClass)) "
                    + "were passed as bar classes. Pass subclasses of UINavigationBar and UIToolbar.")
        }
        bar = UINavigationBar.make(of: barType)
        super.init(nibName: nil, bundle: nil)
        self.toolbarClass = toolbarType
        bar.owner = self
    }

    public required init?(coder: NSCoder) {
        bar = coder.anyObject("UINavigationBar") ?? UINavigationBar()
        super.init(coder: coder)
        storedToolbar = coder.anyObject("UIToolbar")
        bar.owner = self
        storedNavigationBarHidden = coder.flag("UINavigationBarHidden", or: false)
        storedToolbarHidden = coder.flag("UIToolbarHidden", or: true)
        hidesBarsOnSwipe = coder.flag("UIHidesBarsOnSwipe", or: false)
        hidesBarsOnTap = coder.flag("UIHidesBarsOnTap", or: false)
        hidesBarsWhenKeyboardAppears = coder.flag("UIHidesBarsWhenKeyboardAppears", or: false)
        hidesBarsWhenVerticallyCompact = coder.flag("UIHidesBarsWhenVerticallyCompact", or: false)
        finishMoving(install(coder.anyObject("UIViewControllers") ?? []))
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.contains(subsequentVC), subsequentVC !== stack.last else { return }
        // Without animation if a presented controller is dismissed at the same time.
        popToViewController(subsequentVC, animated: presentedViewController == nil)
    }

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        pushSecondary(secondaryViewController, for: splitViewController)
    }

    open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    { popSecondary(for: splitViewController) }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isNavigationBarHidden, forKey: "UINavigationBarHidden")
        coder.encode(isToolbarHidden, forKey: "UIToolbarHidden")
        coder.encode(hidesBarsOnSwipe, forKey: "UIHidesBarsOnSwipe")
        coder.encode(hidesBarsOnTap, forKey: "UIHidesBarsOnTap")
        coder.encode(hidesBarsWhenKeyboardAppears, forKey: "UIHidesBarsWhenKeyboardAppears")
        coder.encode(hidesBarsWhenVerticallyCompact, forKey: "UIHidesBarsWhenVerticallyCompact")
        coder.encode(stack as NSArray, forKey: "UIViewControllers")
    }

    /// The stack is archived separately.
    override var archivedChildren: [UIViewController] { [] }

    /// The navigation bar.
    open var navigationBar: UINavigationBar { bar }

    /// The screens of the stack, from bottom to top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The screen at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the presented one, or else the top screen.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open override var childForStatusBarStyle: UIViewController? { stack.last }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { storedNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar, along with a running transition if there is one.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != storedNavigationBarHidden else { return }
        storedNavigationBarHidden = hidden
        // A deferred change moves the bar with its screen.
        if animated, defersBarChanges { return }
        move(bar, animated: animated, isHidden: { self.isNavigationBarHidden }, phase: \.barPhase)
    }

    /// Moves a bar in or out, along with a running transition if there is one.
    private func move(
        _ bar: UIView, animated: Bool, isHidden: @escaping () -> Bool,
        phase: ReferenceWritableKeyPath<UINavigationController, BarPhase>
    ) {
        let place = { [self] in
            self[keyPath: phase].setHidden(isHidden())
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        let hide = { bar.isHidden = isHidden() }
        guard animated, isViewLoaded else {
            self[keyPath: phase].setHidden(isHidden())
            hide()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        bar.isHidden = false
        guard let transition else {
            let duration = TimeInterval(Self.hideShowBarDuration)
            UIView.animate(withDuration: duration, animations: place) { _ in hide() }
            return
        }
        // A transition that was canceled takes the bar back with it.
        transition.animate(alongsideTransition: transition.isCancelled ? nil : { _ in place() }) { _ in
            if self[keyPath: phase].isHidden != isHidden() { place() }
            hide()
        }
    }

    /// The duration in which bars are hidden and shown, in seconds.
    public static let hideShowBarDuration: CGFloat = 0.2

    // MARK: Toolbar

    /// The toolbar at the bottom, which shows the `toolbarItems` of the top screen.
    open var toolbar: UIToolbar! { loadedToolbar }

    /// Whether the toolbar is hidden. The default is true.
    open var isToolbarHidden: Bool {
        get { storedToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar, along with a running transition if there is one.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != storedToolbarHidden else { return }
        storedToolbarHidden = hidden
        moveToolbar(animated: animated)
    }

    /// Moves the toolbar in or out according to the top screen.
    final func moveToolbar(animated: Bool) {
        if animated, defersBarChanges { return }
        guard storedToolbar != nil || !isToolbarHidden else { return }
        if toolbarPhase.isHidden { UIView.performWithoutAnimation { showItemsInToolbar() } }
        move(loadedToolbar, animated: animated, isHidden: { !self.showsToolbar }, phase: \.toolbarPhase)
    }

    // MARK: Hiding bars

    /// Whether swiping up hides the bars and swiping down shows them.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding.onSwipe }
        set { barHiding.onSwipe = newValue }
    }

    /// The recognizer of swipes that hide and show the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }

    /// Whether taps hide and show the bars.
    open var hidesBarsOnTap: Bool {
        get { barHiding.onTap }
        set { barHiding.onTap = newValue }
    }

    /// The recognizer of taps that hide and show the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    /// Whether the bars are hidden when a keyboard appears. A tap at the top shows them.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.whenKeyboardAppears }
        set { barHiding.whenKeyboardAppears = newValue }
    }

    /// Whether the bars are hidden in a vertically compact environment. A tap at the top shows them.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding.whenVerticallyCompact }
        set { barHiding.whenVerticallyCompact = newValue }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        barHiding.sizeClassMayHaveChanged()
    }

    // MARK: Changing the stack

    /// The transition that runs or is beginning.
    final var transition: TransitionContext? { containerTransition.context }

    /// Pushes `viewController` onto the stack.
    ///
    /// - Precondition: The controller is not on the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === viewController },
            "UINavigationController: \(viewController) was pushed, but it is on the stack already. Pop to it instead.")
        containerTransition.afterTransition { [weak self] in
            guard let self, !stack.contains(where: { $0 === viewController }) else { return }
            change(to: stack + [viewController], as: .push, animated: animated)
        }
    }

    /// Pops the top screen.
    ///
    /// - Returns: The popped screen; nil if there is only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack[stack.count - 2], animated: animated).last
    }

    /// Pops to `viewController`.
    ///
    /// - Returns: The popped screens; nil if the controller is at the top.
    /// - Precondition: The controller is on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        precondition(
            stack.contains { $0 === viewController },
            "UINavigationController can't pop to \(viewController), which is not on the stack. Push it first.")
        guard stack.last !== viewController else { return nil }
        return pop(to: viewController, animated: animated)
    }

    /// Pops to the first screen.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    private func pop(to target: UIViewController, animated: Bool) -> [UIViewController] {
        var leaving = above(target)
        containerTransition.afterTransition { [weak self] in
            guard let self, let index = stack.firstIndex(where: { $0 === target }) else { return }
            leaving = above(target)
            change(to: Array(stack[...index]), as: .pop, animated: animated)
        }
        return leaving
    }

    private func above(_ controller: UIViewController) -> [UIViewController] {
        stack.firstIndex { $0 === controller }.map { Array(stack[($0 + 1)...]) } ?? []
    }

    /// Replaces the stack: animated as a pop if the new top screen was on it, otherwise as a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let top = viewControllers.last
        let set = { [weak self] in
            guard let self else { return }
            let isPop = stack.contains { $0 === top }
            change(to: viewControllers, as: isPop ? .pop : .push, animated: animated)
        }
        if top === stack.last { set() } else { containerTransition.afterTransition(set) }
    }

    /// The recognizer of the interactive pop. Its delegate allows it with the system's animator and back
    /// button; set another delegate to decide otherwise.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    /// Returns to the previous controller. At the root, a presented navigation controller is dismissed.
    open override func accessibilityPerformEscape() -> Bool {
        popViewController(animated: true) != nil || super.accessibilityPerformEscape()
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    // MARK: View

    open override func loadView() {
        super.loadView()
        screens.frame = view.bounds
        screens.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screens.clipsToBounds = true
        view.addSubview(screens)
        view.addSubview(bar)
        view.addGestureRecognizer(interactivePop.recognizer)
        barHiding.attach(to: self)
        bar.onRowsChange = { [weak self] in self?.view.setNeedsLayout() }
        bar.isHidden = isNavigationBarHidden
        barPhase = BarPhase(isHidden: isNavigationBarHidden)
        bar.show(stack.map(\.navigationItem))
        if !isToolbarHidden { moveToolbar(animated: false) }
        if let top = stack.last {
            fit(top)
            screens.addSubview(top.view)
            observeScrolling(of: top)
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        containerTransition.containerWillAppear(with: stack.last, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        containerTransition.containerDidAppear(with: stack.last)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        containerTransition.containerWillDisappear(with: { stack.last }, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        containerTransition.containerDidDisappear()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if transition == nil, let controller = stack.last { fit(controller) }
        layOutBar()
        layOutToolbar()
        interactivePop.recognizer.edges = isMirrored ? .right : .left
        followScrolling()
    }

    open override class var objcMembers: [ObjCMember] { super.objcMembers + navigationMembers }
}
