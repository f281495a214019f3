import Foundation
import Testing
import TrestleTesting
import UIKit

// Tables like in tutorials. The code is the same as for an iPhone.

private class FruitsViewController: UITableViewController {
    var fruits = ["Apple", "Banana", "Cherry"]
    let cellReuseIdentifier = "cell"

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruits"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellReuseIdentifier)
        tableView.tableFooterView = UIView(frame: .zero)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { _ in
                self.addFruit()
            })
    }

    func addFruit() {
        fruits.insert("Durian", at: 0)
        let indexPath = IndexPath(row: 0, section: 0)
        tableView.insertRows(at: [indexPath], with: .automatic)
        tableView.scrollToRow(at: indexPath, at: .top, animated: true)
    }

    // MARK: - Table view data source
    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return fruits.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell =
            (self.tableView.dequeueReusableCell(withIdentifier: cellReuseIdentifier) as UITableViewCell?)!
        cell.textLabel?.text = self.fruits[indexPath.row]
        cell.textLabel?.textColor = indexPath.row % 2 == 0 ? .label : .secondaryLabel
        cell.accessoryType = .disclosureIndicator
        let bg = UIView()
        bg.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.3)
        cell.selectedBackgroundView = bg
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("You tapped cell number \(indexPath.row).")
        tableView.deselectRow(at: indexPath, animated: true)
        let detail = UIViewController()
        detail.title = fruits[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return 60 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruits" }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        cell.alpha = 0
        cell.transform = CGAffineTransform(translationX: 0, y: 30)
        UIView.animate(
            withDuration: 0.5, delay: 0.05 * Double(indexPath.row), options: [.curveEaseInOut],
            animations: {
                cell.alpha = 1
                cell.transform = .identity
            }, completion: nil)
    }
}

private class TableViewDataSource<Model>: NSObject, UITableViewDataSource {
    typealias CellConfigurator = (Model, UITableViewCell) -> Void
    var models: [Model]
    private let reuseIdentifier: String
    private let cellConfigurator: CellConfigurator
    init(models: [Model], reuseIdentifier: String, cellConfigurator: @escaping CellConfigurator) {
        self.models = models
        self.reuseIdentifier = reuseIdentifier
        self.cellConfigurator = cellConfigurator
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { models.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let model = models[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
        cellConfigurator(model, cell)
        return cell
    }
}
private class SectionedTableViewDataSource: NSObject {
    private let dataSources: [UITableViewDataSource]
    init(dataSources: [UITableViewDataSource]) { self.dataSources = dataSources }
}
extension SectionedTableViewDataSource: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { return dataSources.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let dataSource = dataSources[section]
        return dataSource.tableView(tableView, numberOfRowsInSection: 0)
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let dataSource = dataSources[indexPath.section]
        let indexPath = IndexPath(row: indexPath.row, section: 0)
        return dataSource.tableView(tableView, cellForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        dataSources[section].tableView?(tableView, titleForHeaderInSection: 0)
    }
}

private class CollapsibleHeader: UITableViewHeaderFooterView {
    let titleLabel = UILabel()
    let arrow = UILabel()
    weak var delegate: CollapsibleHeaderDelegate?
    var section = 0
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.backgroundColor = UIColor(white: 0.9, alpha: 1)
        contentView.addSubview(titleLabel)
        contentView.addSubview(arrow)
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in
                guard let self = self else { return }
                self.delegate?.toggleSection(self, section: self.section)
            })
    }
    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        arrow.frame = CGRect(x: contentView.bounds.maxX - 30, y: 0, width: 14, height: contentView.bounds.height)
    }
    func setCollapsed(_ collapsed: Bool) {
        UIView.animate(withDuration: 0.2) {
            self.arrow.transform = collapsed ? .identity : CGAffineTransform(rotationAngle: .pi / 2)
        }
    }
}
private protocol CollapsibleHeaderDelegate: AnyObject {
    func toggleSection(_ header: CollapsibleHeader, section: Int)
}
private class AccordionViewController: UITableViewController, @MainActor CollapsibleHeaderDelegate {
    struct Part { var name: String; var items: [String]; var collapsed = false }
    var sections = [Part(name: "Mac", items: ["MacBook", "iMac"]), Part(name: "iPad", items: ["Pro", "mini"])]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.estimatedRowHeight = 44.0
        tableView.rowHeight = UITableView.automaticDimension
        tableView.register(CollapsibleHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].collapsed ? 0 : sections[section].items.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "cell")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
        cell.textLabel?.text = sections[indexPath.section].items[indexPath.row]
        cell.detailTextLabel?.text = "detail"
        return cell
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header =
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            as? CollapsibleHeader ?? CollapsibleHeader(reuseIdentifier: "header")
        header.titleLabel.text = sections[section].name
        header.arrow.text = ">"
        header.setCollapsed(sections[section].collapsed)
        header.section = section
        header.delegate = self
        return header
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { return 44.0 }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { return 1.0 }
    func toggleSection(_ header: CollapsibleHeader, section: Int) {
        let collapsed = !sections[section].collapsed
        sections[section].collapsed = collapsed
        header.setCollapsed(collapsed)
        tableView.reloadSections(NSIndexSet(index: section) as IndexSet, with: .automatic)
    }
}

@MainActor
private protocol ListViewModelDelegate: AnyObject { func didUpdate() }
private struct Post: Codable, Hashable, Identifiable { let id: Int; let title: String; let body: String }
private final class PostsViewModel {
    private(set) var posts: [Post] = []
    var onUpdate: (() -> Void)?
    var numberOfRows: Int { posts.count }
    func post(at indexPath: IndexPath) -> Post { posts[indexPath.row] }
    func load() {
        let json = #"[{"id":1,"title":"A","body":"b"},{"id":2,"title":"C","body":"d"}]"#
        posts = (try? JSONDecoder().decode([Post].self, from: Data(json.utf8))) ?? []
        onUpdate?()
    }
}
private class PostsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let viewModel = PostsViewModel()
    lazy var tableView: UITableView = {
        let tv = UITableView(frame: .zero, style: .plain)
        tv.dataSource = self
        tv.register(UITableViewCell.self, forCellReuseIdentifier: "Post")
        tv.backgroundColor = .systemBackground
        tv.separatorStyle = .singleLine
        tv.separatorColor = .separator
        tv.showsVerticalScrollIndicator = false
        tv.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        tv.keyboardDismissMode = .onDrag
        tv.allowsMultipleSelection = true
        tv.delegate = self
        return tv
    }()
    let emptyLabel = UILabel()
    override func loadView() {
        view = tableView
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        emptyLabel.text = "No posts"
        emptyLabel.textAlignment = .center
        tableView.backgroundView = emptyLabel
        viewModel.onUpdate = { [weak self] in
            DispatchQueue.main.async {
                self?.tableView.reloadData()
                self?.tableView.backgroundView = nil
            }
        }
        viewModel.load()
        let refresh = UIRefreshControl()
        refresh.attributedTitle = NSAttributedString(string: "Pull to refresh")
        refresh.addAction(
            UIAction { [weak self] _ in
                self?.viewModel.load()
                refresh.endRefreshing()
            }, for: .valueChanged)
        tableView.refreshControl = refresh
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModel.numberOfRows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
        let post = viewModel.post(at: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.attributedText = NSAttributedString(
            string: post.title, attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        cell.accessoryView = UISwitch()
        cell.tag = indexPath.row
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let cell = tableView.cellForRow(at: indexPath) { cell.accessoryType = .checkmark }
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        tableView.cellForRow(at: indexPath)?.accessoryType = .none
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let position = scrollView.contentOffset.y
        if position > (tableView.contentSize.height - 100 - scrollView.frame.size.height) {
            title = "\(position)"
        }
    }
    var selected: [Post] { tableView.indexPathsForSelectedRows?.map { viewModel.post(at: $0) } ?? [] }
}

@Suite("Tables from tutorials", .serialized)
@MainActor
struct TutorialClassicTests {
    private func show(_ controller: UIViewController) -> HeadlessScreen {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        return screen
    }

    @Test("a table view controller shows rows, inserts one and pushes a detail")
    func fruits() throws {
        let controller = FruitsViewController()
        let screen = show(controller)
        #expect(screen.texts.contains("Apple") && screen.texts.contains("Fruits"))
        controller.addFruit()
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.text == "Durian" && cell.frame.height == 60 && cell.alpha == 1)
        screen.tap("Banana")
        screen.settle()
        #expect(controller.navigationController?.topViewController?.title == "Banana")
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test("data sources can be composed of other data sources")
    func sectioned() {
        let first = TableViewDataSource(models: [1, 2], reuseIdentifier: "cell") { $1.textLabel?.text = "\($0)" }
        let second = TableViewDataSource(models: ["x"], reuseIdentifier: "cell") { $1.textLabel?.text = $0 }
        let source = SectionedTableViewDataSource(dataSources: [first, second])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "x"])
    }

    @Test("a tap on a section header collapses and expands its section")
    func accordion() {
        let controller = AccordionViewController()
        let screen = show(controller)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
        screen.tap("Mac")
        screen.settle()
        #expect(controller.tableView.numberOfRows(inSection: 0) == 0 && !screen.texts.contains("iMac"))
        screen.tap("Mac")
        screen.settle()
        #expect(screen.texts.contains("iMac") && screen.texts.contains("mini"))
    }

    @Test("a table with a view model supports selection and an empty state")
    func posts() async {
        let controller = PostsViewController()
        let screen = show(controller)
        await screen.wait { screen.texts.contains("A") && controller.tableView.backgroundView == nil }
        screen.tap("C")
        #expect(controller.selected.map(\.id) == [2])
        #expect(
            controller.tableView.backgroundView == nil && controller.tableView.refreshControl?.isRefreshing == false)
    }
}
