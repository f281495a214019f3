import Trestle
import UIKit

/// Shows one person, in the cell that the second way has: a component needs no cell of its own.
struct PersonRow: Component, Identifiable {
    let person: Person
    let isMarked: Bool

    var id: Person.ID { person.id }

    func render(in cell: PersonCell) {
        cell.show(person, avatar: PersonAvatar.image(for: person), isMarked: isMarked)
    }
}
