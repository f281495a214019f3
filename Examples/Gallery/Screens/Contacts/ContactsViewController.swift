import UIKit

/// The contacts grouped by letter, with a section index.
final class ContactsViewController: UITableViewController {
    private let groups = People.byFirstLetter
    private let letters = (UnicodeScalar("A").value...UnicodeScalar("Z").value)
        .compactMap { UnicodeScalar($0).map(String.init) }

    init() {
        super.init(style: .plain)
        title = "Contacts"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ContactsViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Contact")
    }

    // MARK: Rows

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
        let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
        cell.textLabel?.attributedText = name(of: groups[indexPath.section].people[indexPath.row])
        return cell
    }

    /// Returns a name with an emphasized family name, which determines the sort order.
    private func name(of person: Person) -> NSAttributedString {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let name = NSMutableAttributedString(string: "\(person.givenName) ", attributes: [.font: font])
        name.append(
            NSAttributedString(
                string: person.familyName, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]))
        return name
    }

    // MARK: Index

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        letters
    }

    /// Returns the section of a letter. A letter without contacts leads to the next letter that has some.
    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        groups.firstIndex { $0.id >= title } ?? groups.count - 1
    }
}
