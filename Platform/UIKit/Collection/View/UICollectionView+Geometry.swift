internal import RowGeometry

/// Lookups of elements.
extension UICollectionView {
    final func baseLayoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard indexPath.count == 2 else { return nil }
        if translatesPaths { return layoutAttributes(atLayoutPath: indexPath) }
        guard contains(RowPath(indexPath)) else { return nil }
        return attributes(of: .cell(RowPath(indexPath)))
    }

    final func baseLayoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        prepareIfNeeded()
        return attributes(of: .supplementary(kind, indexPath))
    }

    final func baseIndexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let entries =
            band.covers(CGRect(origin: point, size: .zero))
            ? band.entries : entries(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
        var best: AttributeBand.Entry?
        for entry in entries where entry.element.item != nil && Self.contains(point, entry) {
            if best.map({ $0.attributes.zIndex <= entry.attributes.zIndex }) ?? true { best = entry }
        }
        return best?.element.item.flatMap(publicIndexPath)
    }

    /// Returns the attributes of an item, a gap or a placeholder at an index path of the layout.
    private func layoutAttributes(atLayoutPath indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.item >= 0, itemCounts.indices.contains(indexPath.section),
            indexPath.item < baseNumberOfItems(inSection: indexPath.section)
        else { return nil }
        return storedLayout.layoutAttributesForItem(at: indexPath).map(displayed)
    }

    /// Returns the item at a point of the layout without the one that is being moved.
    final func itemBelow(_ position: CGPoint, except moved: IndexPath) -> IndexPath? {
        let rect = CGRect(x: position.x, y: position.y, width: 1, height: 1)
        return (storedLayout.layoutAttributesForElements(in: rect) ?? []).last {
            $0.representedElementCategory == .cell && $0.frame.contains(position)
        }?.indexPath
    }

    private static func contains(_ point: CGPoint, _ entry: AttributeBand.Entry) -> Bool {
        guard entry.frame.contains(point) else { return false }
        guard !entry.attributes.hasIdentityTransform else { return true }
        let center = CGPoint(x: entry.frame.midX, y: entry.frame.midY)
        let own = CGPoint(x: point.x - center.x, y: point.y - center.y)
            .applying(entry.attributes.transform.inverted())
        let size = entry.attributes.size
        return abs(own.x) <= size.width / 2 && abs(own.y) <= size.height / 2
    }

    final func baseIndexPath(for cell: UICollectionViewCell) -> IndexPath? {
        loadedCells.first { $0.value === cell }.flatMap { publicIndexPath(of: $0.key) }
    }

    final func baseCellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        if needsReload { layoutIfNeeded() }
        guard indexPath.count == 2 else { return nil }
        if translatesPaths, case .placeholder(let id) = displacement.content(at: RowPath(indexPath)) {
            return loadedViews[.placeholder(id)] as? UICollectionViewCell
        }
        return item(for: indexPath).flatMap { loadedCells[$0] }
    }

    final var baseVisibleCells: [UICollectionViewCell] {
        layoutIfNeeded()
        return visibleItems.compactMap { loadedCells[$0] }
    }

    final var baseIndexPathsForVisibleItems: [IndexPath] {
        layoutIfNeeded()
        return visibleItems.compactMap(publicIndexPath)
    }

    /// The visible items that have a cell.
    final var visibleItems: [RowPath] {
        let visible = visibleRect
        return loadedCells.compactMap { path, cell in
            cell.appliedAttributes.map { Self.intersects($0.visibleFrame, visible) } ?? false ? path : nil
        }
    }

    final func baseSupplementaryView(forElementKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        if needsReload { layoutIfNeeded() }
        return loadedViews[.supplementary(kind, indexPath)]
    }

    final func baseVisibleSupplementaryViews(ofKind kind: String)
        -> [(path: IndexPath, view: UICollectionReusableView)]
    {
        layoutIfNeeded()
        let visible = visibleRect
        var result: [(path: IndexPath, view: UICollectionReusableView)] = []
        for (element, view) in loadedViews {
            guard case .supplementary(kind, let path) = element, let frame = view.appliedAttributes?.visibleFrame,
                Self.intersects(frame, visible)
            else { continue }
            result.append((path, view))
        }
        return result.sorted { $0.path < $1.path }
    }
}
