import UIKit

extension TableDelegateProxy: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        display.state.sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        display.state.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        display.perform(.providingContent) {
            let cell = cells.makeCell(for: display.state.row(at: indexPath), at: indexPath, in: tableView)
            actions.updateActivityIndicator(in: cell, at: indexPath)
            guard let cell = cell as? UITableViewCell else {
                preconditionFailure(
                    "A table view dequeued \(type(of: cell)), which is no cell. This is a bug in Trestle.")
            }
            return cell
        }
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        let header = display.state.sections[section].header
        return header == nil
            ? tableViewDataSource?.tableView?(tableView, titleForHeaderInSection: section) ?? nil : header?.title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        let footer = display.state.sections[section].footer
        return footer == nil
            ? tableViewDataSource?.tableView?(tableView, titleForFooterInSection: section) ?? nil : footer?.title
    }

    // MARK: Section index

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let titles = display.state.indexTitles
        return titles.isEmpty ? tableViewDataSource?.sectionIndexTitles?(for: tableView) ?? nil : titles
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        let entries = display.state.indexEntries
        if entries.indices.contains(index) { return entries[index].section }
        return tableViewDataSource?.tableView?(tableView, sectionForSectionIndexTitle: title, at: index) ?? 0
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard !actions.isBusy(at: indexPath) else { return false }
        if tableView.isEditing, selection.isSelectable(indexPath) { return true }
        return attributes(at: indexPath)?.isEditable == true || isEditableByDataSource(indexPath, in: tableView)
    }

    /// Returns whether the app's data source edits a row whose attributes have no editing action.
    func isEditableByDataSource(_ indexPath: IndexPath, in tableView: UITableView) -> Bool {
        guard let tableViewDataSource, attributes(at: indexPath)?.isEditable != true else { return false }
        return tableViewDataSource.tableView?(tableView, canEditRowAt: indexPath) ?? false
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if isEditableByDataSource(indexPath, in: tableView) {
            tableViewDataSource?.tableView?(tableView, commit: editingStyle, forRowAt: indexPath)
        } else {
            actions.commit(editingStyle, at: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        moves.canMoveRow(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.moveRow(at: sourceIndexPath, to: destinationIndexPath)
    }
}
