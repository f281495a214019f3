extension UICollectionViewDiffableDataSource: SnapshotDisplay {
    /// The collection view, if it displays this data source.
    private var displayingView: UICollectionView? {
        guard let collectionView, collectionView.dataSource === representative ?? self else { return nil }
        return collectionView
    }

    final var isReadyForBatches: Bool { displayingView?.hasLoaded ?? false }

    final var isInWindow: Bool { collectionView?.window != nil }

    final func loadInWindow() {
        guard isInWindow, let view = displayingView, !view.hasLoaded else { return }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
    }

    final func reloadView() { displayingView?.reloadData() }

    final func performBatch(_ updates: () -> Void, completion: @escaping () -> Void) {
        collectionView?.performBatchUpdates(updates) { _ in completion() }
    }

    final func outlinesMayHaveChanged(animated: Bool) {
        displayingView?.updateOutlinePositions(animated: animated)
    }

    final func insertSections(_ sections: IndexSet) { collectionView?.insertSections(sections) }

    final func deleteSections(_ sections: IndexSet) { collectionView?.deleteSections(sections) }

    final func moveSection(_ section: Int, toSection newSection: Int) {
        collectionView?.moveSection(section, toSection: newSection)
    }

    final func reloadSections(_ sections: IndexSet) { collectionView?.reloadSections(sections) }

    final func insertRows(at indexPaths: [IndexPath]) { collectionView?.insertItems(at: indexPaths) }

    final func deleteRows(at indexPaths: [IndexPath]) { collectionView?.deleteItems(at: indexPaths) }

    final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        collectionView?.moveItem(at: indexPath, to: newIndexPath)
    }

    final func reloadRows(at indexPaths: [IndexPath]) { collectionView?.reloadItems(at: indexPaths) }

    final func reconfigureRows(at indexPaths: [IndexPath]) { collectionView?.reconfigureItems(at: indexPaths) }
}
