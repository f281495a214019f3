/// The More list of the controllers for which the bar has no space, and the controllers selected in it.
///
/// A navigation controller can't contain another one. Its screens are moved to the stack of the list, and
/// back when the list is visible again.
extension UITabBarController {
    final func makeMoreNavigationController() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: MoreListController(of: self))
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        addChild(navigation)
        navigation.didMove(toParent: self)
        return navigation
    }

    /// Shows a controller from the list.
    final func showInMore(_ controller: UIViewController, animated: Bool) {
        guard controllerInMore !== controller, let list = moreNavigationController.viewControllers.first else { return }
        returnScreensOfMore()
        controllerInMore = controller
        borrowedScreens = (controller as? UINavigationController)?.takeStack() ?? [controller]
        moreNavigationController.setViewControllers([list] + borrowedScreens, animated: animated)
    }

    /// Returns the screens of the controller that was selected in the list, which has become visible again.
    final func listDidAppear() {
        // The user has popped all screens above the first one.
        borrowedScreens = Array(borrowedScreens.prefix(1))
        returnBorrowedScreens()
    }

    private func returnBorrowedScreens() {
        guard let controller = controllerInMore else { return }
        controllerInMore = nil
        defer { borrowedScreens = [] }
        if let navigation = controller as? UINavigationController {
            navigation.setViewControllers(borrowedScreens, animated: false)
        } else if controllers.contains(where: { $0 === controller }) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    /// Returns the screens of the selected controller at once.
    final func returnScreensOfMore() {
        guard let controller = controllerInMore, let list = moreNavigationController.viewControllers.first else {
            return
        }
        // Cleared first: the list appears now, which would return only the first screen.
        controllerInMore = nil
        // A running pop would remove its screen's view from where the screen is shown next.
        moreNavigationController.transition?.endAtOnce()
        let screens = Array(moreNavigationController.viewControllers.dropFirst())
        // While the first screen is being popped, it is no longer in the stack.
        borrowedScreens = screens.isEmpty ? Array(borrowedScreens.prefix(1)) : screens
        moreNavigationController.setViewControllers([list], animated: false)
        controllerInMore = controller
        returnBorrowedScreens()
    }

    /// Updates the tabs and the list after the number of tabs in the bar has changed.
    final func tabCapacityDidChange() {
        let shown = controllerInMore ?? selected
        returnScreensOfMore()
        updateItems()
        guard let shown, controllers.contains(where: { $0 === shown }) else { return select(controllersInBar.first) }
        selectedViewController = shown
    }
}

/// The controller of the More list.
final class MoreListController: UITableViewController {
    private weak var tabs: UITabBarController?

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = SystemWord.more.text
    }

    @available(*, unavailable, message: "MoreListController is created by UITabBarController")
    required init?(coder: NSCoder) {
        preconditionFailure("MoreListController can't be decoded. UITabBarController creates it.")
    }

    private var controllers: [UIViewController] { tabs?.hiddenControllers ?? [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "part")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The items may have changed since.
        for path in tableView.indexPathsForVisibleRows ?? [] where path.row < controllers.count {
            if let cell = tableView.cellForRow(at: path) { show(controllers[path.row].tabBarItem, in: cell) }
        }
    }

    /// Reloads the list after the controllers have changed.
    func update() {
        if isViewLoaded { tableView.reloadData() }
    }

    private func show(_ item: UITabBarItem?, in cell: UITableViewCell) {
        var content = cell.defaultContentConfiguration()
        content.text = item?.title
        content.image = item?.image
        cell.contentConfiguration = content
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tabs?.listDidAppear()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "part", for: indexPath)
        show(controllers[indexPath.row].tabBarItem, in: cell)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tabs?.showInMore(controllers[indexPath.row], animated: true)
    }
}
