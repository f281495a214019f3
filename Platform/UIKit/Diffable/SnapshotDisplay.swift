/// A diffable data source, as the object that updates its table or collection view with the changes between
/// snapshots.
@MainActor
protocol SnapshotDisplay: AnyObject, Sendable {
    /// Whether the view displays this data source and has loaded it, so that it can be updated with batches.
    var isReadyForBatches: Bool { get }

    /// Whether changes are visible and therefore animated.
    var isInWindow: Bool { get }

    /// Loads the view in a window that has had no layout pass yet, so that the snapshot is displayed at once.
    func loadInWindow()

    /// Reloads the view if it displays this data source.
    func reloadView()

    /// Performs updates of the view as one batch.
    func performBatch(_ updates: () -> Void, completion: @escaping () -> Void)

    /// Called when the view displays another snapshot, in which items may have other positions in an outline.
    func outlinesMayHaveChanged(animated: Bool)

    func insertSections(_ sections: IndexSet)
    func deleteSections(_ sections: IndexSet)
    func moveSection(_ section: Int, toSection newSection: Int)
    func reloadSections(_ sections: IndexSet)
    func insertRows(at indexPaths: [IndexPath])
    func deleteRows(at indexPaths: [IndexPath])
    func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
    func reloadRows(at indexPaths: [IndexPath])
    func reconfigureRows(at indexPaths: [IndexPath])
}
