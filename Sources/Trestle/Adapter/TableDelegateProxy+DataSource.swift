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
            return cell
        }
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        display.state.sections[section].header?.title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        display.state.sections[section].footer?.title
    }

    // MARK: Section index

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let titles = display.state.indexTitles
        return titles.isEmpty ? nil : titles
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        let entries = display.state.indexEntries
        return entries.indices.contains(index) ? entries[index].section : 0
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard !actions.isBusy(at: indexPath) else { return false }
        if tableView.isEditing, selection.isSelectable(indexPath) { return true }
        return attributes(at: indexPath)?.isEditable ?? false
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        actions.commit(editingStyle, at: indexPath)
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
