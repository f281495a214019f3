import UIKit

/// Rows that come, go and change places, in each way that a table has.
final class UpdatesViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case settings, basket, shelf
    }

    private static let ways: [(name: String, animation: UITableView.RowAnimation)] = [
        ("Automatic", .automatic), ("Fade", .fade), ("Left", .left), ("Right", .right), ("Top", .top),
        ("Bottom", .bottom), ("Middle", .middle), ("None", .none),
    ]

    private var way = 0
    private var basket = ["🍎 Apple", "🍌 Banana", "🍒 Cherry"]
    private var shelf = ["🥭 Mango", "🍐 Pear", "🍑 Peach", "🍍 Pineapple", "🍓 Strawberry", "🍉 Watermelon"]

    private var animation: UITableView.RowAnimation { Self.ways[way].animation }

    init() {
        super.init(style: .insetGrouped)
        title = "Updates"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Shuffle", primaryAction: UIAction { [weak self] _ in self?.shuffle() })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The Gallery makes its screens in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Fruit")
        tableView.register(WayCell.self, forCellReuseIdentifier: "Way")
    }

    // MARK: What a tap does

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch Section(rawValue: indexPath.section) {
        case .settings: takeNextWay()
        case .basket:
            let fruit = basket.remove(at: indexPath.row)
            let place = shelf.firstIndex { $0.dropFirst() > fruit.dropFirst() } ?? shelf.count
            shelf.insert(fruit, at: place)
            exchange(indexPath, IndexPath(row: place, section: Section.shelf.rawValue))
        case .shelf:
            basket.append(shelf.remove(at: indexPath.row))
            exchange(indexPath, IndexPath(row: basket.count - 1, section: Section.basket.rawValue))
        case nil: break
        }
    }

    private func takeNextWay() {
        way = (way + 1) % Self.ways.count
        tableView.reconfigureRows(at: [IndexPath(row: 0, section: Section.settings.rawValue)])
    }

    /// Takes a row from where it was, and puts one where the fruit is now.
    private func exchange(_ old: IndexPath, _ new: IndexPath) {
        tableView.performBatchUpdates {
            tableView.deleteRows(at: [old], with: animation)
            tableView.insertRows(at: [new], with: animation)
        }
    }

    /// Moves every fruit of the shelf to a place drawn by lot.
    private func shuffle() {
        let old = shelf
        shelf.shuffle()
        tableView.performBatchUpdates {
            for (row, fruit) in old.enumerated() {
                guard let target = shelf.firstIndex(of: fruit) else { continue }
                tableView.moveRow(
                    at: IndexPath(row: row, section: Section.shelf.rawValue),
                    to: IndexPath(row: target, section: Section.shelf.rawValue))
            }
        }
    }

    // MARK: What is shown

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .settings: 1
        case .basket: basket.count
        case .shelf: shelf.count
        case nil: 0
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Section(rawValue: section) {
        case .basket: "Basket"
        case .shelf: "Shelf"
        default: nil
        }
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        Section(rawValue: section) == .shelf ? "Tap a fruit to put it into the basket, or back on its shelf." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section) {
        case .basket, .shelf:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
            cell.textLabel?.text = (indexPath.section == Section.basket.rawValue ? basket : shelf)[indexPath.row]
            return cell
        default:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Way", for: indexPath)
            cell.textLabel?.text = "Animation"
            cell.detailTextLabel?.text = Self.ways[way].name
            return cell
        }
    }
}

/// A name, and a value at the end of the row.
private final class WayCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("WayCell is registered as a class.")
    }
}
