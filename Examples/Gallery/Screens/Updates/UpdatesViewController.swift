import UIKit

/// A table that inserts, deletes and moves rows with a selectable row animation.
final class UpdatesViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case settings, basket, shelf
    }

    private static let animations: [(name: String, animation: UITableView.RowAnimation)] = [
        ("Automatic", .automatic), ("Fade", .fade), ("Left", .left), ("Right", .right), ("Top", .top),
        ("Bottom", .bottom), ("Middle", .middle), ("None", .none),
    ]

    private var animationIndex = 0
    private var basket = ["🍎 Apple", "🍌 Banana", "🍒 Cherry"]
    private var shelf = ["🥭 Mango", "🍐 Pear", "🍑 Peach", "🍍 Pineapple", "🍓 Strawberry", "🍉 Watermelon"]

    private var animation: UITableView.RowAnimation { Self.animations[animationIndex].animation }

    init() {
        super.init(style: .insetGrouped)
        title = "Updates"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Shuffle", primaryAction: UIAction { [weak self] _ in self?.shuffle() })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("UpdatesViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Fruit")
        tableView.register(ValueCell.self, forCellReuseIdentifier: "Animation")
    }

    // MARK: Selection

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch Section(rawValue: indexPath.section) {
        case .settings: selectNextAnimation()
        case .basket:
            let fruit = basket.remove(at: indexPath.row)
            let row = shelf.firstIndex { $0.dropFirst() > fruit.dropFirst() } ?? shelf.count
            shelf.insert(fruit, at: row)
            moveFruit(from: indexPath, to: IndexPath(row: row, section: Section.shelf.rawValue))
        case .shelf:
            basket.append(shelf.remove(at: indexPath.row))
            moveFruit(from: indexPath, to: IndexPath(row: basket.count - 1, section: Section.basket.rawValue))
        case nil: break
        }
    }

    private func selectNextAnimation() {
        animationIndex = (animationIndex + 1) % Self.animations.count
        tableView.reconfigureRows(at: [IndexPath(row: 0, section: Section.settings.rawValue)])
    }

    /// Deletes a fruit's old row and inserts its new one.
    private func moveFruit(from old: IndexPath, to new: IndexPath) {
        tableView.performBatchUpdates {
            tableView.deleteRows(at: [old], with: animation)
            tableView.insertRows(at: [new], with: animation)
        }
    }

    /// Moves each fruit on the shelf to a random row.
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

    // MARK: Data source

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
        Section(rawValue: section) == .shelf ? "Tap a fruit to move it to the basket or back to the shelf." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section) {
        case .basket, .shelf:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
            cell.textLabel?.text = (indexPath.section == Section.basket.rawValue ? basket : shelf)[indexPath.row]
            return cell
        default:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Animation", for: indexPath)
            cell.textLabel?.text = "Animation"
            cell.detailTextLabel?.text = Self.animations[animationIndex].name
            return cell
        }
    }
}

/// A cell with a name and a trailing value.
private final class ValueCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ValueCell does not support init(coder:). Register the class with the table.")
    }
}
