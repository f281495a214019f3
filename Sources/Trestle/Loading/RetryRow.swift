import UIKit

/// A centered retry button.
struct RetryRow: Component {
    let title: String

    var row: Row { Row(self).selectionDisabled() }

    func render(in cell: ButtonRowCell) {
        cell.role = .normal
        cell.textLabel?.text = title
        cell.textLabel?.textAlignment = .center
    }
}
