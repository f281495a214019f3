import Trestle
import UIKit

/// The name of a field above its value, which takes as many lines as it needs.
struct FieldRow: Component {
    let name: String
    let value: String

    func render(in cell: SubtitleCell) {
        cell.textLabel?.text = name
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = value
    }
}
