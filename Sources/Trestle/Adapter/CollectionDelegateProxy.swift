import UIKit

/// The data source, delegate and prefetching data source of an adapter's collection view.
///
/// Forwards each call to the part of the adapter that is responsible for it.
@MainActor
final class CollectionDelegateProxy: FormDelegateProxy {
    let listAppearance: UICollectionLayoutListConfiguration.Appearance
    private var supplementary: SupplementaryRenderer
    weak var collectionViewDelegate: (any UICollectionViewDelegate)?
    weak var collectionViewDataSource: (any UICollectionViewDataSource)?

    override var appDelegate: (any UIScrollViewDelegate)? { collectionViewDelegate }

    init(_ adapter: CollectionAdapter) {
        listAppearance = adapter.listAppearance
        supplementary = SupplementaryRenderer(listAppearance: listAppearance)
        super.init(adapter)
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

    /// Makes the collection view find out again which optional methods are implemented.
    func delegateDidChange() {
        guard let collectionView = display.listView as? UICollectionView, collectionView.delegate === self else {
            return
        }
        collectionView.delegate = nil
        collectionView.delegate = self
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
        let section = display.state.sections[indexPath.section]
        if !section.describes(elementKind: kind) {
            let view = collectionViewDataSource?.collectionView?(
                collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
            if let view { return view }
        }
        return display.perform(.providingContent) {
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
        return titles.isEmpty ? collectionViewDataSource?.indexTitles?(for: collectionView) ?? nil : titles
    }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        let entries = display.state.indexEntries
        if entries.indices.contains(index) { return IndexPath(item: 0, section: entries[index].section) }
        return collectionViewDataSource?.collectionView?(collectionView, indexPathForIndexTitle: title, at: index)
            ?? IndexPath(item: 0, section: 0)
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

extension TableState.DisplayedSection {
    /// Whether the form contains the header or footer that is an element of a layout.
    fileprivate func describes(elementKind kind: String) -> Bool {
        switch kind {
        case UICollectionView.elementKindSectionHeader: header != nil
        case UICollectionView.elementKindSectionFooter: footer != nil
        default: false
        }
    }
}
