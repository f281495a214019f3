import Foundation
import Testing
import TrestleTesting
import UIKit

// Cells and diffable data sources like in tutorials. The code is the same as for an iPhone.

private protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}
private extension Reusable {
    static var reuseIdentifier: String { return String(describing: self) }
}
extension UITableViewCell: Reusable {}
extension UITableViewHeaderFooterView: Reusable {}
private extension UITableView {
    func register<T: UITableViewCell>(_: T.Type) {
        register(T.self, forCellReuseIdentifier: T.reuseIdentifier)
    }
    func registerHeaderFooter<T: UITableViewHeaderFooterView>(_: T.Type) {
        register(T.self, forHeaderFooterViewReuseIdentifier: T.reuseIdentifier)
    }
    func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: indexPath) as? T else {
            fatalError("Could not dequeue cell with identifier: \(T.reuseIdentifier)")
        }
        return cell
    }
    func dequeueHeader<T: UITableViewHeaderFooterView>() -> T {
        return dequeueReusableHeaderFooterView(withIdentifier: T.reuseIdentifier) as! T
    }
}

private struct Contact: Hashable {
    let id = UUID()
    var name: String
    var email: String
}

private final class ContactCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let emailLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        return label
    }()
    private let avatar: UIImageView = {
        let iv = UIImageView()
        iv.contentMode = .scaleAspectFill
        iv.layer.cornerRadius = 20
        iv.layer.masksToBounds = true
        iv.clipsToBounds = true
        iv.backgroundColor = .lightGray
        return iv
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setupViews()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setupViews()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        // Initialization code
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        // Configure the view for the selected state
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        avatar.backgroundColor = highlighted ? .darkGray : .lightGray
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        nameLabel.text = nil
        emailLabel.text = nil
        avatar.image = nil
    }

    private func setupViews() {
        [avatar, nameLabel, emailLabel].forEach { contentView.addSubview($0) }
        contentView.layer.borderWidth = 0
        selectionStyle = .none
        layoutMargins = .zero
        preservesSuperviewLayoutMargins = false
        separatorInset = UIEdgeInsets(top: 0, left: 68, bottom: 0, right: 0)
        backgroundColor = .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.frame = CGRect(x: 16, y: 10, width: 40, height: 40)
        nameLabel.frame = CGRect(x: 68, y: 8, width: contentView.frame.size.width - 84, height: 22)
        emailLabel.frame = CGRect(x: 68, y: 32, width: contentView.bounds.width - 84, height: 18)
    }

    func configure(with contact: Contact) {
        nameLabel.text = contact.name
        emailLabel.text = contact.email
        avatar.image = UIImage(systemName: "person.crop.circle")
    }
}

private class ContactsViewController: UIViewController {
    enum Section: CaseIterable {
        case friends, family
    }
    typealias DataSource = UITableViewDiffableDataSource<Section, Contact>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Contact>

    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var dataSource = makeDataSource()
    private var contacts = [Contact(name: "Ann", email: "a@b"), Contact(name: "Bob", email: "b@b")]

    override func viewDidLoad() {
        super.viewDidLoad()
        configureTableView()
        applySnapshot(animatingDifferences: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = view.bounds
    }

    private func configureTableView() {
        view.addSubview(tableView)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.delegate = self
        tableView.register(ContactCell.self)
        tableView.rowHeight = 60
        dataSource.defaultRowAnimation = .fade
    }

    private func makeDataSource() -> DataSource {
        let dataSource = DataSource(
            tableView: tableView,
            cellProvider: { (tableView, indexPath, contact) -> UITableViewCell? in
                let cell: ContactCell = tableView.dequeueReusableCell(for: indexPath)
                cell.configure(with: contact)
                return cell
            })
        return dataSource
    }

    func applySnapshot(animatingDifferences: Bool = true) {
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(contacts, toSection: .friends)
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    func remove(_ contact: Contact, animate: Bool = true) {
        var snapshot = self.dataSource.snapshot()
        snapshot.deleteItems([contact])
        dataSource.apply(
            snapshot, animatingDifferences: animate,
            completion: { [weak self] in
                self?.title = "removed"
            })
    }

    func loadInBackground() {
        DispatchQueue.global(qos: .userInitiated).async { [dataSource] in
            var snapshot = Snapshot()
            snapshot.appendSections([.family])
            dataSource.apply(snapshot, animatingDifferences: true)
        }
    }
}

extension ContactsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let contact = dataSource.itemIdentifier(for: indexPath) else { return }
        remove(contact)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: tableView.frame.width, height: 30))
        label.text = "\(dataSource.snapshot().sectionIdentifiers[section])"
        return label
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}

private class EditableDataSource: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return "Section \(section)"
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        guard let source = itemIdentifier(for: sourceIndexPath), sourceIndexPath != destinationIndexPath else { return }
        let destination = itemIdentifier(for: destinationIndexPath)
        var snapshot = self.snapshot()
        if let destination = destination {
            if let sourceIndex = snapshot.indexOfItem(source), let destinationIndex = snapshot.indexOfItem(destination)
            {
                let isAfter =
                    destinationIndex > sourceIndex
                    && snapshot.sectionIdentifier(containingItem: source)
                        == snapshot.sectionIdentifier(containingItem: destination)
                snapshot.deleteItems([source])
                if isAfter {
                    snapshot.insertItems([source], afterItem: destination)
                } else {
                    snapshot.insertItems([source], beforeItem: destination)
                }
            }
        } else {
            let section = snapshot.sectionIdentifiers[destinationIndexPath.section]
            snapshot.deleteItems([source])
            snapshot.appendItems([source], toSection: section)
        }
        apply(snapshot, animatingDifferences: false)
    }
}

@MainActor
private class TodoStore {
    struct Todo: Identifiable, Hashable { let id: UUID; var title: String; var isDone: Bool }
    var todos: [UUID: Todo] = [:]
}
private class TodosViewController: UITableViewController {
    enum Section: Int, Hashable, CustomStringConvertible {
        case open, done
        var description: String { self == .open ? "Open" : "Done" }
    }
    class DataSource: UITableViewDiffableDataSource<Section, UUID> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)?.description
        }
    }
    let store = TodoStore()
    var dataSource: DataSource!
    override func viewDidLoad() {
        super.viewDidLoad()
        for (i, t) in ["Milk", "Eggs", "Bread"].enumerated() {
            let todo = TodoStore.Todo(id: UUID(), title: t, isDone: i == 2)
            store.todos[todo.id] = todo
        }
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "todo")
        dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
            guard let todo = self?.store.todos[id] else { return cell }
            cell.textLabel?.text = todo.title
            cell.accessoryType = todo.isDone ? .checkmark : .none
            return cell
        }
        update(animated: false)
    }
    func update(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, UUID>()
        let groups = Dictionary(grouping: store.todos.values, by: \.isDone)
        snapshot.appendSections([.open, .done])
        snapshot.appendItems((groups[false] ?? []).sorted { $0.title < $1.title }.map(\.id), toSection: .open)
        snapshot.appendItems((groups[true] ?? []).sorted { $0.title < $1.title }.map(\.id), toSection: .done)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        store.todos[id]?.isDone.toggle()
        update(animated: true)
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }
    func refresh() async {
        await dataSource.apply(dataSource.snapshot(), animatingDifferences: true)
        await dataSource.applySnapshotUsingReloadData(dataSource.snapshot())
    }
}

@Suite("Diffable data sources from tutorials", .serialized)
@MainActor
struct TutorialDiffableTests {
    private func show(_ controller: UIViewController) -> HeadlessScreen {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        return screen
    }

    @Test("rows with generically dequeued cells are removed by a tap and replaced from a background thread")
    func contacts() async {
        let controller = ContactsViewController()
        let screen = show(controller)
        #expect(screen.texts.contains("Ann") && screen.texts.contains("friends"))
        screen.tap("Ann")
        screen.settle()
        #expect(!screen.texts.contains("Ann") && screen.texts.contains("Bob") && controller.title == "removed")
        controller.loadInBackground()
        await screen.wait { !screen.texts.contains("Bob") }
        #expect(screen.texts.contains("family") && !screen.texts.contains("friends"))
    }

    @Test("a subclass supports editing and moving rows")
    func editable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = EditableDataSource(tableView: table) { tableView, indexPath, text in
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = text
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        source.apply(snapshot)
        table.layoutIfNeeded()
        source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a"])
        source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))
        table.layoutIfNeeded()
        #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["b"])
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Section 1")
    }

    @Test("items move to another section and are reconfigured in the same update")
    func todos() async throws {
        let controller = TodosViewController(style: .insetGrouped)
        let screen = show(controller)
        func texts(_ section: Int) -> [String] {
            (0..<controller.tableView.numberOfRows(inSection: section)).compactMap {
                controller.tableView.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text
            }
        }
        #expect(texts(0) == ["Eggs", "Milk"] && texts(1) == ["Bread"])
        screen.tap("Milk")
        screen.settle()
        #expect(texts(0) == ["Eggs"] && texts(1) == ["Bread", "Milk"])
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 1)))
        #expect(cell.accessoryType == .checkmark)
        let refreshing = Task { await controller.refresh() }
        var isDone = false
        Task {
            await refreshing.value
            isDone = true
        }
        await screen.wait { isDone }
        #expect(texts(1) == ["Bread", "Milk"])
    }
}
