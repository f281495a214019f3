internal import RowGeometry

/// Computes the destination of a drop into a collection view from the location of the touch.
///
/// An item below the touch makes room: the gap opens at its position. Over the gap itself, nothing changes.
struct ItemDropFinder: DropDestinationFinding {
    let collectionView: UICollectionView
    /// The location of the touch in the content.
    let point: CGPoint
    /// The items that would be removed because they are moved within the collection view.
    let moved: [RowPath]
    /// The gap that is open.
    let gap: RowPath?

    /// The distance from an item, in points, at which the touch is between items and not beside all of them.
    private static let spacing: CGFloat = 24

    var isBelowAll: Bool { false }

    var automatic: DropDestination { between }

    var into: DropDestination {
        guard let item = item(at: point), !moved.contains(item) else { return .nowhere }
        return .into(item)
    }

    var between: DropDestination {
        if let gap, isOverGap { return .between(gap) }
        if let item = item(at: point) { return destination(over: item) }
        if let end = destinationAfterLastItem { return end }
        if let gap, !moved.isEmpty || isNear(gapFrames) { return .between(gap) }
        let nearest = nearbyItems.filter { isNear([$0.frame]) }.min { distance(to: $0.frame) < distance(to: $1.frame) }
        if let nearest { return gap.map { .between($0) } ?? destination(over: nearest.path) }
        return .nowhere
    }

    // MARK: Items

    private func item(at point: CGPoint) -> RowPath? {
        collectionView.baseIndexPathForItem(at: point).map(RowPath.init)
    }

    /// Returns the position at which the gap takes the place of an item: behind it if the gap or the dragged item is
    /// before it, otherwise in front of it.
    private func destination(over item: RowPath) -> DropDestination {
        let rank = rank(of: item)
        if moved.contains(item) { return .between(RowPath(section: item.section, row: rank)) }
        let isBehind =
            if let gap { gap.section == item.section && gap.row <= rank } else {
                moved.first.map { $0.section == item.section && $0 < item } ?? false
            }
        return .between(RowPath(section: item.section, row: isBehind ? rank + 1 : rank))
    }

    /// Returns the number of items before an item in its section that are not moved.
    private func rank(of item: RowPath) -> Int {
        item.row - moved.filter { $0.section == item.section && $0.row < item.row }.count
    }

    private var nearbyItems: [(path: RowPath, frame: CGRect)] {
        collectionView.band.entries.compactMap { entry in
            guard let path = entry.element.item, !collectionView.displacement.isMoved(path) else { return nil }
            return (path, entry.frame)
        }
    }

    /// The end of a section if the touch is beside its last item, in the same line.
    private var destinationAfterLastItem: DropDestination? {
        let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (path, frame) in nearbyItems where path.row == collectionView.itemCounts[path.section] - 1 {
            guard frame.minY <= point.y, point.y < frame.maxY,
                isRightToLeft ? point.x < frame.minX : point.x >= frame.maxX
            else { continue }
            let count = collectionView.itemCounts[path.section] - moved.filter { $0.section == path.section }.count
            return .between(RowPath(section: path.section, row: count))
        }
        return nil
    }

    // MARK: The gap

    private var gapFrames: [CGRect] {
        collectionView.displacement.layoutPathsOfDropGaps.compactMap { path in
            collectionView.withLayoutPaths {
                collectionView.layoutAttributesForItem(at: path.indexPath)?.visibleFrame
            }
        }
    }

    private var isOverGap: Bool { gapFrames.contains { $0.contains(point) } }

    // MARK: Distances

    private func isNear(_ frames: [CGRect]) -> Bool { frames.contains { distance(to: $0) <= Self.spacing } }

    private func distance(to frame: CGRect) -> CGFloat {
        hypot(
            max(0, frame.minX - point.x, point.x - frame.maxX), max(0, frame.minY - point.y, point.y - frame.maxY))
    }
}
