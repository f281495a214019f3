internal import RowGeometry

/// Visible items that keep their positions on the screen while sizes and items before them change.
extension UICollectionView {
    /// An element that remains at its position on the screen.
    struct Anchor {
        let path: RowPath
        /// The position in the content, relative to the offset.
        let position: CGPoint
        /// The axes along which the beginning of the content remains in place instead of the element.
        var fixedAxes: UIAxis = []
    }

    /// The first visible item in reading order whose size was known before. At the beginning of the content, the
    /// beginning remains in place.
    final var currentAnchor: Anchor? {
        guard storedLayout.keepsVisibleElementsInPlace else { return nil }
        var anchor = anchor { !measuredElements.contains(.cell($0)) }
        let (inset, offset) = (adjustedContentInset, contentOffset)
        if offset.x <= -inset.left + 0.5 { anchor?.fixedAxes.formUnion(.horizontal) }
        if offset.y <= -inset.top + 0.5 { anchor?.fixedAxes.formUnion(.vertical) }
        return anchor
    }

    /// Returns the first visible item that a batch leaves where it is, with its new index path, if it belongs to a
    /// section that keeps its items in place. `nil` at the beginning of the content, where inserted items become
    /// visible.
    final func anchor(thatStaysAfter plan: UpdatePlan) -> Anchor? {
        guard !isAtStart, movement == nil, displacement.isEmpty,
            let anchor = anchor(where: { !plan.isMoved($0) && plan.newPath(of: $0) != nil }),
            let path = plan.newPath(of: anchor.path), storedLayout.keepsItemsInPlace(inSection: anchor.path.section)
        else { return nil }
        return Anchor(path: path, position: anchor.position)
    }

    private func anchor(where condition: (RowPath) -> Bool) -> Anchor? {
        let visible = visibleRect
        for (path, cell) in loadedCells where condition(path) {
            guard let frame = cell.appliedAttributes?.frame, Self.intersects(frame, visible) else { continue }
            return Anchor(
                path: path, position: CGPoint(x: frame.minX - visible.minX, y: frame.minY - visible.minY))
        }
        return nil
    }

    /// Scrolls so that an item is at its previous position after elements before it have changed.
    final func restorePosition(of anchor: Anchor) {
        guard contains(anchor.path), let frame = attributes(of: .cell(anchor.path))?.frame else { return }
        let inset = adjustedContentInset
        let offset = contentOffset
        var delta = CGPoint(
            x: frame.minX - offset.x - anchor.position.x, y: frame.minY - offset.y - anchor.position.y)
        if anchor.fixedAxes.contains(.horizontal) { delta.x = 0 }
        if anchor.fixedAxes.contains(.vertical) { delta.y = 0 }
        delta.x = max(delta.x, min(0, -inset.left - offset.x))
        delta.y = max(delta.y, min(0, -inset.top - offset.y))
        if abs(delta.x) > 0.001 || abs(delta.y) > 0.001 { adjustContentOffset(by: delta) }
    }
}
