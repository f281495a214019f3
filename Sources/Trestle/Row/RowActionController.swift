import UIKit

/// Performs the actions of rows, and shows an activity indicator in rows whose asynchronous actions are running.
@MainActor
final class RowActionController {
    private let display: DisplayedTable
    private let selection: SelectionController
    private let fields: FieldNavigator
    private var busyRows = BusyRows()

    /// A closure that returns whether a row stays selected after its action has run. By default, rows are deselected first.
    var keepsSelection: (@MainActor () -> Bool)?

    init(display: DisplayedTable, selection: SelectionController, fields: FieldNavigator) {
        self.display = display
        self.selection = selection
        self.fields = fields
    }

    // MARK: Taps

    /// Returns whether a tap on the row selects it or performs an action.
    func isTappable(_ indexPath: IndexPath) -> Bool {
        guard !isBusy(at: indexPath) else { return false }
        return selection.isSelectable(indexPath) || display.state.existingRow(at: indexPath)?.isActionable ?? false
    }

    /// Performs the action of a row that the table view has selected.
    func didSelect(_ indexPath: IndexPath, in listView: any ListView) {
        let isSelected = selection.didSelect(indexPath)
        guard let action = action(at: indexPath) else { return }
        if isSelected {
            if !listView.isEditing { action() }
            return
        }
        guard let keepsSelection else {
            listView.deselectRow(at: indexPath, animated: true)
            action()
            return
        }
        action()
        if !keepsSelection(), let path = listView.indexPathForSelectedRow {
            listView.deselectRow(at: path, animated: true)
        }
    }

    func didDeselect(_ indexPath: IndexPath) {
        selection.didDeselect(indexPath)
        display.state.existingRow(at: indexPath)?.attributes?.onDeselect?()
    }

    private func action(at indexPath: IndexPath) -> (@MainActor () -> Void)? {
        guard let row = display.state.existingRow(at: indexPath), row.isActionable else { return nil }
        return { [self] in
            row.onSelect?()
            // A tap beside the text of a field starts editing too.
            if let field = row.attributes?.field, field.acceptsTextInput { _ = fields.edit(field.id) }
            if let destination = row.attributes?.destination?() { show(destination) }
            if let action = row.attributes?.asyncSelect { run(.async(action), at: indexPath) }
        }
    }

    /// Pushes a view controller onto the enclosing navigation stack, or presents it in a sheet without one.
    private func show(_ destination: UIViewController) {
        var responder: UIResponder? = display.listView
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let controller = responder as? UIViewController else { return }
        if let navigationController = controller.navigationController {
            navigationController.pushViewController(destination, animated: true)
        } else {
            controller.present(UINavigationController(rootViewController: destination), animated: true)
        }
    }

    // MARK: Editing

    /// Performs the delete or insert action of a row.
    func commit(_ editingStyle: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
        guard !isBusy(at: indexPath), let attributes = display.state.existingRow(at: indexPath)?.attributes else {
            return
        }
        switch editingStyle {
        case .delete: if let deletion = attributes.deletion { run(deletion.handler, at: indexPath) }
        case .insert: if let insertion = attributes.onInsert { run(insertion, at: indexPath) }
        default: break
        }
    }

    /// Returns the configuration of swipe actions, or `nil` for a row that is busy.
    func configuration(for swipe: SwipeActions?, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let row = display.state.rowID(at: indexPath), !isBusy(row) else { return nil }
        let actions = (swipe?.actions ?? []).map { contextualAction(for: $0, of: row) }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = swipe?.performsFirstWithFullSwipe ?? true
        return configuration
    }

    private func contextualAction(for action: SwipeAction, of row: RowID) -> UIContextualAction {
        let contextualAction = UIContextualAction(
            style: action.style == .destructive ? .destructive : .normal, title: action.title
        ) { [weak self] _, _, completion in
            guard let self, let path = display.indexPath(of: row) else { return completion(false) }
            run(action.handler, at: path)
            // If the action has already deleted the row, the table view removes it together with its button.
            completion(action.style == .normal || display.indexPath(of: row) == nil)
        }
        contextualAction.image = action.image
        if let color = action.color { contextualAction.backgroundColor = color }
        return contextualAction
    }

    // MARK: Asynchronous actions

    func isBusy(_ row: RowID) -> Bool { busyRows.contains(row) }

    func isBusy(at indexPath: IndexPath) -> Bool {
        !busyRows.isEmpty && busyRows.contains(display.state.rowID(at: indexPath))
    }

    /// Calls a handler of a row. The row is busy until an asynchronous handler returns.
    private func run(_ handler: SwipeAction.Handler, at indexPath: IndexPath) {
        switch handler {
        case .sync(let action): action()
        case .async(let action):
            guard let row = display.state.rowID(at: indexPath), !busyRows.contains(row) else { return }
            busyRows.begin(row)
            updateActivityIndicators()
            Task { [weak self] in
                await action()
                guard let self else { return }
                busyRows.end(row)
                updateActivityIndicators()
            }
        }
    }

    /// Updates all visible cells, because a row that has moved to another section has another id there.
    private func updateActivityIndicators() {
        guard let listView = display.listView else { return }
        for path in listView.indexPathsForVisibleRows ?? [] {
            if let cell = listView.rowView(at: path) { updateActivityIndicator(in: cell, at: path) }
        }
    }

    /// Shows an activity indicator in a cell if its row is busy, and hides it otherwise.
    func updateActivityIndicator(in view: UIView, at indexPath: IndexPath) {
        guard let cell = view as? UITableViewCell else { return }
        let isBusy = isBusy(at: indexPath)
        let indicator = cell.accessoryView as? BusyIndicator
        if isBusy, indicator == nil {
            cell.accessoryView = BusyIndicator(replacing: cell.accessoryView)
        } else if !isBusy, let indicator {
            cell.accessoryView = indicator.replaced
        }
    }
}
