internal import RowGeometry

/// Selection of several items by dragging over them with two touches.
extension UICollectionView: MultipleSelectionHost {
    func selectsWithOneTouch(from point: CGPoint) -> Bool { false }

    func selectionPath(at point: CGPoint) -> RowPath? { baseIndexPathForItem(at: point).map(RowPath.init) }

    func hasItem(at path: RowPath) -> Bool { contains(path) }

    func forEachItem(in range: ClosedRange<RowPath>, _ body: (RowPath) -> Void) {
        var path = range.lowerBound
        while path <= range.upperBound, path.section < itemCounts.count {
            if path.row < itemCounts[path.section] {
                body(path)
                path.row += 1
            } else {
                path = RowPath(section: path.section + 1, row: 0)
            }
        }
    }

    func selectByDrag(_ path: RowPath) -> Bool { canHighlight(path) && selectWithDelegate(path, dropsOthers: false) }

    func deselectByDrag(_ path: RowPath) -> Bool { deselectWithDelegate(path) }

    func tell(after body: (_ changes: inout Bool) -> Void) {
        // Collection views post no notification.
        var changes = false
        body(&changes)
    }

    func shouldBeginMultipleSelection(at path: RowPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path.indexPath) ?? false
    }

    func didBeginMultipleSelection(at path: RowPath) {
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path.indexPath)
    }

    func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    /// Returns the visible item at a point, or the one whose frame is nearest to it.
    func nearestSelectionPath(to point: CGPoint) -> RowPath? {
        let visible = bounds.inset(by: adjustedContentInset)
        let point = CGPoint(
            x: min(max(point.x, visible.minX), max(visible.minX, visible.maxX - 1)),
            y: min(max(point.y, visible.minY), max(visible.minY, visible.maxY - 1)))
        func distance(_ frame: CGRect) -> CGFloat {
            let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
            let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
            return x * x + y * y
        }
        return loadedCells.min { distance($0.value.frame) < distance($1.value.frame) }?.key
    }
}

extension UICollectionViewDelegate {
    /// The default implementation returns `false`.
    public func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// The default implementation does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// The default implementation does nothing.
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
}
