/// A container that shows one of several controllers, with a tab bar at the bottom to select it.
///
/// The other controllers keep their state. If the bar has no space for all of them (it has five tabs, or
/// eight in a horizontally regular environment), its last tab shows a list of the others.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private(set) final var bar = UITabBar()
    final let screens = UIView()
    final var controllers: [UIViewController] = []
    /// The controller of the selected tab.
    final var selected: UIViewController?
    private lazy var containerTransition = ContainerTransition(of: self, in: screens, disabling: [screens])
    final var barPhase = BarPhase.shown
    /// The scroll views whose content may be behind the bar.
    final var observedScrollViews: [WeakScrollView] = []
    /// The controller that is shown from the More list.
    final var controllerInMore: UIViewController?
    /// Its screens, if it is a navigation controller.
    final var borrowedScreens: [UIViewController] = []
    private var storedMore: UINavigationController?

    /// The delegate, which controls selections and provides animators.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Creates a tab bar controller without children.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        bar = coder.anyObject("UITabBar") ?? UITabBar()
        super.init(coder: coder)
        viewControllers = coder.anyObject("UIViewControllers")
        let index = coder.integer("UISelectedIndex", or: 0)
        if controllers.indices.contains(index) { selectedIndex = index }
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if controllers.contains(subsequentVC) { selectedViewController = subsequentVC }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(controllers as NSArray, forKey: "UIViewControllers")
        coder.encode(selectedIndex == NSNotFound ? 0 : selectedIndex, forKey: "UISelectedIndex")
    }

    /// The children are archived separately.
    override var archivedChildren: [UIViewController] { [] }

    /// The tab bar. Change its appearance only: its items and its delegate are set by the controller.
    open var tabBar: UITabBar { bar }

    /// The tab bar, which apps replace by the key `tabBar` of key-value coding.
    final var replaceableTabBar: UITabBar {
        get { bar }
        set {
            let old = bar
            guard newValue !== old else { return }
            bar = newValue
            if old.delegate === self { old.delegate = nil }
            if old.superview != nil, old.superview === viewIfLoaded {
                view.insertSubview(newValue, aboveSubview: old)
                old.removeFromSuperview()
                newValue.delegate = self
                view.setNeedsLayout()
            }
            updateItems()
        }
    }

    open override var childForStatusBarStyle: UIViewController? { selected }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    // MARK: View controllers

    /// The view controllers, in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the view controllers. If the selected one is not among them, the one at its index is selected,
    /// or the first.
    ///
    /// - Parameters:
    ///   - viewControllers: The view controllers, or `nil` for none.
    ///   - animated: Whether the new tabs fade in.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        transition?.endAtOnce()
        returnScreensOfMore()
        let old = controllers
        let index = old.firstIndex { $0 === selected }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        let added = new.filter { controller in !old.contains { $0 === controller } }
        for controller in removed { controller.beginMoving(to: nil) }
        for controller in added { addChild(controller) }
        controllers = new
        updateItems(animated: animated)
        let inBar = controllersInBar
        if !inBar.contains(where: { $0 === selected }) {
            select(index.flatMap { inBar.indices.contains($0) ? inBar[$0] : nil } ?? inBar.first)
        } else {
            bar.selectedItem = selected?.tabBarItem
        }
        for controller in removed { controller.removeFromParent() }
        for controller in added { controller.didMove(toParent: self) }
        (storedMore?.viewControllers.first as? MoreListController)?.update()
    }

    /// Shows the items of the view controllers.
    final func updateItems(animated: Bool = false) {
        bar.setItems(controllersInBar.map(\.tabBarItem), animated: animated)
        bar.selectedItem = selected?.tabBarItem
    }

    /// The number of tabs for which the bar has space.
    private var tabCapacity: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// The view controllers of the tabs.
    final var controllersInBar: [UIViewController] {
        controllers.count <= tabCapacity
            ? controllers : controllers.prefix(tabCapacity - 1) + [moreNavigationController]
    }

    /// The view controllers in the More list.
    final var hiddenControllers: [UIViewController] {
        controllers.count <= tabCapacity ? [] : Array(controllers[(tabCapacity - 1)...])
    }

    /// The navigation controller of the More list. It is not one of `viewControllers`.
    open var moreNavigationController: UINavigationController {
        if let storedMore { return storedMore }
        let navigation = makeMoreNavigationController()
        storedMore = navigation
        return navigation
    }

    // MARK: Selection

    /// The view controller of the selected tab; `moreNavigationController` if that is the More tab. Setting
    /// it does not call the delegate.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                newValue === storedMore || controllers.contains { $0 === newValue },
                "UITabBarController can't select \(newValue), which is not one of viewControllers. Add it first.")
            if hiddenControllers.contains(where: { $0 === newValue }) {
                select(moreNavigationController)
                showInMore(newValue, animated: false)
            } else {
                select(newValue)
            }
        }
    }

    /// The index of the shown view controller; `NSNotFound` for the More list.
    ///
    /// - Precondition: The index is valid.
    open var selectedIndex: Int {
        get {
            let shown = selected === storedMore ? controllerInMore : selected
            for index in controllers.indices where controllers[index] === shown { return index }
            return NSNotFound
        }
        set {
            precondition(
                controllers.indices.contains(newValue),
                "UITabBarController: selectedIndex \(newValue) is out of range: there are "
                    + "\(controllers.count) view controllers."
            )
            selectedViewController = controllers[newValue]
        }
    }

    /// Called when the user taps a tab.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = controllersInBar.first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: controller) ?? true
        else { return }
        if controller === selected { controller.returnToStart() } else { select(controller) }
        delegate?.tabBarController(self, didSelect: controller)
    }

    final func select(_ new: UIViewController?) {
        containerTransition.afterTransition(replacesDeferred: true) { [weak self] in self?.change(to: new) }
    }

    private func change(to new: UIViewController?) {
        let old = selected
        guard new !== old else { return }
        selected = new
        bar.selectedItem = new?.tabBarItem
        guard isViewLoaded else { return }
        guard let new else { return removeLast(old) }
        containerTransition.run(makeTransition(from: old, to: new), TabTransition(tabs: self))
    }

    /// The transition that runs or is beginning.
    final var transition: TransitionContext? { containerTransition.context }

    private func makeTransition(from old: UIViewController?, to new: UIViewController) -> TransitionContext {
        let isVisible = appearance == .appeared && view.window != nil && UIView.areAnimationsEnabled
        let animator = old.flatMap {
            isVisible
                ? delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: new) : nil
        }
        let context = containerTransition.makeContext(
            from: old, to: new, animator: animator,
            interactor: animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) })
        // UIKit's order in tab bar controllers, unlike in navigation controllers.
        context.notifiesAppearingFirst = true
        return context
    }

    /// Removes the last view controller.
    private func removeLast(_ old: UIViewController?) {
        let isVisible = appearance == .appeared
        if isVisible { old?.beginAppearanceTransition(false, animated: false) }
        old?.viewIfLoaded?.removeFromSuperview()
        if isVisible { old?.endAppearanceTransition() }
        selectionDidChange()
    }

    /// Updates the bar and the status bar for the selected view controller.
    final func selectionDidChange() {
        barPhase.setHidden(stackOfSelected?.hidesTabBar ?? false)
        view.setNeedsLayout()
        observeScrolling()
        setNeedsStatusBarAppearanceUpdate()
    }

    // MARK: View

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        screens.frame = view.bounds
        screens.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(screens)
        view.addSubview(bar)
        bar.delegate = self
        guard let selected else { return }
        fit(selected)
        screens.addSubview(selected.view)
        selectionDidChange()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        containerTransition.containerWillAppear(with: selected, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        containerTransition.containerDidAppear(with: selected)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        containerTransition.containerWillDisappear(with: { selected }, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        containerTransition.containerDidDisappear()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass,
            bar.items?.count != controllersInBar.count
        else { return }
        tabCapacityDidChange()
    }

    /// The height by which the bar covers the view controllers in addition to the safe area, in points.
    final var barInset: CGFloat { bar.isHidden ? 0 : bar.ownHeight }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if barPhase != .movingWithScreen { layOutBar() }
        if transition == nil, let selected { fit(selected) }
        updateBarBackground()
    }

    final func layOutBar() {
        if bar.superview !== view { view.addSubview(bar) }
        let height = bar.ownHeight + view.safeAreaInsets.bottom
        // A hidden bar is moved beside the screen; its `isHidden` is the app's.
        let frame = CGRect(
            x: barPhase.isHidden ? -view.bounds.width : 0, y: view.bounds.height - height, width: view.bounds.width,
            height: height)
        if bar.frame != frame { bar.frame = frame }
    }

    /// Lays out a view controller below the bar, with the bar as a part of its safe area.
    final func fit(_ controller: UIViewController) {
        controller.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: barInset, right: 0)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if controller.view.frame != screens.bounds { controller.view.frame = screens.bounds }
    }
}
