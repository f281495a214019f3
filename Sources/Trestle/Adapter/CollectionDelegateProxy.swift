import UIKit

/// The data source, delegate and prefetching data source of an adapter's collection view.
///
/// Forwards each call to the part of the adapter that is responsible for it.
@MainActor
final class CollectionDelegateProxy: NSObject {
    let display: DisplayedTable
    private let cells: CellRenderer
    let selection: SelectionController
    let actions: RowActionController
    let moves: RowMoveController
    private let expansion: ExpansionController
    private let scrolling: ScrollController
    private let viewport: ViewportObserver
    private let prefetching: PrefetchController
    private let contentUnavailable: ContentUnavailablePresenter
    let listAppearance: UICollectionLayoutListConfiguration.Appearance
    private var supplementary: SupplementaryRenderer
    weak var scrollViewDelegate: (any UIScrollViewDelegate)?

    init(_ adapter: CollectionAdapter) {
        listAppearance = adapter.listAppearance
        supplementary = SupplementaryRenderer(listAppearance: listAppearance)
        display = adapter.display
        cells = adapter.cells
        selection = adapter.selection
        actions = adapter.actions
        moves = adapter.moves
        expansion = adapter.expansion
        scrolling = adapter.scrolling
        viewport = adapter.viewport
        prefetching = adapter.prefetching
        contentUnavailable = adapter.contentUnavailable
        super.init()
    }

    /// Makes the proxy the data source and delegate of a collection view.
    func attach(to collectionView: UICollectionView) {
        supplementary = SupplementaryRenderer(listAppearance: listAppearance)
        collectionView.dataSource = self
        collectionView.delegate = self
        // An app's own drag and drop takes precedence.
        if collectionView.dragDelegate == nil, collectionView.dropDelegate == nil {
            collectionView.dragDelegate = self
            collectionView.dropDelegate = self
        }
        prefetching.attach()
    }

    /// Removes the proxy from a collection view, unless that has another data source by now.
    func detach(from collectionView: UICollectionView) {
        guard collectionView.dataSource === self else { return }
        collectionView.dataSource = nil
        collectionView.delegate = nil
        if collectionView.dragDelegate === self { collectionView.dragDelegate = nil }
        if collectionView.dropDelegate === self { collectionView.dropDelegate = nil }
        if collectionView.prefetchDataSource === self { collectionView.prefetchDataSource = nil }
    }
}

extension CollectionDelegateProxy: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { display.state.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        display.state.sections[section].rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        display.perform(.providingContent) {
            let cell = cells.makeCell(for: display.state.row(at: indexPath), at: indexPath, in: collectionView)
            actions.updateActivityIndicator(in: cell.rowView, at: indexPath)
            guard let cell = cell as? UICollectionViewCell else {
                preconditionFailure(
                    "A collection view dequeued \(type(of: cell)), which is no cell. This is a bug in Trestle.")
            }
            return cell
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        display.perform(.providingContent) {
            let section = display.state.sections[indexPath.section]
            let view = supplementary.makeView(of: section, kind: kind, at: indexPath, in: collectionView)
            if kind == UICollectionView.elementKindSectionHeader, let hosted = view.hosted {
                expansion.prepare(hosted, of: section)
            }
            return view
        }
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        moves.canMoveRow(at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moves.moveRow(at: sourceIndexPath, to: destinationIndexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        let titles = display.state.indexTitles
        return titles.isEmpty ? nil : titles
    }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        let entries = display.state.indexEntries
        return IndexPath(item: 0, section: entries.indices.contains(index) ? entries[index].section : 0)
    }
}

extension CollectionDelegateProxy: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetching.prefetch(indexPaths)
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        prefetching.cancelPrefetching(indexPaths)
    }
}

extension CollectionDelegateProxy: UICollectionViewDelegate {
    // MARK: Display

    /// Updates a cell that the collection view made ahead of time, before a later form changed its row.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        defer { viewport.scheduleUpdate() }
        guard let current = cells.row(shownBy: cell.rowView), let row = display.state.existingRow(at: indexPath) else {
            return
        }
        cells.update(cell.rowView, showing: current, to: row)
        row.willDisplay(in: cell.rowView)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        // The row is found by its cell, because the index path may be one of an older form.
        cells.row(shownBy: cell.rowView)?.didEndDisplaying(in: cell.rowView)
        cells.release(cell.rowView)
    }

    // MARK: Highlighting and selection

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        actions.isTappable(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        display.state.existingRow(at: indexPath)?.notifyHighlight(true, in: collectionView.rowView(at: indexPath))
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        display.state.existingRow(at: indexPath)?.notifyHighlight(false, in: collectionView.rowView(at: indexPath))
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        actions.isTappable(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        actions.didSelect(indexPath, in: collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        actions.didDeselect(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        display.state.existingRow(at: indexPath)?.attributes?.contextMenuConfiguration
    }

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        display.state.destination(ofRowAt: originalIndexPath, proposed: proposedIndexPath)
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        viewport.viewportDidChange()
        scrollViewDelegate?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        scrolling.scrollViewWillBeginDragging()
        scrollViewDelegate?.scrollViewWillBeginDragging?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        scrolling.scrollViewDidEndScrollingAnimation(scrollView)
        scrollViewDelegate?.scrollViewDidEndScrollingAnimation?(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        contentUnavailable.insetsDidChange()
        scrollViewDelegate?.scrollViewDidChangeAdjustedContentInset?(scrollView)
    }
}
