import UIKit

/// A button in the middle of its row that tries again what has failed. It is never part of a choice.
struct RetryRow: Component, NeverChosen {
    let title: String

    func render(in cell: ButtonRowCell) {
        cell.role = .normal
        cell.textLabel?.text = title
        cell.textLabel?.textAlignment = .center
    }
}
