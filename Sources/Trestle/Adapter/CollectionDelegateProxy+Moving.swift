import UIKit

/// Movable rows are dragged within the collection view.
extension CollectionDelegateProxy: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        // Only the touched row is moved, not the selection.
        guard moves.canMoveRow(at: indexPath),
            collectionView.indexPathForItem(at: session.location(in: collectionView)) == indexPath
        else { return [] }
        session.localContext = self
        return [UIDragItem(itemProvider: NSItemProvider())]
    }

    /// Rows are moved in their collection view only.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }
}

extension CollectionDelegateProxy: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        (session.localDragSession?.localContext as? CollectionDelegateProxy) === self
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let destinationIndexPath, display.state.canMoveRows(inSection: destinationIndexPath.section) else {
            return UICollectionViewDropProposal(operation: .cancel)
        }
        return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let item = coordinator.items.first, let source = item.sourceIndexPath,
            let proposed = coordinator.destinationIndexPath
        else { return }
        let destination = display.state.destination(ofRowAt: source, proposed: proposed)
        if destination != source {
            collectionView.performBatchUpdates {
                moves.moveRow(at: source, to: destination)
                collectionView.moveItem(at: source, to: destination)
            }
        }
        coordinator.drop(item.dragItem, toItemAt: destination)
    }
}
