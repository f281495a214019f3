extension UITableViewDiffableDataSource: SnapshotDisplay {
    /// The table, if it displays this data source.
    private var displayingView: UITableView? {
        guard let tableView, tableView.dataSource === representative ?? self else { return nil }
        return tableView
    }

    final var isReadyForBatches: Bool { displayingView?.hasLoaded ?? false }

    final var isInWindow: Bool { tableView?.window != nil }

    final func loadInWindow() {
        guard isInWindow, let view = displayingView, !view.hasLoaded else { return }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
    }

    final func reloadView() { displayingView?.reloadData() }

    final func performBatch(_ updates: () -> Void, completion: @escaping () -> Void) {
        tableView?.performBatchUpdates(updates) { _ in completion() }
    }

    /// Tables have no outlines.
    final func outlinesMayHaveChanged(animated: Bool) {}

    final func insertSections(_ sections: IndexSet) {
        tableView?.insertSections(sections, with: defaultRowAnimation)
    }

    final func deleteSections(_ sections: IndexSet) {
        tableView?.deleteSections(sections, with: defaultRowAnimation)
    }

    final func moveSection(_ section: Int, toSection newSection: Int) {
        tableView?.moveSection(section, toSection: newSection)
    }

    final func reloadSections(_ sections: IndexSet) {
        tableView?.reloadSections(sections, with: defaultRowAnimation)
    }

    final func insertRows(at indexPaths: [IndexPath]) {
        tableView?.insertRows(at: indexPaths, with: defaultRowAnimation)
    }

    final func deleteRows(at indexPaths: [IndexPath]) {
        tableView?.deleteRows(at: indexPaths, with: defaultRowAnimation)
    }

    final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        tableView?.moveRow(at: indexPath, to: newIndexPath)
    }

    final func reloadRows(at indexPaths: [IndexPath]) {
        tableView?.reloadRows(at: indexPaths, with: defaultRowAnimation)
    }

    final func reconfigureRows(at indexPaths: [IndexPath]) { tableView?.reconfigureRows(at: indexPaths) }
}
