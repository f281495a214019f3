import UIKit

/// A list with menus on its rows, on a button in a row and in the navigation bar.
final class MenusViewController: UITableViewController {
    private struct Place {
        var name: String
        var country: String
        var isFavorite = false
    }

    private enum Order: String, CaseIterable {
        case name = "Name"
        case country = "Country"
    }

    private var places = [
        Place(name: "Bergen", country: "Norway"), Place(name: "Lisbon", country: "Portugal", isFavorite: true),
        Place(name: "Kyoto", country: "Japan"), Place(name: "Valparaíso", country: "Chile"),
        Place(name: "Zanzibar", country: "Tanzania"),
    ]
    private var order = Order.name
    private var season = "Spring"

    init() {
        super.init(style: .insetGrouped)
        title = "Menus"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "season")
        updateBar()
    }

    /// Updates the sort menu, which has a checkmark at the current order.
    private func updateBar() {
        let orders = Order.allCases.map { order in
            UIAction(title: order.rawValue, state: order == self.order ? .on : .off) { [weak self] _ in
                self?.sort(by: order)
            }
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort", menu: UIMenu(title: "Sort by", options: .singleSelection, children: orders))
    }

    private func sort(by order: Order) {
        self.order = order
        let old = places.map(\.name)
        places.sort { order == .name ? $0.name < $1.name : $0.country < $1.country }
        tableView.performBatchUpdates {
            for (index, place) in places.enumerated() {
                guard let before = old.firstIndex(of: place.name), before != index else { continue }
                tableView.moveRow(at: [1, before], to: [1, index])
            }
        }
        updateBar()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : places.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0
            ? "A pop-up button shows its selected item." : "Touch and hold a row, or right-click it."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "season", for: indexPath)
            cell.textLabel?.text = "Season"
            cell.selectionStyle = .none
            cell.accessoryView = makeSeasonButton()
            return cell
        }
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "place")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "place")
        let place = places[indexPath.row]
        cell.textLabel?.text = place.name
        cell.detailTextLabel?.text = place.country
        cell.imageView?.image = UIImage(systemName: place.isFavorite ? "heart.fill" : "heart")
        cell.imageView?.tintColor = place.isFavorite ? .systemPink : .tertiaryLabel
        return cell
    }

    private func makeSeasonButton() -> UIButton {
        var configuration = UIButton.Configuration.plain()
        // As high as the row, which is easy to touch.
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
        configuration.baseForegroundColor = .secondaryLabel
        let button = UIButton(configuration: configuration)
        button.contentHorizontalAlignment = .trailing
        button.menu = UIMenu(
            children: ["Spring", "Summer", "Fall", "Winter"].map { name in
                UIAction(title: name, state: name == season ? .on : .off) { [weak self] _ in self?.season = name }
            })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        return button
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    // MARK: Context menus

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPath.section == 1 else { return nil }
        let place = places[indexPath.row]
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let favorite = UIAction(
                title: place.isFavorite ? "Remove from Favorites" : "Add to Favorites",
                image: UIImage(systemName: "heart")
            ) { _ in self?.change(place.name) { $0.isFavorite.toggle() } }
            let first = UIAction(title: "To Top", image: UIImage(systemName: "chevron.up")) { _ in
                self?.move(place.name, to: 0)
            }
            let last = UIAction(title: "To Bottom", image: UIImage(systemName: "chevron.down")) { _ in
                guard let self else { return }
                self.move(place.name, to: self.places.count - 1)
            }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self?.delete(place.name)
            }
            return UIMenu(children: [
                favorite, UIMenu(title: "Move", subtitle: "To the top or bottom of the list", children: [first, last]),
                UIMenu(options: .displayInline, children: [delete]),
            ])
        }
    }

    private func change(_ name: String, _ change: (inout Place) -> Void) {
        guard let index = places.firstIndex(where: { $0.name == name }) else { return }
        change(&places[index])
        tableView.reloadRows(at: [[1, index]], with: .none)
    }

    private func move(_ name: String, to end: Int) {
        guard let index = places.firstIndex(where: { $0.name == name }), index != end else { return }
        places.insert(places.remove(at: index), at: end)
        tableView.moveRow(at: [1, index], to: [1, end])
    }

    private func delete(_ name: String) {
        guard let index = places.firstIndex(where: { $0.name == name }) else { return }
        places.remove(at: index)
        tableView.deleteRows(at: [[1, index]], with: .automatic)
    }
}
