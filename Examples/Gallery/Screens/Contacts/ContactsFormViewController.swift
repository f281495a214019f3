import Trestle
import UIKit

/// The address book again, in Trestle. The index has the letters that somebody's name begins with, and a letter can be closed.
final class ContactsFormViewController: FormViewController {
    init() {
        super.init(style: .plain)
        title = "Contacts in Trestle"
    }

    override var form: Form {
        Form {
            for group in People.byFirstLetter {
                Section(id: group.id, header: Title(group.id)) { ForEach(group.people) { ContactRow(person: $0) } }
                    .indexTitle(group.id)
                    .collapsible()
            }
        }
    }
}

/// A name, in which the family name stands out, as it is what the list goes by.
struct ContactRow: Component {
    let person: Person

    func render(in cell: UITableViewCell) {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let name = NSMutableAttributedString(string: "\(person.givenName) ", attributes: [.font: font])
        name.append(
            NSAttributedString(
                string: person.familyName, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]))
        cell.textLabel?.attributedText = name
    }
}
