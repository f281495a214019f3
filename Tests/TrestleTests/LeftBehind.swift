import UIKit

/// What is still there of what should have gone.
@MainActor
final class LeftBehind {
    private struct Watched {
        let name: String
        weak var object: AnyObject?
    }

    private var watched: [Watched] = []
    private var cells: [ObjectIdentifier: Watched] = [:]

    func watch(_ objects: AnyObject...) {
        watched += objects.map { Watched(name: "\(type(of: $0))", object: $0) }
    }

    /// Watches the cells that a table shows.
    func watchCells(of tableView: UITableView) {
        for cell in tableView.visibleCells where cells[ObjectIdentifier(cell)]?.object == nil {
            cells[ObjectIdentifier(cell)] = Watched(name: "\(type(of: cell))", object: cell)
        }
    }

    /// What is alive, by type.
    var names: [String] {
        precondition(!watched.isEmpty, "Nothing has been watched.")
        return (watched + cells.values).filter { $0.object != nil }.map(\.name)
    }
}
