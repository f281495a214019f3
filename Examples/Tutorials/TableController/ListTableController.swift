import UIKit

/// A row of a list: texts, and a circle with or without a check mark.
struct ListItem: Identifiable, Equatable {
    enum Mark {
        case unchecked
        case checked
    }

    let id: String
    var mark: Mark?
    let text: String
    var secondaryText: String?
}

/// A section of a list.
struct ListSection: Equatable {
    let title: String
    let items: [ListItem]
}

/// A list that displays the values that it is given and reports the selected items.
final class ListTableController: UITableViewController {
    /// The content of the list. Changed items are updated in place as long as the list has the same items.
    var sections: [ListSection] = [] {
        didSet { update(from: oldValue) }
    }

    /// Called with the id of a selected item. Only items with a mark can be selected.
    var onSelect: ((ListItem.ID) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    }

    private func update(from old: [ListSection]) {
        guard isViewLoaded, sections != old else { return }
        guard sections.map({ $0.items.map(\.id) }) == old.map({ $0.items.map(\.id) }) else {
            return tableView.reloadData()
        }
        let changed = sections.indices.flatMap { section in
            sections[section].items.indices
                .filter { sections[section].items[$0] != old[section].items[$0] }
                .map { IndexPath(row: $0, section: section) }
        }
        tableView.reconfigureRows(at: changed)
    }

    // MARK: UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].items.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        let item = sections[indexPath.section].items[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = item.text
        content.secondaryText = item.secondaryText
        switch item.mark {
        case .unchecked: content.image = UIImage(systemName: "circle")
        case .checked: content.image = UIImage(systemName: "checkmark.circle.fill")
        case nil: break
        }
        cell.contentConfiguration = content
        cell.selectionStyle = item.mark == nil ? .none : .default
        return cell
    }

    // MARK: UITableViewDelegate

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        sections[indexPath.section].items[indexPath.row].mark == nil ? nil : indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect?(sections[indexPath.section].items[indexPath.row].id)
    }
}
