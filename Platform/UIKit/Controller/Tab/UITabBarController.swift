/// An app's parts side by side, one of which is shown, with a bar at the bottom that leads from one to another.
///
/// Each part is kept as it is while another is shown. Where there are more parts than the bar has room for (five, or eight in wide
/// surroundings), its last item leads to a list of the others.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private(set) final var bar = UITabBar()
    final let screens = UIView()
    final var controllers: [UIViewController] = []
    /// The controller whose tab is selected: one of those in the bar.
    final var selected: UIViewController?
    private lazy var containerTransition = ContainerTransition(of: self, in: screens, disabling: [screens])
    final var barPhase = BarPhase.shown
    /// The scroll views whose content may lie under the bar.
    final var watchedScrollViews: [WeakScrollView] = []
    /// The part that is shown by way of the list.
    final var shownInMore: UIViewController?
    /// The screens of that, where they are another navigation controller's.
    final var lentScreens: [UIViewController] = []
    private var storedMore: UINavigationController?

    /// Has a say in what is selected, and may bring animators of its own.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Makes a controller without parts.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        bar = coder.anything("UITabBar") ?? UITabBar()
        super.init(coder: coder)
        viewControllers = coder.anything("UIViewControllers")
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

    /// The parts have a key of their own.
    override var archivedChildren: [UIViewController] { [] }

    /// The bar. It belongs to the controller: set its colours, not its items or its delegate.
    open var tabBar: UITabBar { bar }

    open override var childForStatusBarStyle: UIViewController? { selected }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    // MARK: Parts

    /// The parts, in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Shows other parts. The selected one stays so, if it is among them; otherwise the one in its place is selected, or the first.
    ///
    /// - Parameter animated: whether the bar fades to its new items.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        transition?.endAtOnce()
        endLending()
        let old = controllers
        let index = old.firstIndex { $0 === selected }
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        let arriving = new.filter { controller in !old.contains { $0 === controller } }
        for controller in leaving { controller.beginMoving(to: nil) }
        for controller in arriving { addChild(controller) }
        controllers = new
        updateItems(animated: animated)
        let inBar = controllersInBar
        if !inBar.contains(where: { $0 === selected }) {
            select(index.flatMap { inBar.indices.contains($0) ? inBar[$0] : nil } ?? inBar.first)
        } else {
            bar.selectedItem = selected?.tabBarItem
        }
        for controller in leaving { controller.removeFromParent() }
        for controller in arriving { controller.didMove(toParent: self) }
        (storedMore?.viewControllers.first as? MoreListController)?.update()
    }

    /// Shows the items of the parts anew.
    final func updateItems(animated: Bool = false) {
        bar.setItems(controllersInBar.map(\.tabBarItem), animated: animated)
        bar.selectedItem = selected?.tabBarItem
    }

    /// How many tabs the bar has room for.
    private var room: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// What the tabs of the bar lead to.
    final var controllersInBar: [UIViewController] {
        controllers.count <= room ? controllers : controllers.prefix(room - 1) + [moreNavigationController]
    }

    /// What the list of the last tab leads to.
    final var hiddenControllers: [UIViewController] {
        controllers.count <= room ? [] : Array(controllers[(room - 1)...])
    }

    /// The list of what has no room in the bar, and what it has led to. Not one of `viewControllers`.
    open var moreNavigationController: UINavigationController {
        if let storedMore { return storedMore }
        let navigation = makeMoreNavigationController()
        storedMore = navigation
        return navigation
    }

    // MARK: Selection

    /// The part whose tab is selected; `moreNavigationController` where that is the list's. Setting it asks no delegate.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                newValue === storedMore || controllers.contains { $0 === newValue },
                "UITabBarController: can't select \(newValue), which is not one of viewControllers")
            if hiddenControllers.contains(where: { $0 === newValue }) {
                select(moreNavigationController)
                showInMore(newValue, animated: false)
            } else {
                select(newValue)
            }
        }
    }

    /// The index of the part that is shown; `NSNotFound` while the list of the others is. Traps where there is no such part.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === (selected === storedMore ? shownInMore : selected) } ?? NSNotFound }
        set {
            precondition(
                controllers.indices.contains(newValue),
                "UITabBarController: selectedIndex \(newValue) is beyond the \(controllers.count) view controllers")
            selectedViewController = controllers[newValue]
        }
    }

    /// A person has tapped a tab.
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
        let isSeen = appearance == .appeared && view.window != nil && UIView.areAnimationsEnabled
        let animator = old.flatMap {
            isSeen
                ? delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: new) : nil
        }
        let context = containerTransition.makeContext(
            from: old, to: new, animator: animator,
            interactor: animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) })
        // As UIKit does it from tab to tab, other than in a navigation controller.
        context.announcesArrivalFirst = true
        return context
    }

    /// Nothing is left to be shown.
    private func removeLast(_ old: UIViewController?) {
        let isSeen = appearance == .appeared
        if isSeen { old?.beginAppearanceTransition(false, animated: false) }
        old?.viewIfLoaded?.removeFromSuperview()
        if isSeen { old?.endAppearanceTransition() }
        selectionDidChange()
    }

    /// The bar and the status bar follow what is selected now.
    final func selectionDidChange() {
        barPhase.setHidden(stackOfSelected?.hidesTabBar ?? false)
        view.setNeedsLayout()
        watchScrolling()
        setNeedsStatusBarAppearanceUpdate()
    }

    // MARK: The view

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
        changeRoom()
    }

    /// How much the bar covers of the parts, besides what the system does.
    final var barInset: CGFloat { bar.isHidden ? 0 : bar.ownHeight }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if barPhase != .movingWithScreen { placeBar() }
        if transition == nil, let selected { fit(selected) }
        updateBarBackground()
    }

    final func placeBar() {
        if bar.superview !== view { view.addSubview(bar) }
        let height = bar.ownHeight + view.safeAreaInsets.bottom
        // One that is out waits beside the screen, so that its being hidden is the app's alone.
        let frame = CGRect(
            x: barPhase.isHidden ? -view.bounds.width : 0, y: view.bounds.height - height, width: view.bounds.width,
            height: height)
        if bar.frame != frame { bar.frame = frame }
    }

    /// Gives a part the whole of the view, with the bar as part of what is covered of it.
    final func fit(_ controller: UIViewController) {
        controller.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: barInset, right: 0)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if controller.view.frame != screens.bounds { controller.view.frame = screens.bounds }
    }
}
