import UIKit

/// Deleting, inserting, swiping and moving rows.
extension TableAdapter {
    /// Whether the row can be deleted, inserted after, swiped, or chosen while the table is edited.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard !isBusy(at: indexPath) else { return false }
        if tableView.isEditing, isSelectable(indexPath) { return true }
        guard let behavior = shown.existingRow(at: indexPath)?.behavior else { return false }
        return behavior.deletion != nil || behavior.onInsert != nil || behavior.leadingSwipe != nil
            || behavior.trailingSwipe != nil
    }

    /// Which control the row has while the table is edited.
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        guard let behavior = shown.existingRow(at: indexPath)?.behavior else { return .none }
        return behavior.deletion != nil ? .delete : behavior.onInsert != nil ? .insert : .none
    }

    /// Rows make room for a control if they have one.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        self.tableView(tableView, editingStyleForRowAt: indexPath) != .none
    }

    /// What the button says that deletes the row.
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        shown.existingRow(at: indexPath)?.behavior?.deletion?.title
    }

    /// Runs the row's deletion or insertion.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard !isBusy(at: indexPath), let behavior = shown.existingRow(at: indexPath)?.behavior else { return }
        switch editingStyle {
        case .delete: if let deletion = behavior.deletion { run(deletion.work, at: indexPath) }
        case .insert: if let insertion = behavior.onInsert { run(insertion, at: indexPath) }
        default: break
        }
    }

    // MARK: Swipes

    /// The buttons at the row's beginning.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        configuration(shown.existingRow(at: indexPath)?.behavior?.leadingSwipe, at: indexPath)
    }

    /// The buttons at the row's end; the table's own for a row that can be deleted and has none.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let behavior = shown.existingRow(at: indexPath)?.behavior
        if let swipe = behavior?.trailingSwipe { return configuration(swipe, at: indexPath) }
        guard behavior?.deletion == nil else { return nil }
        return UISwipeActionsConfiguration(actions: [])
    }

    private func configuration(_ swipe: SwipeActions?, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let row = shown.rowID(at: indexPath), !busyRows.contains(row) else { return nil }
        let actions = (swipe?.actions ?? []).map { button(for: $0, of: row) }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = swipe?.performsFirstWithFullSwipe ?? true
        return configuration
    }

    private func button(for action: SwipeAction, of row: RowID) -> UIContextualAction {
        let button = UIContextualAction(
            style: action.style == .destructive ? .destructive : .normal, title: action.title
        ) { [weak self] _, _, completion in
            guard let self, let path = indexPath(of: row) else { return completion(false) }
            run(action.work, at: path)
            // Where the row has gone by now, the table takes it away with its button.
            completion(action.style == .normal || indexPath(of: row) == nil)
        }
        button.image = action.image
        if let color = action.color { button.backgroundColor = color }
        return button
    }

    // MARK: Moving

    /// Whether the row has a grip.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        shown.canMoveRows(inSection: indexPath.section) && onMove != nil
            && shown.existingRow(at: indexPath)?.behavior?.isMovable ?? false
    }

    /// Rows go wherever rows are made, except beside another one with their id, and between the rows that stand for pages.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        shown.destination(ofRowAt: sourceIndexPath, proposed: proposedDestinationIndexPath)
    }

    /// Takes over what the person has done, and tells.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let row = shown.rowID(at: sourceIndexPath) else { return }
        let source = shown.formPath(of: sourceIndexPath)
        shown.moveRow(at: sourceIndexPath, to: destinationIndexPath)
        followSelection()
        paging.follow(shown)
        let section = shown.sections[destinationIndexPath.section].identity
        let move = RowMove(
            row: row, source: source, destination: shown.formPath(of: destinationIndexPath),
            sectionID: RowID(row: row.row, section: section).sectionID)
        // The table is about to put the row down: a form that is rendered now waits until it has.
        busy { onMove?(move) }
    }
}
