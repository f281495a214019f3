internal import RowGeometry

/// The coordinator that a collection view passes to its delegate when items are dropped.
@MainActor
final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
    private let collectionView: UICollectionView
    let proposal: UICollectionViewDropProposal

    init(
        _ drop: ListDrop, proposal: UICollectionViewDropProposal, on target: ListDropTarget,
        of collectionView: UICollectionView
    ) {
        self.collectionView = collectionView
        self.proposal = proposal
        super.init(drop, on: target)
    }

    var items: [any UICollectionViewDropItem] { droppedItems }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    { land(dragItem, on: collectionView.openPlaceholder(placeholder)) }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        land(dragItem, .row(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        land(dragItem, .rect(rect, indexPath))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        land(dragItem, .target(target))
    }
}
