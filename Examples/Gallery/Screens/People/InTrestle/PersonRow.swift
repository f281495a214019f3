import Trestle
import UIKit

/// A person in a row. The component reuses the cell of the implementation in separate files.
struct PersonRow: Component, Identifiable {
    let person: Person
    let isMarked: Bool

    var id: Person.ID { person.id }

    func render(in cell: PersonCell) {
        cell.show(person, avatar: PersonAvatar.image(for: person), isMarked: isMarked)
    }
}
