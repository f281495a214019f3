import Trestle
import UIKit

/// The list of people, implemented in Trestle with a component and a form. A tap toggles the checkmark of a
/// person.
final class PeopleFormViewController: FormViewController {
    private var marked: Set<Person.ID> = [] {
        didSet { renderForm() }
    }

    init() {
        super.init(style: .plain)
        title = "In Trestle"
    }

    override var form: Form {
        Form {
            for group in People.byFirstLetter {
                Section(id: group.id, header: Title(group.id)) {
                    for person in group.people {
                        PersonRow(person: person, isMarked: marked.contains(person.id))
                            .height(PersonCell.height)
                            .onSelect { [weak self] in self?.marked.formSymmetricDifference([person.id]) }
                    }
                }
            }
        }
    }
}
