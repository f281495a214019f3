/// The long press by which the user moves an item of a collection view.
@MainActor
final class ItemMovementGesture: NSObject {
    private weak var collectionView: UICollectionView?
    private let recognizer = UILongPressGestureRecognizer()
    /// The vector from the touch to the center of the item.
    private var grip = CGVector.zero

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init()
        recognizer.delegate = self
        recognizer.addAction(UIAction { [weak self] _ in self?.advance() })
        collectionView.addGestureRecognizer(recognizer)
    }

    func uninstall() { collectionView?.removeGestureRecognizer(recognizer) }

    private func advance() {
        guard let collectionView else { return }
        let point = recognizer.location(in: collectionView)
        switch recognizer.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: point),
                let center = collectionView.layoutAttributesForItem(at: path)?.center,
                collectionView.beginInteractiveMovementForItem(at: path)
            else { return }
            grip = CGVector(dx: center.x - point.x, dy: center.y - point.y)
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(
                CGPoint(x: point.x + grip.dx, y: point.y + grip.dy))
        case .ended: collectionView.endInteractiveMovement()
        case .cancelled, .failed: collectionView.cancelInteractiveMovement()
        case .possible: break
        }
    }
}

extension ItemMovementGesture: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collectionView, collectionView.dataSourceMovesItems,
            // An item that can be dragged is lifted by the drag.
            collectionView.dragDelegate == nil || !collectionView.dragInteractionEnabled
        else { return false }
        let path = collectionView.indexPathForItem(at: recognizer.location(in: collectionView))
        return path.flatMap { collectionView.dataSource?.collectionView(collectionView, canMoveItemAt: $0) } ?? false
    }
}
