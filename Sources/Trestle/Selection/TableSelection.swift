import UIKit

/// Which rows are chosen, by their ids. The table shows it; what the table forgets on its own, as when it reloads, is shown again.
@MainActor
struct TableSelection {
    /// Where a chosen row is.
    struct Place {
        var path: IndexPath
        /// Whether its section is closed, so that the path is where it will be when that opens.
        var isHidden = false
    }

    /// The chosen rows, and where each was found last.
    private(set) var places: [RowID: Place] = [:]
    /// A choice that was made in editing mode ends with it.
    private(set) var isMadeWhileEditing = false
    var mode = SelectionMode.none
    var editingMode = SelectionMode.none

    nonisolated init() {}

    /// The chosen rows, as far as they count while the table is as it is.
    func rows(in tableView: UITableView?) -> Set<RowID> {
        isMadeWhileEditing == (tableView?.isEditing ?? false) ? Set(places.keys) : []
    }

    /// The places of the chosen rows that the table has.
    var shownPaths: Set<IndexPath> { Set(places.values.lazy.filter { !$0.isHidden }.map(\.path)) }

    /// The mode that counts while the table is as it is.
    func mode(in tableView: UITableView?) -> SelectionMode {
        tableView?.isEditing == true ? editingMode : mode
    }

    mutating func choose(_ id: RowID, at path: IndexPath, in tableView: UITableView?) {
        let isEditing = tableView?.isEditing ?? false
        if mode(in: tableView) == .single || isMadeWhileEditing != isEditing { places = [:] }
        isMadeWhileEditing = isEditing
        places[id] = Place(path: path)
    }

    /// Forgets what was chosen in editing mode, once that has begun or ended.
    mutating func editingDidChange() {
        if isMadeWhileEditing { places = [:] }
        isMadeWhileEditing = false
    }

    mutating func drop(_ id: RowID) { places[id] = nil }

    mutating func set(_ ids: Set<RowID>, in state: TableState, isEditing: Bool) {
        isMadeWhileEditing = isEditing
        places = find(ids, in: state)
    }

    /// Follows the chosen rows into a new state, and drops those that are gone. A row that has moved into another section goes on
    /// being chosen if the table has carried its selection there.
    mutating func follow(into state: TableState, selectedPaths: [IndexPath]) {
        guard !places.isEmpty else { return }
        var found = find(places.keys, in: state)
        var lost = Set(places.keys.lazy.filter { found[$0] == nil }.map(\.row))
        if !lost.isEmpty {
            for path in selectedPaths {
                guard let id = state.rowID(at: path), found[id] == nil, lost.remove(id.row) != nil else { continue }
                found[id] = Place(path: path)
            }
        }
        places = found
    }

    /// Where rows are in a state, those of closed sections too.
    private func find(_ ids: some Sequence<RowID>, in state: TableState) -> [RowID: Place] {
        lazy var opened = state.opened
        var found: [RowID: Place] = [:]
        for id in ids {
            let hint = places[id]?.path
            if let path = state.indexPath(of: id, near: hint) {
                found[id] = Place(path: path)
            } else if let path = opened?.indexPath(of: id, near: hint) {
                found[id] = Place(path: path, isHidden: true)
            }
        }
        return found
    }
}
