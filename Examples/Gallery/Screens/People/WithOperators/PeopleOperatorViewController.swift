import Trestle
import UIKit

/// The list of people, implemented in Trestle with form operators. A tap toggles the checkmark of a person, and
/// a section at the end counts the checkmarks.
final class PeopleOperatorViewController: FormViewController {
    private var marked: Set<Person.ID> = [] {
        didSet { setNeedsRender() }
    }

    init() {
        super.init(style: .plain)
        title = "With operators"
    }

    override var form: Form {
        People.byFirstLetter.reduce(Form.empty) { form, group in
            form
                |=+ Section(id: group.id, header: Title(group.id))
                |-+ group.people.map(row)
        }
            |=? markedSection
    }

    private func row(_ person: Person) -> Row {
        PersonRow(person: person, isMarked: marked.contains(person.id))
            .height(PersonCell.height)
            .onSelect(self) { $0.marked.formSymmetricDifference([person.id]) }
    }

    private var markedSection: Section? {
        guard !marked.isEmpty else { return nil }
        return Section(id: "marked", header: Title("Marked"))
            |-+ ValueRow("People", value: marked.count.formatted())
            |-? (marked.count > 1 ? clearRow : nil)
    }

    private var clearRow: Row {
        ButtonRow("Clear All").onSelect(self) { $0.marked = [] }
    }
}
