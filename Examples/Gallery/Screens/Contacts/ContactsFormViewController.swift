import Trestle
import UIKit

/// The contacts in Trestle, with collapsible sections and an index of the letters that have contacts.
final class ContactsFormViewController: FormViewController {
    init() {
        super.init(style: .plain)
        title = "Contacts in Trestle"
    }

    @FormBuilder override var form: Form {
        for group in People.byFirstLetter {
            Section(group.id) { ForEach(group.people) { ContactRow(person: $0) } }
                .indexTitle(group.id)
                .collapsible()
        }
    }
}

/// A name with an emphasized family name, which determines the sort order.
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
