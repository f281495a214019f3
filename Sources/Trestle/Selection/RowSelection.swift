import Foundation

/// The selected rows of a table, by their ids.
///
/// The selection is independent of a table view, which loses its own selection when it reloads.
struct RowSelection {
    /// The position of a selected row.
    struct Position {
        var path: IndexPath
        /// Whether the row's section is collapsed. The path is then the row's index path once the section is expanded.
        var isHidden = false
    }

    /// The selected rows, and the position at which each was last found.
    private(set) var positions: [RowID: Position] = [:]
    /// Whether the rows were selected in editing mode. Such a selection ends with the editing mode.
    private(set) var isMadeWhileEditing = false
    var mode = SelectionMode.none
    var editingMode = SelectionMode.none

    /// Returns the selected rows, or an empty set if they were selected in the other mode.
    func rows(isEditing: Bool) -> Set<RowID> {
        isMadeWhileEditing == isEditing ? Set(positions.keys) : []
    }

    /// The index paths of the selected rows in expanded sections.
    var visiblePaths: Set<IndexPath> { Set(positions.values.lazy.filter { !$0.isHidden }.map(\.path)) }

    func mode(isEditing: Bool) -> SelectionMode { isEditing ? editingMode : mode }

    /// Adds a row, or replaces the selection where only one row can be selected.
    mutating func select(_ id: RowID, at path: IndexPath, isEditing: Bool) {
        if mode(isEditing: isEditing) == .single || isMadeWhileEditing != isEditing { positions = [:] }
        isMadeWhileEditing = isEditing
        positions[id] = Position(path: path)
    }

    /// Removes the rows that were selected in editing mode, after that mode has begun or ended.
    mutating func editingDidChange() {
        if isMadeWhileEditing { positions = [:] }
        isMadeWhileEditing = false
    }

    mutating func deselect(_ id: RowID) { positions[id] = nil }

    /// Replaces the selection. Ids that the state does not contain are ignored.
    mutating func set(_ ids: Set<RowID>, in state: TableState, isEditing: Bool) {
        isMadeWhileEditing = isEditing
        positions = find(ids, in: state)
    }

    /// Finds the selected rows in a new state, and removes those that it does not contain.
    ///
    /// - Parameter selectedPaths: The index paths that the table view has selected. A row that has moved to another section stays
    ///   selected if the table view has kept it selected there.
    mutating func update(to state: TableState, selectedPaths: [IndexPath]) {
        guard !positions.isEmpty else { return }
        var found = find(positions.keys, in: state)
        var missing = Set(positions.keys.lazy.filter { found[$0] == nil }.map(\.row))
        if !missing.isEmpty {
            for path in selectedPaths {
                guard let id = state.rowID(at: path), found[id] == nil, missing.remove(id.row) != nil else { continue }
                found[id] = Position(path: path)
            }
        }
        positions = found
    }

    /// Finds rows in a state, including rows of collapsed sections.
    private func find(_ ids: some Sequence<RowID>, in state: TableState) -> [RowID: Position] {
        lazy var expanded = state.expanded
        var found: [RowID: Position] = [:]
        for id in ids {
            let hint = positions[id]?.path
            if let path = state.indexPath(of: id, near: hint) {
                found[id] = Position(path: path)
            } else if let path = expanded?.indexPath(of: id, near: hint) {
                found[id] = Position(path: path, isHidden: true)
            }
        }
        return found
    }
}
