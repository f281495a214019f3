import UIKit

/// The devices of a house, grouped by room: the initial scene of Home.storyboard, with its prototype cells.
final class HomeViewController: UITableViewController {
    private(set) var rooms = HomeRoom.all

    /// Creates the controller from the storyboard.
    static func make() -> UIViewController {
        guard let home = UIStoryboard(name: "Home", bundle: .module).instantiateInitialViewController() else {
            preconditionFailure("Home.storyboard has no initial view controller. Mark one of its scenes as initial.")
        }
        return home
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rooms.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rooms[section].devices.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        rooms[section].name
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch rooms[indexPath.section].devices[indexPath.row] {
        case .lamp(let lamp):
            let cell = tableView.dequeueReusableCell(withIdentifier: "Lamp", for: indexPath)
            guard let lampCell = cell as? LampCell else { return cell }
            lampCell.show(lamp)
            lampCell.onSwitch = { [weak self, weak lampCell] isOn in
                self?.replaceDevice(in: lampCell, with: .lamp(.init(name: lamp.name, isOn: isOn)))
            }
            return lampCell
        case .thermostat(let thermostat):
            let cell = tableView.dequeueReusableCell(withIdentifier: "Thermostat", for: indexPath)
            guard let thermostatCell = cell as? ThermostatCell else { return cell }
            thermostatCell.show(thermostat)
            thermostatCell.onStep = { [weak self, weak thermostatCell] target in
                self?.replaceDevice(
                    in: thermostatCell,
                    with: .thermostat(.init(name: thermostat.name, target: target, current: thermostat.current)))
            }
            return thermostatCell
        case .sensor(let name, let reading):
            let cell = tableView.dequeueReusableCell(withIdentifier: "Sensor", for: indexPath)
            cell.textLabel?.text = name
            cell.detailTextLabel?.text = reading
            return cell
        }
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        rooms[indexPath.section].devices.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    /// Replaces the device in a cell's row. Looks up the index path, because rows above the cell may have
    /// been deleted since it was configured.
    private func replaceDevice(in cell: UITableViewCell?, with device: HomeDevice) {
        guard let cell, let indexPath = tableView.indexPath(for: cell) else { return }
        rooms[indexPath.section].devices[indexPath.row] = device
    }
}
