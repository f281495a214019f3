import UIKit

/// Knows who is listed and who is marked, and gives a table its cells.
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

    /// Marks the person, or takes the mark away.
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
                "Register PersonCell under “\(PersonCell.reuseIdentifier)” before the table asks for cells.")
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
