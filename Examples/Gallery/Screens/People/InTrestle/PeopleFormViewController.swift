import Trestle
import UIKit

/// The people, third way: a component says how somebody looks, the form who is there. A tap marks a person.
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
