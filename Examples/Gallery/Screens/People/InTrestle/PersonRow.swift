import Trestle
import UIKit

/// Shows one person: the picture, the name, the occupation.
struct PersonRow: Component, Identifiable {
    let person: Person

    var id: Person.ID { person.id }

    func render(in cell: SubtitleCell) {
        cell.textLabel?.text = person.name
        cell.detailTextLabel?.text = person.occupation
        cell.imageView?.image = PersonAvatar.image(for: person)
    }
}
