import UIKit

extension TableAdapter {
    /// How many rows can be chosen while the table is not edited. By default none: rows only act.
    ///
    /// With another mode every row can be chosen, except those for which ``canSelect`` says no. A row's `onSelect` runs as well.
    ///
    /// ```swift
    /// adapter.selectionMode = .single
    /// adapter.onSelectionChange = { [weak self] rows in self?.theme = rows.first?.id?.base as? Theme }
    /// ```
    public var selectionMode: SelectionMode {
        get { selection.mode }
        set {
            selection.mode = newValue
            selectionModeDidChange()
        }
    }

    /// How many rows can be chosen while the table is edited; `.multiple` shows check marks at their edge. By default none.
    ///
    /// Actions of rows don't run while rows are being chosen this way.
    public var selectionModeWhileEditing: SelectionMode {
        get { selection.editingMode }
        set {
            selection.editingMode = newValue
            selectionModeDidChange()
        }
    }

    /// The rows that are chosen.
    ///
    /// They are known by id: a chosen row stays chosen when it moves, is rendered again, or its section reloads, and is dropped when
    /// the form no longer has it. While its section is closed it is chosen, but not seen. Setting it shows the choice; ids that the form does not have are left out, and of several
    /// rows where only one can be chosen one is. It does not call ``onSelectionChange``.
    public var selectedRows: Set<RowID> {
        get { selection.rows(in: tableView) }
        set {
            var rows = newValue
            switch selection.mode(in: tableView) {
            case .none: rows = []
            case .single: rows = Set(rows.prefix(1))
            case .multiple: break
            }
            selection.set(rows, in: shown, isEditing: tableView?.isEditing ?? false)
            showSelection()
        }
    }

    /// Chooses every row that the table has, of lazy sections too. What is chosen in closed sections stays chosen. O(rows).
    ///
    /// Stops the program where several rows can't be chosen.
    public func selectAll() {
        precondition(
            selection.mode(in: tableView) == .multiple,
            "selectAll() needs a table in which several rows can be chosen: set selectionMode, or selectionModeWhileEditing, to .multiple."
        )
        var rows = selectedRows.filter { selection.places[$0]?.isHidden == true }
        for (section, content) in shown.sections.enumerated() {
            for row in 0..<content.rows.count {
                let path = IndexPath(row: row, section: section)
                if isSelectable(path), let id = shown.rowID(at: path) { rows.insert(id) }
            }
        }
        selectedRows = rows
        onSelectionChange?(rows)
    }

    /// Begins or ends editing. What was chosen while editing is not chosen any more when it ends; what was chosen before is again,
    /// unless rows were chosen in between.
    ///
    /// A ``FormViewController`` calls this when its `isEditing` changes. Call it instead of the table's own `setEditing`, which
    /// tells nobody that the choice is over.
    public func setEditing(_ editing: Bool, animated: Bool) {
        guard let tableView else { return }
        let before = selectedRows
        tableView.setEditing(editing, animated: animated)
        selection.editingDidChange()
        showSelection()
        if selectedRows != before { onSelectionChange?(selectedRows) }
    }

    /// Whether a tap on the row chooses it, now.
    func isSelectable(_ path: IndexPath) -> Bool {
        guard selection.mode(in: tableView) != .none, let id = shown.rowID(at: path),
            !(shown.existingRow(at: path)?.component.base is any NeverChosen)
        else { return false }
        return canSelect?(id) ?? true
    }

    /// The table has selected a row.
    ///
    /// - Returns: whether that was to choose it, and it stays selected.
    func choose(_ path: IndexPath) -> Bool {
        guard isSelectable(path), let id = shown.rowID(at: path) else { return false }
        selection.choose(id, at: path, in: tableView)
        onSelectionChange?(selectedRows)
        return true
    }

    /// The table has deselected a row, by a tap.
    func unchoose(_ path: IndexPath) {
        guard let id = shown.rowID(at: path), selection.places[id] != nil else { return }
        selection.drop(id)
        onSelectionChange?(selectedRows)
    }

    /// Brings the choice into the form that the table shows now, and back onto the screen.
    func followSelection() {
        guard !selection.places.isEmpty else { return }
        let before = selectedRows
        selection.follow(into: shown, selectedPaths: tableView?.indexPathsForSelectedRows ?? [])
        showSelection()
        if selectedRows != before { onSelectionChange?(selectedRows) }
    }

    /// Makes the table's selection the choice. What is right already is left alone.
    private func showSelection() {
        guard let tableView, selection.mode(in: tableView) != .none else { return }
        let isCurrent = selection.isMadeWhileEditing == tableView.isEditing
        let wanted = isCurrent ? selection.shownPaths : []
        let present = Set(tableView.indexPathsForSelectedRows ?? [])
        for path in present.subtracting(wanted) { tableView.deselectRow(at: path, animated: false) }
        for path in wanted.subtracting(present) {
            tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        }
    }

    /// Tells the table how many rows can be chosen. A choice that is more than that is dropped.
    func selectionModeDidChange() {
        guard let tableView else { return }
        tableView.allowsMultipleSelection = selection.mode == .multiple
        tableView.allowsSelectionDuringEditing = selection.editingMode != .none
        tableView.allowsMultipleSelectionDuringEditing = selection.editingMode == .multiple
        let mode = selection.mode(in: tableView)
        if mode == .none || (mode == .single && selection.places.count > 1) {
            for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: false) }
            selection.set([], in: shown, isEditing: false)
        }
    }
}

/// A component whose row acts but is never part of a choice, such as one that tries again.
protocol NeverChosen {}
