import UIKit

/// Interdependent settings in plain UIKit: the controller inserts and deletes the dependent rows itself.
final class SettingsTableViewController: UITableViewController {
    private enum Row: Equatable {
        case toggle(String, WritableKeyPath<Settings, Bool>)
        case version
        case reset
    }

    private var settings = Settings()
    private let titles = ["Network", "Notifications", "About"]

    init() {
        super.init(style: .insetGrouped)
        title = "Settings in UIKit"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SettingsTableViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SettingSwitchCell.self, forCellReuseIdentifier: "Switch")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Button")
    }

    private var sections: [[Row]] {
        var network = [Row.toggle("Airplane Mode", \.isOffline)]
        if !settings.isOffline { network.append(.toggle("Wi-Fi", \.usesWiFi)) }
        var notifications = [Row.toggle("Allow Notifications", \.showsNotifications)]
        if settings.showsNotifications { notifications.append(.toggle("Sounds", \.playsSounds)) }
        return [network, notifications, [.version, .reset]]
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles[section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch sections[indexPath.section][indexPath.row] {
        case .toggle(let title, let setting):
            let cell = tableView.dequeueReusableCell(withIdentifier: "Switch", for: indexPath)
            (cell as? SettingSwitchCell)?.show(title, isOn: settings[keyPath: setting]) { [weak self] isOn in
                self?.change { $0[keyPath: setting] = isOn }
            }
            return cell
        case .version:
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "Value")
                ?? UITableViewCell(style: .value1, reuseIdentifier: "Value")
            cell.textLabel?.text = "Version"
            cell.detailTextLabel?.text = settings.version
            cell.selectionStyle = .none
            return cell
        case .reset:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Button", for: indexPath)
            cell.textLabel?.text = "Reset"
            cell.textLabel?.textColor = .systemRed
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        sections[indexPath.section][indexPath.row] == .reset ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        change { $0 = Settings() }
        for case let cell as SettingSwitchCell in tableView.visibleCells {
            guard let path = tableView.indexPath(for: cell),
                case .toggle(_, let setting) = sections[path.section][path.row]
            else { continue }
            cell.toggle.setOn(settings[keyPath: setting], animated: true)
        }
    }

    /// Changes the settings, and inserts and deletes the rows that depend on them.
    private func change(_ change: (inout Settings) -> Void) {
        let before = sections
        change(&settings)
        let after = sections
        tableView.performBatchUpdates {
            for section in after.indices {
                let deleted = before[section].indices.filter { !after[section].contains(before[section][$0]) }
                let inserted = after[section].indices.filter { !before[section].contains(after[section][$0]) }
                tableView.deleteRows(at: deleted.map { IndexPath(row: $0, section: section) }, with: .automatic)
                tableView.insertRows(at: inserted.map { IndexPath(row: $0, section: section) }, with: .automatic)
            }
        }
    }
}

/// A cell with a title and a switch.
final class SettingSwitchCell: UITableViewCell {
    let toggle = UISwitch(frame: .zero)
    private var onChange: ((Bool) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        accessoryView = toggle
        toggle.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange?(toggle.isOn)
            }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SettingSwitchCell does not support init(coder:). Register the class with the table.")
    }

    func show(_ title: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
        textLabel?.text = title
        toggle.isOn = isOn
        self.onChange = onChange
    }
}
