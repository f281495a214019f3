import Trestle
import UIKit

/// The list of people, implemented in Trestle with a component and a form. A tap toggles the checkmark of a
/// person.
final class PeopleFormViewController: FormViewController {
    private var marked: Set<Person.ID> = [] {
        didSet { setNeedsRender() }
    }

    init() {
        super.init(style: .plain)
        title = "In Trestle"
    }

    @FormBuilder override var form: Form {
        for group in People.byFirstLetter {
            Section(group.id) {
                for person in group.people {
                    PersonRow(person: person, isMarked: marked.contains(person.id))
                        .height(PersonCell.height)
                        .onSelect(self) { $0.marked.formSymmetricDifference([person.id]) }
                }
            }
        }
    }
}
