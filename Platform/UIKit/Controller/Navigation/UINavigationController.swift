/// A stack of screens: a new one slides in over the last, with a bar that leads back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    final var stack: [UIViewController] = []
    final let bar: UINavigationBar
    final let screens = UIView()
    final private(set) lazy var containerTransition = ContainerTransition(
        of: self, in: screens, disabling: [screens, bar])
    final weak var watchedScrollView: UIScrollView?
    /// Whether bars that come and go wait to do so with the screens of a transition that is about to begin.
    final var defersBarChanges = false
    final var storedToolbar: UIToolbar?
    final var toolbarClass = UIToolbar.self
    final let barHiding = BarHiding()
    final var barPhase = BarPhase.shown
    final var toolbarPhase = BarPhase.hidden
    private var storedNavigationBarHidden = false
    private var storedToolbarHidden = true
    /// The scroll view whose content may lie behind the toolbar.
    final weak var scrollViewAboveToolbar: UIScrollView?
    private lazy var interactivePop = InteractivePop(of: self)

    /// Hears which screen comes, and may bring animators of its own.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Makes a stack of one screen.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        bar.owner = self
        settle(install([rootViewController]))
    }

    /// Makes an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.owner = self
    }

    /// Makes an empty stack with bars of classes of one's own; nil is the system's. Traps where they are not subclasses of
    /// `UINavigationBar` and `UIToolbar`, or have no `init(frame:)`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        guard let barType = (navigationBarClass ?? UINavigationBar.self) as? UINavigationBar.Type,
            let toolbarType = (toolbarClass ?? UIToolbar.self) as? UIToolbar.Type
        else {
            preconditionFailure(
                "UINavigationController: \(String(describing: navigationBarClass)) and \(String(describing: toolbarClass)) "
                    + "must be subclasses of UINavigationBar and UIToolbar")
        }
        bar = UINavigationBar.make(of: barType)
        super.init(nibName: nil, bundle: nil)
        self.toolbarClass = toolbarType
        bar.owner = self
    }

    public required init?(coder: NSCoder) {
        bar = coder.anything("UINavigationBar") ?? UINavigationBar()
        super.init(coder: coder)
        storedToolbar = coder.anything("UIToolbar")
        bar.owner = self
        storedNavigationBarHidden = coder.flag("UINavigationBarHidden", or: false)
        storedToolbarHidden = coder.flag("UIToolbarHidden", or: true)
        hidesBarsOnSwipe = coder.flag("UIHidesBarsOnSwipe", or: false)
        hidesBarsOnTap = coder.flag("UIHidesBarsOnTap", or: false)
        hidesBarsWhenKeyboardAppears = coder.flag("UIHidesBarsWhenKeyboardAppears", or: false)
        hidesBarsWhenVerticallyCompact = coder.flag("UIHidesBarsWhenVerticallyCompact", or: false)
        settle(install(coder.anything("UIViewControllers") ?? []))
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.contains(subsequentVC), subsequentVC !== stack.last else { return }
        // Below what is dismissed at the same time it happens at once.
        popToViewController(subsequentVC, animated: presentedViewController == nil)
    }

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

    /// The stack has a key of its own.
    override var archivedChildren: [UIViewController] { [] }

    /// The bar.
    open var navigationBar: UINavigationBar { bar }

    /// The screens, the one that is seen last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The screen that is seen.
    open var topViewController: UIViewController? { stack.last }

    /// What is seen: what is presented, or else the screen on top.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open override var childForStatusBarStyle: UIViewController? { stack.last }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Whether the bar is not there.
    open var isNavigationBarHidden: Bool {
        get { storedNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides the bar, or shows it again: along with a transition that is going on, where there is one.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != storedNavigationBarHidden else { return }
        storedNavigationBarHidden = hidden
        // A deferred change moves the bar with its screen.
        if animated, defersBarChanges { return }
        move(bar, animated: animated, isHidden: { self.isNavigationBarHidden }, phase: \.barPhase)
    }

    /// Takes a bar out, or back in: up or down, along with a transition where one is going on.
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
        // One that goes back takes the bar along to where it was.
        transition.animate(alongsideTransition: transition.isCancelled ? nil : { _ in place() }) { _ in
            if self[keyPath: phase].isHidden != isHidden() { place() }
            hide()
        }
    }

    /// How long bars take to come and go by themselves, in seconds.
    public static let hideShowBarDuration: CGFloat = 0.2

    // MARK: The toolbar

    /// The bar at the bottom. It shows the `toolbarItems` of the screen that is seen.
    open var toolbar: UIToolbar! { madeToolbar }

    /// Whether there is no toolbar: so it is until you say otherwise.
    open var isToolbarHidden: Bool {
        get { storedToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides the toolbar, or shows it: along with a transition that is going on, where there is one.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != storedToolbarHidden else { return }
        storedToolbarHidden = hidden
        moveToolbar(animated: animated)
    }

    /// Brings the toolbar to where it belongs for the screen that is seen.
    final func moveToolbar(animated: Bool) {
        if animated, defersBarChanges { return }
        guard storedToolbar != nil || !isToolbarHidden else { return }
        if toolbarPhase.isHidden { UIView.performWithoutAnimation { prepareToolbar() } }
        move(madeToolbar, animated: animated, isHidden: { !self.showsToolbar }, phase: \.toolbarPhase)
    }

    // MARK: Hiding bars

    /// Whether a finger that moves up hides the bars, and one that moves down shows them again.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding.onSwipe }
        set { barHiding.onSwipe = newValue }
    }

    /// Finds that finger.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }

    /// Whether a tap hides the bars, and shows them again.
    open var hidesBarsOnTap: Bool {
        get { barHiding.onTap }
        set { barHiding.onTap = newValue }
    }

    /// Finds that tap.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    /// Whether bars go when a keyboard comes. A tap at the top brings them back.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.whenKeyboardAppears }
        set { barHiding.whenKeyboardAppears = newValue }
    }

    /// Whether bars go where there is little height, as on a phone that lies on its side. A tap at the top brings them back.
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

    /// Shows `viewController` over the screen that is seen.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === viewController },
            "UINavigationController: \(viewController) is on the stack already; pop to it instead of pushing it again")
        containerTransition.afterTransition { [weak self] in
            guard let self, !stack.contains(where: { $0 === viewController }) else { return }
            change(to: stack + [viewController], as: .push, animated: animated)
        }
    }

    /// Goes back one screen.
    ///
    /// - Returns: the screen that leaves; nil where there is only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack[stack.count - 2], animated: animated).last
    }

    /// Goes back to `viewController`, which must be on the stack.
    ///
    /// - Returns: the screens that leave.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        precondition(
            stack.contains { $0 === viewController },
            "UINavigationController: can't pop to \(viewController), which is not on the stack")
        guard stack.last !== viewController else { return nil }
        return pop(to: viewController, animated: animated)
    }

    /// Goes back to the first screen.
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

    /// Puts other screens in place of those on the stack: as a pop where the new top was on it, as a push otherwise.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let top = viewControllers.last
        let set = { [weak self] in
            guard let self else { return }
            let isPop = stack.contains { $0 === top }
            change(to: viewControllers, as: isPop ? .pop : .push, animated: animated)
        }
        if top === stack.last { set() } else { containerTransition.afterTransition(set) }
    }

    /// Finds the finger that leads back from the edge. Its delegate lets it begin where the way back is the system's; set another
    /// to decide otherwise.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    // MARK: The view

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
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
            watchScrolling(of: top)
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
        placeBar()
        placeToolbar()
        interactivePop.recognizer.edges = isMirrored ? .right : .left
        followScrolling()
    }
}
