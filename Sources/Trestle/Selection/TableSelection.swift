import UIKit

/// Which rows are chosen, by their ids. The table shows it; what the table forgets on its own, as when it reloads, is shown again.
@MainActor
struct TableSelection {
    /// The chosen rows, and where each was seen last.
    private(set) var places: [RowID: IndexPath] = [:]
    /// A choice that was made in editing mode ends with it.
    private(set) var isMadeWhileEditing = false
    var mode = SelectionMode.none
    var editingMode = SelectionMode.none

    nonisolated init() {}

    /// The chosen rows, as far as they count while the table is as it is.
    func rows(in tableView: UITableView?) -> Set<RowID> {
        isMadeWhileEditing == (tableView?.isEditing ?? false) ? Set(places.keys) : []
    }

    /// The mode that counts while the table is as it is.
    func mode(in tableView: UITableView?) -> SelectionMode {
        tableView?.isEditing == true ? editingMode : mode
    }

    mutating func choose(_ id: RowID, at path: IndexPath, in tableView: UITableView?) {
        let isEditing = tableView?.isEditing ?? false
        if mode(in: tableView) == .single || isMadeWhileEditing != isEditing { places = [:] }
        isMadeWhileEditing = isEditing
        places[id] = path
    }

    /// Forgets what was chosen in editing mode, once that has begun or ended.
    mutating func editingDidChange() {
        if isMadeWhileEditing { places = [:] }
        isMadeWhileEditing = false
    }

    mutating func drop(_ id: RowID) { places[id] = nil }

    mutating func set(_ ids: Set<RowID>, in state: TableState, isEditing: Bool) {
        isMadeWhileEditing = isEditing
        var kept: [RowID: IndexPath] = [:]
        for id in ids {
            kept[id] = state.indexPath(of: id, near: places[id])
        }
        places = kept
    }

    /// Follows the chosen rows into a new state, and drops those that are gone. A row that has moved into another section goes on
    /// being chosen if the table has carried its selection there.
    mutating func follow(into state: TableState, selectedPaths: [IndexPath]) {
        guard !places.isEmpty else { return }
        var found: [RowID: IndexPath] = [:]
        var lost: Set<RowIdentity> = []
        for (id, path) in places {
            if let path = state.indexPath(of: id, near: path) {
                found[id] = path
            } else {
                lost.insert(id.row)
            }
        }
        if !lost.isEmpty {
            for path in selectedPaths {
                guard let id = state.rowID(at: path), found[id] == nil, lost.remove(id.row) != nil else { continue }
                found[id] = path
            }
        }
        places = found
    }
}
