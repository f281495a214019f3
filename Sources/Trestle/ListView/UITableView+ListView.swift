import UIKit

extension UITableView: ListView {
    func rowView(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

    func indexPath(forRowView view: UIView) -> IndexPath? { (view as? UITableViewCell).flatMap { indexPath(for: $0) } }

    func cellClass(for component: any Component) -> UIView.Type { type(of: component).cellClass }

    func register(_ cell: RowCellKind, identifier: String) {
        if case .nib(let name, let bundle) = cell.registration {
            register(UINib(nibName: name, bundle: bundle), forCellReuseIdentifier: identifier)
        } else {
            register(cell.type, forCellReuseIdentifier: identifier)
        }
    }

    func dequeueCell(_ cell: RowCellKind?, identifier: String, for indexPath: IndexPath) -> UIView {
        dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    /// A table view measures within its updates.
    func didRender(_ row: Row, in view: UIView) {}
    func didUpdate(_ row: Row, replacing current: Row, in view: UIView) {}

    /// A table view finds out itself.
    func editingControlsDidChange() {}

    func performUpdates(_ updates: () -> Void, completion: @escaping (Bool) -> Void) {
        performBatchUpdates(updates, completion: completion)
    }

    func updateRowHeights() { performBatchUpdates(nil) }
}
