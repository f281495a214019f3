import UIKit

/// The list of a plant's waterings, embedded in the plant's scene.
final class WateringsViewController: UITableViewController {
    /// The number of days since each watering, most recent first.
    var days: [Int] = [] {
        didSet { if isViewLoaded, days != oldValue { tableView.reloadData() } }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Watered" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Watering", for: indexPath)
        cell.textLabel?.text = Plant.name(ofDay: days[indexPath.row])
        let pause = days.dropFirst(indexPath.row + 1).first.map { $0 - days[indexPath.row] }
        cell.detailTextLabel?.text = pause.map { $0 == 1 ? "after 1 day" : "after \($0) days" }
        return cell
    }
}
