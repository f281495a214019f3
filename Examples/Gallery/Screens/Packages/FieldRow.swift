import Trestle
import UIKit

/// The name of a field above its multiline value.
struct FieldRow: Component {
    let name: String
    let value: String

    func render(in cell: SubtitleCell) {
        cell.textLabel?.text = name
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = value
    }
}
