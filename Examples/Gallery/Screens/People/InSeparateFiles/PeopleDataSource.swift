import UIKit

/// A data source that stores the people and their checkmarks, and provides the cells.
final class PeopleDataSource: NSObject, UITableViewDataSource {
    private let groups: [People.Group]
    private var marked: Set<Person.ID> = []
    private var avatars: [Person.ID: UIImage] = [:]

    init(groups: [People.Group]) {
        self.groups = groups
    }

    func person(at indexPath: IndexPath) -> Person {
        groups[indexPath.section].people[indexPath.row]
    }

    func isMarked(_ person: Person) -> Bool {
        marked.contains(person.id)
    }

    /// Adds or removes a person's checkmark.
    func toggleMark(of person: Person) {
        if marked.remove(person.id) == nil {
            marked.insert(person.id)
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        groups.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].people.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].id
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PersonCell.reuseIdentifier, for: indexPath)
        guard let cell = cell as? PersonCell else {
            preconditionFailure(
                "The table has no PersonCell for “\(PersonCell.reuseIdentifier)”. Register the class for that identifier."
            )
        }
        let person = person(at: indexPath)
        cell.show(person, avatar: avatar(of: person), isMarked: isMarked(person))
        return cell
    }

    private func avatar(of person: Person) -> UIImage {
        if let avatar = avatars[person.id] { return avatar }
        let avatar = PersonAvatar.image(for: person)
        avatars[person.id] = avatar
        return avatar
    }
}
