import Trestle
import UIKit

/// Something to be done, with a circle that is filled when it is.
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
