/// A stack of screens: a new one slides in over the last, with a bar that leads back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    final var stack: [UIViewController] = []
    final let bar = UINavigationBar()
    final let screens = UIView()
    /// The transition that runs, or is about to.
    final var transition: TransitionContext?
    /// Whether controllers are being told of a transition that has yet to begin.
    final var isBeginningTransition = false
    /// What was to change while a transition began.
    final var waitingChanges: [() -> Void] = []
    final weak var watchedScrollView: UIScrollView?
    /// The screen that is going with the whole of the controller. It may not be on the stack any more when it has gone.
    private weak var departing: UIViewController?
    private lazy var interactivePop = InteractivePop(of: self)

    /// Hears which screen comes, and may bring animators of its own.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Makes a stack of one screen.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        settle(install([rootViewController]))
    }

    /// Makes an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isNavigationBarHidden = coder.flag("UINavigationBarHidden", or: false)
        moveBar(animated: false)
        settle(install(coder.anything("UIViewControllers") ?? []))
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isNavigationBarHidden, forKey: "UINavigationBarHidden")
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
    open var isNavigationBarHidden = false {
        didSet { if isNavigationBarHidden != oldValue { moveBar(animated: movesBarAnimated) } }
    }

    /// Hides the bar, or shows it again: along with a transition that is going on, where there is one.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        movesBarAnimated = animated
        isNavigationBarHidden = hidden
        movesBarAnimated = false
    }

    private var movesBarAnimated = false
    /// Whether the bar is above the screen: as it should be, as soon as it moves there.
    private(set) final var isBarOut = false

    private func moveBar(animated: Bool) {
        let place = { [self] in
            isBarOut = isNavigationBarHidden
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        let hide = { [self] in bar.isHidden = isNavigationBarHidden }
        guard animated, isViewLoaded else {
            isBarOut = isNavigationBarHidden
            hide()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        bar.isHidden = false
        guard let transition else {
            UIView.animate(withDuration: NavigationAnimator.duration, animations: place) { _ in hide() }
            return
        }
        // One that goes back takes the bar along to where it was.
        transition.animate(alongsideTransition: transition.isCancelled ? nil : { _ in place() }) { _ in
            if self.isBarOut != self.isNavigationBarHidden { place() }
            hide()
        }
    }

    // MARK: Changing the stack

    /// Shows `viewController` over the screen that is seen.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === viewController },
            "UINavigationController: \(viewController) is on the stack already; pop to it instead of pushing it again")
        afterTransition { [weak self] in
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
        afterTransition { [weak self] in
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
        if top === stack.last { set() } else { afterTransition(set) }
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
        bar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
        bar.onRowsChange = { [weak self] in self?.view.setNeedsLayout() }
        bar.setItems(stack.map(\.navigationItem))
        if let top = stack.last {
            fit(top)
            screens.addSubview(top.view)
            watchScrolling(of: top)
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if departing !== shown { departing?.endAppearanceTransition() }
        departing = nil
        shown?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shown?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transition?.endAtOnce()
        departing = shown
        departing?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        departing?.endAppearanceTransition()
        departing = nil
    }

    /// The screen that comes and goes with the whole of the navigation controller; none while one of its own transitions tells
    /// the screens.
    private var shown: UIViewController? { transition == nil ? stack.last : nil }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if transition == nil, let controller = stack.last { fit(controller) }
        placeBar()
        interactivePop.recognizer.edges = isMirrored ? .right : .left
        followScrolling()
    }
}
