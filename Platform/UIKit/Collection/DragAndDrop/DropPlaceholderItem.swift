internal import RowGeometry

/// A placeholder that a collection view displays, and that its layout counts as an item.
@MainActor
final class DropPlaceholderItem: DropPlaceholderDisplay {
    let placeholder: UICollectionViewDropPlaceholder
    let id: Int
    private weak var collectionView: UICollectionView?

    init(_ placeholder: UICollectionViewDropPlaceholder, id: Int, in collectionView: UICollectionView) {
        self.placeholder = placeholder
        self.id = id
        self.collectionView = collectionView
    }

    private var cell: UICollectionViewCell? {
        collectionView?.loadedViews[.placeholder(id)] as? UICollectionViewCell
    }

    var displayedCell: UIView? { cell }

    var previewParameters: UIDragPreviewParameters? { cell.flatMap { placeholder.previewParametersProvider?($0) } }

    func commit(_ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        collectionView?.commitPlaceholder(self, dataSourceUpdates) ?? false
    }

    func delete() -> Bool { collectionView?.deletePlaceholder(self) ?? false }

    func updateCell() { if let cell { placeholder.cellUpdateHandler?(cell) } }
}

extension UICollectionView {
    /// Adds a placeholder to the layout. It becomes visible in the next layout.
    final func openPlaceholder(_ placeholder: UICollectionViewDropPlaceholder) -> DropPlaceholderItem {
        let path = RowPath(placeholder.insertionIndexPath)
        precondition(
            itemCounts.indices.contains(path.section) && path.row >= 0
                && path.row <= displacement.layoutCounts(itemCounts)[path.section],
            "UICollectionViewDropPlaceholder: \(placeholder.insertionIndexPath) is out of range. Insert it at an "
                + "existing item, or after the last one.")
        lastPlaceholderID += 1
        let item = DropPlaceholderItem(placeholder, id: lastPlaceholderID, in: self)
        placeholders[item.id] = item
        var new = displacement
        new.openPlaceholder(item.id, at: path)
        setDisplacement(new)
        return item
    }

    /// Returns a configured cell for a placeholder.
    final func showPlaceholder(_ id: Int, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell {
        guard let placeholder = placeholders[id]?.placeholder else {
            preconditionFailure("UICollectionView: placeholder \(id) has no description. This is a bug in UIKit.")
        }
        let cell = baseDequeueReusableCell(
            withReuseIdentifier: placeholder.reuseIdentifier, for: attributes.indexPath)
        UIView.performWithoutAnimation { placeholder.cellUpdateHandler?(cell) }
        return cell
    }

    /// Replaces a placeholder by an item of the data source.
    final func commitPlaceholder(_ item: DropPlaceholderItem, _ updates: (IndexPath) -> Void) -> Bool {
        guard placeholders[item.id] === item, let path = displacement.insertionPath(ofPlaceholder: item.id) else {
            return false
        }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            committedPlaceholder = item.id
            withoutActuallyEscaping(updates) { updates in
                basePerformBatchUpdates(
                    {
                        updates(path.indexPath)
                        self.baseInsertItems(at: [path.indexPath])
                    }, completion: nil)
            }
            committedPlaceholder = nil
        }
        return true
    }

    /// Removes a placeholder with an animation.
    final func deletePlaceholder(_ item: DropPlaceholderItem) -> Bool {
        guard placeholders[item.id] === item else { return false }
        changeDisplacement { $0.closePlaceholder(item.id) }
        discardClosedPlaceholders()
        return true
    }

    /// Releases the placeholders that are no longer part of the layout.
    final func discardClosedPlaceholders() {
        placeholders = placeholders.filter { displacement.layoutPath(ofPlaceholder: $0.key) != nil }
    }
}
