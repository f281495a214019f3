/// A stack of screens: a new one slides in over the last, with a bar that leads back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    private let bar = UINavigationBar()
    private let screens = UIView()
    private var transition: NavigationTransition?
    private var watchedScrollView: UIScrollView?

    /// Hears which screen comes.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Makes a stack of one screen.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        install([rootViewController])
    }

    /// Makes an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isNavigationBarHidden = coder.flag("UINavigationBarHidden", or: false)
        install(coder.anything("UIViewControllers") ?? [])
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

    /// The screen that is seen.
    open var visibleViewController: UIViewController? { stack.last }

    open override var childForStatusBarStyle: UIViewController? { stack.last }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Whether the bar is not there.
    open var isNavigationBarHidden = false {
        didSet { if isNavigationBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// Hides the bar, or shows it again.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        isNavigationBarHidden = hidden
        guard animated, isViewLoaded else { return }
        UIView.animate(withDuration: NavigationTransition.duration) { self.view.layoutIfNeeded() }
    }

    // MARK: Changing the stack

    /// Shows `viewController` over the screen that is seen.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === viewController },
            "UINavigationController: \(viewController) is on the stack already; pop to it instead of pushing it again")
        change(to: stack + [viewController], as: .push, animated: animated)
    }

    /// Goes back one screen.
    ///
    /// - Returns: the screen that leaves; nil where there is only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let leaving = stack[stack.count - 1]
        change(to: Array(stack.dropLast()), as: .pop, animated: animated)
        return leaving
    }

    /// Goes back to `viewController`, which must be on the stack.
    ///
    /// - Returns: the screens that leave.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure("UINavigationController: can't pop to \(viewController), which is not on the stack")
        }
        guard index < stack.count - 1 else { return nil }
        let leaving = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), as: .pop, animated: animated)
        return leaving
    }

    /// Goes back to the first screen.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Puts other screens in place of those on the stack: as a pop where the new top was on it, as a push otherwise.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let top = viewControllers.last
        let isPop = stack.contains { $0 === top }
        change(to: viewControllers, as: isPop ? .pop : .push, animated: animated && top !== stack.last)
    }

    private func install(_ new: [UIViewController]) {
        for controller in stack where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
        }
        let leaving = stack.filter { controller in !new.contains { $0 === controller } }
        let arriving = new.filter { controller in !stack.contains { $0 === controller } }
        arriving.forEach(addChild)
        stack = new
        leaving.forEach { $0.removeFromParent() }
        arriving.forEach { $0.didMove(toParent: self) }
    }

    private func change(to new: [UIViewController], as kind: UINavigationBar.Transition, animated: Bool) {
        transition?.finish()
        let old = stack.last
        let isOnScreen = isViewLoaded && view.window != nil
        install(new)
        guard isViewLoaded else { return }
        let animated = animated && isOnScreen && old != nil && UIView.areAnimationsEnabled
        bar.setItems(new.map(\.navigationItem), transition: kind, animated: animated)
        guard let top = new.last, top !== old else { return }
        delegate?.navigationController(self, willShow: top, animated: animated)
        show(top, over: old, as: kind, animated: animated)
    }

    private func show(
        _ top: UIViewController, over old: UIViewController?, as kind: UINavigationBar.Transition, animated: Bool
    ) {
        let reports = appearance == .appeared || appearance == .appearing
        if reports {
            old?.beginAppearanceTransition(false, animated: animated)
            top.beginAppearanceTransition(true, animated: animated)
        }
        fit(top)
        if kind == .push { screens.addSubview(top.view) } else { screens.insertSubview(top.view, at: 0) }
        top.view.layoutIfNeeded()
        watchScrolling(of: top)
        let finish = { [weak self] in
            guard let self else { return }
            transition = nil
            old?.viewIfLoaded?.removeFromSuperview()
            if appearance == .appeared {
                old?.endAppearanceTransition()
                top.endAppearanceTransition()
            }
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
        guard animated, let old else {
            finish()
            return
        }
        transition = NavigationTransition(
            from: old.view, to: top.view, kind: kind,
            isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            completion: finish)
        transition?.start()
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
        bar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
        bar.setItems(stack.map(\.navigationItem), transition: nil, animated: false)
        if let top = stack.last {
            fit(top)
            screens.addSubview(top.view)
            watchScrolling(of: top)
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stack.last?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stack.last?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stack.last?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stack.last?.endAppearanceTransition()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        bar.backgroundOverhang = top
        let barFrame = CGRect(
            x: 0, y: isNavigationBarHidden ? -UINavigationBar.height : top, width: view.bounds.width,
            height: UINavigationBar.height)
        if bar.frame != barFrame { bar.frame = barFrame }
        bar.isHidden = isNavigationBarHidden
        if transition == nil, let controller = stack.last { fit(controller) }
        updateBarBackground()
    }

    /// Gives a screen the whole of the view, with the bar as part of what is covered of it.
    private func fit(_ controller: UIViewController) {
        controller.containerSafeAreaInsets = UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : UINavigationBar.height, left: 0, bottom: 0, right: 0)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if controller.view.frame != screens.bounds { controller.view.frame = screens.bounds }
    }

    // MARK: The bar over what scrolls

    /// The bar has a background while something lies under it: it follows the scroll view that fills the screen.
    private func watchScrolling(of controller: UIViewController) {
        watchedScrollView?.onContentOffsetChange = nil
        watchedScrollView = controller.scrollViewBelow(.top)
        watchedScrollView?.onContentOffsetChange = { [weak self] in self?.updateBarBackground() }
        updateBarBackground()
    }

    /// A screen has named another scroll view as its content.
    final func contentScrollViewDidChange(of controller: UIViewController) {
        if controller === stack.last, controller.isViewLoaded { watchScrolling(of: controller) }
    }

    private func updateBarBackground() {
        guard let scrollView = watchedScrollView else {
            bar.isContentBelow = false
            return
        }
        bar.isContentBelow = scrollView.contentOffset.y > -scrollView.insetWithoutGap.top + 0.5
    }
}

/// Hears which screen of a navigation controller comes.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// `viewController` is about to be the one that is seen.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// `viewController` is the one that is seen.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// By default nothing happens.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// By default nothing happens.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
