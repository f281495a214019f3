import UIKit

/// The list of people, implemented with a separate data source and cell. The controller handles selection
/// only.
final class PeopleViewController: UIViewController, UITableViewDelegate {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let dataSource = PeopleDataSource(groups: People.byFirstLetter)

    override func loadView() {
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "In separate files"
        tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.reuseIdentifier)
        tableView.rowHeight = PersonCell.height
        tableView.dataSource = dataSource
        tableView.delegate = self
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let person = dataSource.person(at: indexPath)
        dataSource.toggleMark(of: person)
        (tableView.cellForRow(at: indexPath) as? PersonCell)?.isMarked = dataSource.isMarked(person)
    }
}
