import UIKit

/// The list of people, implemented in a single `UITableViewController`. A tap toggles the checkmark of a
/// person.
final class PeopleTableViewController: UITableViewController {
    private let groups = People.byFirstLetter
    private var marked: Set<Person.ID> = []
    private var avatars: [Person.ID: UIImage] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "In one class"
        tableView.rowHeight = 60
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        groups.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].people.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].id
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Person")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Person")
        let person = groups[indexPath.section].people[indexPath.row]
        cell.textLabel?.text = person.name
        cell.detailTextLabel?.text = person.occupation
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.imageView?.image = avatar(of: person)
        cell.accessoryType = marked.contains(person.id) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let person = groups[indexPath.section].people[indexPath.row]
        if marked.remove(person.id) == nil {
            marked.insert(person.id)
        }
        tableView.cellForRow(at: indexPath)?.accessoryType = marked.contains(person.id) ? .checkmark : .none
    }

    private func avatar(of person: Person) -> UIImage {
        if let avatar = avatars[person.id] { return avatar }
        let avatar = PersonAvatar.image(for: person)
        avatars[person.id] = avatar
        return avatar
    }
}
