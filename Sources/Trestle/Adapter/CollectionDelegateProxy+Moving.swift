import UIKit

/// Movable rows are dragged within the collection view.
extension CollectionDelegateProxy: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard moves.canMoveRow(at: indexPath) else { return [] }
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
        // All rows of a selection are dragged together.
        let items = coordinator.items.compactMap { item in item.sourceIndexPath.map { (item.dragItem, $0) } }
            .sorted { $0.1 < $1.1 }
        guard let destination = coordinator.destinationIndexPath, !items.isEmpty else { return }
        let sources = items.map(\.1)
        moves.moveRows(at: sources, to: destination) { move in
            var destinations: [IndexPath] = []
            collectionView.performBatchUpdates {
                destinations = move()
                for (source, destination) in zip(sources, destinations) where source != destination {
                    collectionView.moveItem(at: source, to: destination)
                }
            }
            for ((item, _), destination) in zip(items, destinations) { coordinator.drop(item, toItemAt: destination) }
        }
    }
}
