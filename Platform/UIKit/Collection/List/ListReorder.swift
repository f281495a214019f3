/// A movement of an item by the reorder control of its list cell.
@MainActor
final class ListReorder {
    private weak var collection: UICollectionView?
    private let cell: UICollectionViewListCell
    private let shadow: ReorderShadow
    /// The horizontal center of the item, which moves vertically only.
    private let centerX: CGFloat
    /// The distance of the touch from the center of the item, in points.
    private let grab: CGFloat
    /// The location of the touch in the window.
    private var location: CGPoint
    private lazy var scroller = collection.map { collection in
        EdgeScroller(collection) { [weak self] in
            self?.location
        } didScroll: { [weak self] in
            self?.follow()
        }
    }

    /// The duration in which the shadow returns with the item, in seconds: that of updates.
    private static let duration: TimeInterval = 0.3

    /// Begins to move an item with a touch at a point of the collection view.
    init?(_ cell: UICollectionViewListCell, in collection: UICollectionView, at point: CGPoint) {
        guard let path = collection.baseIndexPath(for: cell) else { return nil }
        let frame = cell.frame
        guard collection.beginInteractiveMovementForItem(at: path) else { return nil }
        self.collection = collection
        self.cell = cell
        centerX = frame.midX
        grab = point.y - frame.midY
        location = collection.convert(point, to: nil)
        shadow = ReorderShadow(frame: frame)
        cell.isReordering = true
        shadow.layer.zPosition = cell.layer.zPosition
        collection.insertSubview(shadow, belowSubview: cell)
        shadow.lift(cornerRadius: cell.layer.cornerRadius)
        follow()
    }

    /// Moves the item to a touch at a point of the window.
    func move(to location: CGPoint) {
        self.location = location
        follow()
        scroller?.update()
    }

    private func follow() {
        guard let collection else { return }
        let y = collection.convert(location, from: nil).y - grab
        // The item remains visible within the edges of the list.
        let half = cell.bounds.height / 2
        let top = collection.bounds.minY + half
        let target = CGPoint(x: centerX, y: min(max(y, top), max(top, collection.bounds.maxY - half)))
        collection.updateInteractiveMovementTargetPosition(target)
        shadow.frame = cell.frame
    }

    /// Ends the movement, or returns the item to its original position.
    func end(cancels: Bool) {
        scroller?.stop()
        scroller = nil
        if cancels {
            collection?.cancelInteractiveMovement()
        } else {
            collection?.endInteractiveMovement()
        }
        cell.isReordering = false
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.shadow.frame = self.cell.frame
        }
        shadow.settle()
    }
}

private enum ListReorderKey: FeatureKey {
    static var defaultValue: ListReorder? { nil }
}

/// Reordering by the controls of list cells.
extension UICollectionView: ReorderHost {
    private var listReorder: ListReorder? {
        get { features[ListReorderKey.self] }
        set { features[ListReorderKey.self] = newValue }
    }

    /// Adds the gesture recognizer for reorder controls when a cell first displays one.
    final func installReorderingIfNeeded() {
        if !recognizers.contains(where: { $0 is ReorderGestureRecognizer }) { installReordering() }
    }

    final func beginReorder(at point: CGPoint) -> Bool {
        guard listReorder == nil, let indexPath = baseIndexPathForItem(at: point),
            let cell = baseCellForItem(at: indexPath) as? UICollectionViewListCell,
            cell.isReorderControl(at: cell.convert(point, from: self))
        else { return false }
        cancelTouch()
        listReorder = ListReorder(cell, in: self, at: point)
        return listReorder != nil
    }

    final func moveReorder(to location: CGPoint) { listReorder?.move(to: location) }

    final func endReorder(cancels: Bool) {
        listReorder?.end(cancels: cancels)
        listReorder = nil
    }
}
