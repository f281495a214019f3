import UIKit

/// Keeps the selection of a table view and the selected row ids in step.
@MainActor
final class SelectionController {
    private let display: DisplayedTable
    private(set) var selection = RowSelection()

    /// A closure that returns whether a row can be selected. By default, every row can.
    var canSelect: (@MainActor (RowID) -> Bool)?

    /// Called with the selected rows after a tap or a new form has changed them.
    var onChange: (@MainActor (Set<RowID>) -> Void)?

    init(display: DisplayedTable) {
        self.display = display
    }

    var mode: SelectionMode {
        get { selection.mode }
        set {
            selection.mode = newValue
            updateTableView()
        }
    }

    var editingMode: SelectionMode {
        get { selection.editingMode }
        set {
            selection.editingMode = newValue
            updateTableView()
        }
    }

    private var isEditing: Bool { display.listView?.isEditing ?? false }

    private var currentMode: SelectionMode { selection.mode(isEditing: isEditing) }

    /// The selected rows. Setting them does not call ``onChange``.
    var selectedRows: Set<RowID> {
        get { selection.rows(isEditing: isEditing) }
        set {
            var rows = newValue
            switch currentMode {
            case .none: rows = []
            case .single: rows = Set(rows.prefix(1))
            case .multiple: break
            }
            selection.set(rows, in: display.state, isEditing: isEditing)
            showSelection()
        }
    }

    /// The index paths of the selected rows in the state with all sections expanded, from top to bottom.
    var selectedPaths: [IndexPath] { selectedRows.compactMap { selection.positions[$0]?.path }.sorted() }

    /// Selects all rows that can be selected. The selected rows of collapsed sections stay selected.
    ///
    /// - Complexity: O(rows).
    func selectAll() {
        precondition(
            currentMode == .multiple,
            """
            TableAdapter.selectAll() was called while only one row or no row can be selected. Set selectionMode or \
            selectionModeWhileEditing to .multiple first.
            """)
        var rows = selectedRows.filter { selection.positions[$0]?.isHidden == true }
        for (section, content) in display.state.sections.enumerated() {
            for row in 0..<content.rows.count {
                let path = IndexPath(row: row, section: section)
                if isSelectable(path), let id = display.state.rowID(at: path) { rows.insert(id) }
            }
        }
        selectedRows = rows
        onChange?(rows)
    }

    func setEditing(_ editing: Bool, animated: Bool) {
        guard let listView = display.listView else { return }
        let previous = selectedRows
        listView.setEditing(editing, animated: animated)
        selection.editingDidChange()
        showSelection()
        if selectedRows != previous { onChange?(selectedRows) }
    }

    /// Returns whether a tap on the row selects it in the current mode.
    func isSelectable(_ path: IndexPath) -> Bool {
        guard currentMode != .none, let id = display.state.rowID(at: path),
            display.state.existingRow(at: path)?.attributes?.isSelectionDisabled != true
        else { return false }
        return canSelect?(id) ?? true
    }

    /// Adds a row that the table view has selected.
    ///
    /// - Returns: Whether the row stays selected.
    func didSelect(_ path: IndexPath) -> Bool {
        guard isSelectable(path), let id = display.state.rowID(at: path) else { return false }
        selection.select(id, at: path, isEditing: isEditing)
        onChange?(selectedRows)
        return true
    }

    /// Removes a row that the table view has deselected after a tap.
    func didDeselect(_ path: IndexPath) {
        guard let id = display.state.rowID(at: path), selection.positions[id] != nil else { return }
        selection.deselect(id)
        onChange?(selectedRows)
    }

    /// Restores the selection after the table view has been updated to another state.
    func restoreSelection() {
        guard !selection.positions.isEmpty else { return }
        let previous = selectedRows
        selection.update(to: display.state, selectedPaths: display.listView?.indexPathsForSelectedRows ?? [])
        showSelection()
        if selectedRows != previous { onChange?(selectedRows) }
    }

    /// Selects the selected rows in the table view, and deselects all others.
    private func showSelection() {
        guard let listView = display.listView, currentMode != .none else { return }
        let isCurrent = selection.isMadeWhileEditing == listView.isEditing
        let expected = isCurrent ? selection.visiblePaths : []
        let actual = Set(listView.indexPathsForSelectedRows ?? [])
        for path in actual.subtracting(expected) { listView.deselectRow(at: path, animated: false) }
        for path in expected.subtracting(actual) {
            listView.selectRow(at: path, animated: false, scrollPosition: .none)
        }
    }

    /// Applies the selection modes to the table view. Clears a selection of more rows than the mode allows.
    func updateTableView() {
        guard let listView = display.listView else { return }
        listView.allowsMultipleSelection = selection.mode == .multiple
        listView.allowsSelectionDuringEditing = selection.editingMode != .none
        listView.allowsMultipleSelectionDuringEditing = selection.editingMode == .multiple
        listView.editingControlsDidChange()
        if currentMode == .none || (currentMode == .single && selection.positions.count > 1) {
            for path in listView.indexPathsForSelectedRows ?? [] { listView.deselectRow(at: path, animated: false) }
            selection.set([], in: display.state, isEditing: false)
        }
    }
}
