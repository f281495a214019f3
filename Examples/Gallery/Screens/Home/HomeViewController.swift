import UIKit

/// The devices of a house by rooms: the initial scene of Home.storyboard, whose prototypes are its cells.
final class HomeViewController: UITableViewController {
    private(set) var rooms = HomeRoom.all

    /// Makes the controller with what the storyboard says of it.
    static func make() -> UIViewController {
        guard let home = UIStoryboard(name: "Home", bundle: .module).instantiateInitialViewController() else {
            preconditionFailure("Mark a scene of Home.storyboard as the initial one.")
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
                self?.replace(lampCell, by: .lamp(.init(name: lamp.name, isOn: isOn)))
            }
            return lampCell
        case .heating(let heating):
            let cell = tableView.dequeueReusableCell(withIdentifier: "Heating", for: indexPath)
            guard let heatingCell = cell as? HeatingCell else { return cell }
            heatingCell.show(heating)
            heatingCell.onStep = { [weak self, weak heatingCell] target in
                self?.replace(
                    heatingCell, by: .heating(.init(name: heating.name, target: target, now: heating.now)))
            }
            return heatingCell
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

    /// Rows above a cell may have gone since it was filled, so where it stands is asked again.
    private func replace(_ cell: UITableViewCell?, by device: HomeDevice) {
        guard let cell, let indexPath = tableView.indexPath(for: cell) else { return }
        rooms[indexPath.section].devices[indexPath.row] = device
    }
}
