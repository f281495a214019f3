internal import RowGeometry

/// Scrolling to items.
extension UICollectionView {
    final func baseScrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        if baseWindow != nil { layoutIfNeeded() }
        prepareIfNeeded()
        let path = RowPath(indexPath)
        precondition(
            contains(path),
            "Attempted to scroll the collection view to an out-of-bounds item (\(path.row)) when there are only "
                + "\(itemCounts.indices.contains(path.section) ? itemCounts[path.section] : 0) items in section "
                + "\(path.section).")
        scroll(to: path, position, animated: animated)
        guard !animated, baseWindow != nil else { return }
        // Items that become visible may differ from their estimated sizes, which moves the target.
        for _ in 0..<8 {
            let before = contentOffset
            layoutIfNeeded()
            scroll(to: path, position, animated: false)
            if contentOffset == before { break }
        }
    }

    private func scroll(to path: RowPath, _ position: ScrollPosition, animated: Bool) {
        guard let attributes = attributes(of: .cell(path)) else { return }
        attributes.scrollHost?.scroll(to: attributes, position, animated: animated)
        let frame = attributes.visibleFrame
        let inset = adjustedContentInset
        let visible = visibleRect.inset(by: inset)
        var offset = contentOffset
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - bounds.height + inset.bottom
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - inset.top - visible.height / 2
        } else {
            offset.y += Self.nearest(visible.minY, visible.maxY, frame.minY, frame.maxY)
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.right) {
            offset.x = frame.maxX - bounds.width + inset.right
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - inset.left - visible.width / 2
        } else {
            offset.x += Self.nearest(visible.minX, visible.maxX, frame.minX, frame.maxX)
        }
        let target = roundedToPixels(limits.nearest(to: offset))
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Returns the minimum distance that makes a range visible.
    private static func nearest(_ minimum: CGFloat, _ maximum: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        if start < minimum || end - start > maximum - minimum { return start - minimum }
        return end > maximum ? end - maximum : 0
    }
}
