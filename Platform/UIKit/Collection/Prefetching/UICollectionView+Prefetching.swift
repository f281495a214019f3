import QuartzCore
internal import RowGeometry

/// Prefetching of items that will probably become visible soon.
///
/// A collection view prefetches when another item has become visible or the direction of scrolling has changed, in
/// the next turn of the main loop. It never does during layout, because a data source may change the collection
/// view when it is notified.
extension UICollectionView {
    /// The distance ahead within which items are prefetched, in multiples of the visible length, at rest and at
    /// most.
    private static let reach: (rest: CGFloat, most: CGFloat) = (1, 3)
    /// The time for which items are prefetched at the current speed, in seconds.
    private static let reachTime: CGFloat = 0.5
    /// The distance ahead, in the same unit, beyond which prefetching is canceled. It is larger than the distance
    /// of prefetching, because content that slows down still reaches those items.
    private static let patience: CGFloat = 4
    /// The maximum number of prefetched items, regardless of their sizes.
    private static let maximumItemCount = 300

    /// Whether the content scrolls vertically.
    private var prefetchesVertically: Bool {
        contentSize.height > bounds.height || contentSize.width <= bounds.width
    }

    /// Schedules prefetching after layout if the visible items or the direction have changed.
    final func prefetchIfNeeded() {
        guard prefetching.isEnabled else { return }
        // The return of content beyond its limits is not a change of direction.
        let offset = limits.nearest(to: contentOffset)
        prefetching.directionTracker.record(prefetchesVertically ? offset.y : offset.x, at: DisplayClock.now)
        guard prefetching.dataSource != nil, baseWindow != nil else { return }
        guard let first = loadedCells.keys.first, let last = loadedCells.keys.last else { return }
        let state = ItemPrefetching.State(first: first, last: last, isForward: prefetching.directionTracker.isForward)
        guard state != prefetching.lastState else { return }
        prefetching.lastState = state
        if !prefetching.outstanding.isEmpty { prefetching.outstanding.subtract(loadedCells.keys) }
        guard prefetching.timer == nil else { return }
        prefetching.timer = DisplayClock.schedule(after: 0) { [weak self] in
            self?.prefetching.timer = nil
            self?.prefetch()
        }
    }

    private func prefetch() {
        // A notified data source may change the collection view, so that each step checks the state again.
        cancelItemsNotAhead()
        prefetchItemsAhead()
    }

    private var canPrefetch: Bool {
        prefetching.isEnabled && baseWindow != nil && !needsReload && !needsPreparation && pendingUpdates == nil
    }

    /// Returns the part of the content ahead of the visible part, up to a multiple of the visible length.
    private func areaAhead(_ reach: CGFloat) -> CGRect {
        let visible = visibleRect
        let isForward = prefetching.directionTracker.isForward
        if prefetchesVertically {
            let length = reach * visible.height
            return CGRect(
                x: visible.minX, y: isForward ? visible.maxY : visible.minY - length, width: visible.width,
                height: length)
        }
        let length = reach * visible.width
        return CGRect(
            x: isForward ? visible.maxX : visible.minX - length, y: visible.minY, width: length,
            height: visible.height)
    }

    private func cancelItemsNotAhead() {
        guard canPrefetch, !prefetching.outstanding.isEmpty else { return }
        let area = areaAhead(Self.patience)
        let behind = prefetching.outstanding.filter { path in
            // Visible items receive their cells in the next layout.
            guard loadedCells[path] == nil, let frame = attributes(of: .cell(path))?.frame else { return false }
            return !Self.intersects(frame, area) && !Self.intersects(frame, visibleRect)
        }
        cancelPrefetching(of: behind)
    }

    private func prefetchItemsAhead() {
        guard canPrefetch, let dataSource = prefetching.dataSource else { return }
        let length = prefetchesVertically ? bounds.height : bounds.width
        guard length > 0 else { return }
        let speed = prefetching.directionTracker.speed(at: DisplayClock.now)
        let reach = min(Self.reach.most, max(Self.reach.rest, speed * Self.reachTime / length))
        let isForward = prefetching.directionTracker.isForward
        var near = entries(in: areaAhead(reach)).compactMap(\.element.item)
            .filter { loadedCells[$0] == nil && !prefetching.outstanding.contains($0) }
            .sorted { isForward ? $0 < $1 : $1 < $0 }
        near.removeLast(max(0, near.count - Self.maximumItemCount))
        guard !near.isEmpty else { return }
        prefetching.outstanding.formUnion(near)
        dataSource.collectionView(self, prefetchItemsAt: near.map(\.indexPath))
    }

    final func cancelPrefetching(of items: Set<RowPath>) {
        guard !items.isEmpty else { return }
        prefetching.outstanding.subtract(items)
        prefetching.dataSource?.collectionView(
            self, cancelPrefetchingForItemsAt: items.sorted().map(\.indexPath))
    }

    final var prefetchesItems: Bool {
        get { prefetching.isEnabled }
        set {
            guard newValue != prefetching.isEnabled else { return }
            prefetching.isEnabled = newValue
            prefetching.lastState = nil
            if newValue { setNeedsLayout() } else { cancelPrefetching(of: prefetching.outstanding) }
        }
    }
}
