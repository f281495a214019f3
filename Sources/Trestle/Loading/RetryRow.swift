import UIKit

/// A centered retry button.
struct RetryRow: Component, NonselectableComponent {
    let title: String

    func render(in cell: ButtonRowCell) {
        cell.role = .normal
        cell.textLabel?.text = title
        cell.textLabel?.textAlignment = .center
    }
}
