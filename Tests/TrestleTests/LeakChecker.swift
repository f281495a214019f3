import UIKit

@testable import Trestle

/// Weak references to objects that must be deallocated.
@MainActor
final class LeakChecker {
    private struct Watched {
        let name: String
        weak var object: AnyObject?
    }

    private var watched: [Watched] = []
    private var cells: [ObjectIdentifier: Watched] = [:]

    func watch(_ objects: AnyObject...) {
        watched += objects.map { Watched(name: "\(type(of: $0))", object: $0) }
    }

    /// Adds the visible cells of a list view.
    func watchCells(of listView: any ListView) {
        let visible = (listView.indexPathsForVisibleRows ?? []).compactMap(listView.rowView)
        for cell in visible where cells[ObjectIdentifier(cell)]?.object == nil {
            cells[ObjectIdentifier(cell)] = Watched(name: "\(type(of: cell))", object: cell)
        }
    }

    /// The types of the objects that are still alive.
    var names: [String] {
        precondition(!watched.isEmpty, "Nothing has been watched.")
        return (watched + cells.values).filter { $0.object != nil }.map(\.name)
    }
}
