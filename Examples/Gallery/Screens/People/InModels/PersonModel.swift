import Trestle
import UIKit

/// A person with a checkmark, as a model that describes its own row. The cell is that of the implementation in
/// separate files.
struct PersonModel: RowModel {
    let person: Person
    let isMarked: Bool

    var id: Person.ID { person.id }

    func configure(_ cell: PersonCell) {
        cell.show(person, avatar: PersonAvatar.image(for: person), isMarked: isMarked)
    }
}
