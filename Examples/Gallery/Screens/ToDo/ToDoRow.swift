import Trestle
import UIKit

/// An item of the to-do list, with a circle that is filled when the item is done.
struct ToDoRow: Component, Identifiable {
    let toDo: ToDo

    var id: ToDo.ID { toDo.id }

    func render(in cell: UITableViewCell) {
        var content = cell.defaultContentConfiguration()
        content.text = toDo.text
        content.textProperties.color = toDo.isDone ? .secondaryLabel : .label
        content.image = UIImage(systemName: toDo.isDone ? "checkmark.circle.fill" : "circle")
        content.imageProperties.tintColor = toDo.isDone ? .systemGreen : .tertiaryLabel
        cell.contentConfiguration = content
    }
}
