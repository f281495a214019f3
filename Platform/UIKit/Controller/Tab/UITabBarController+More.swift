/// The list of the parts that the bar has no room for, and what it leads to.
///
/// A navigation controller can't stand inside of another: its screens are lent to the list's, and come back when the list is seen again.
extension UITabBarController {
    final func makeMoreNavigationController() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: MoreListController(of: self))
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        addChild(navigation)
        navigation.didMove(toParent: self)
        return navigation
    }

    /// Shows a part by way of the list.
    final func showInMore(_ controller: UIViewController, animated: Bool) {
        guard shownInMore !== controller, let list = moreNavigationController.viewControllers.first else { return }
        endLending()
        shownInMore = controller
        lentScreens = (controller as? UINavigationController)?.takeStack() ?? [controller]
        moreNavigationController.setViewControllers([list] + lentScreens, animated: animated)
    }

    /// The list is all there is to be seen of it: what it has led to goes back to where it belongs.
    final func listDidAppear() {
        // People have gone back from all but the first.
        lentScreens = Array(lentScreens.prefix(1))
        takeBackLent()
    }

    private func takeBackLent() {
        guard let controller = shownInMore else { return }
        shownInMore = nil
        defer { lentScreens = [] }
        if let navigation = controller as? UINavigationController {
            navigation.setViewControllers(lentScreens, animated: false)
        } else if controllers.contains(where: { $0 === controller }) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    /// Takes back at once what the list has led to.
    final func endLending() {
        guard let controller = shownInMore, let list = moreNavigationController.viewControllers.first else { return }
        // Before the list appears by that, and takes back the first alone.
        shownInMore = nil
        lentScreens = Array(moreNavigationController.viewControllers.dropFirst())
        moreNavigationController.setViewControllers([list], animated: false)
        shownInMore = controller
        takeBackLent()
    }

    /// There is room for more or fewer tabs than before.
    final func changeRoom() {
        let shown = shownInMore ?? selected
        endLending()
        updateItems()
        guard let shown, controllers.contains(where: { $0 === shown }) else { return select(controllersInBar.first) }
        selectedViewController = shown
    }
}

/// The list itself.
final class MoreListController: UITableViewController {
    private weak var tabs: UITabBarController?

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = SystemWord.more.text
    }

    @available(*, unavailable, message: "a tab bar controller makes its list itself")
    required init?(coder: NSCoder) {
        preconditionFailure("MoreListController: a tab bar controller makes its list itself")
    }

    private var controllers: [UIViewController] { tabs?.hiddenControllers ?? [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "part")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // What the items say may have changed meanwhile.
        for path in tableView.indexPathsForVisibleRows ?? [] where path.row < controllers.count {
            if let cell = tableView.cellForRow(at: path) { show(controllers[path.row].tabBarItem, in: cell) }
        }
    }

    /// There are other parts than before.
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
