internal import RowGeometry

/// Layout of the visible elements.
extension UICollectionView {
    /// The visible part of the content, including what is below bars.
    final var visibleRect: CGRect { CGRect(origin: contentOffset, size: bounds.size) }

    // MARK: Invalidation

    final func layoutDidInvalidate(
        _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
    ) {
        guard layout === storedLayout else { return }
        needsPreparation = true
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        if layout.requestsInvalidatedElementsOnly, let views = context.onlyInvalidViews {
            band.invalidViews.formUnion(views)
        } else {
            band.invalidate()
        }
        setNeedsLayout()
    }

    final func boundsWillChange(to newBounds: CGRect) {
        let old = storedLayer.bounds
        if newBounds.size != old.size, hasPrepared, UIView.areAnimationsEnabled, ViewAnimation.current != nil {
            storedLayout.prepare(forAnimatedBoundsChange: old)
            hasAnimatedBoundsChange = true
        }
        guard newBounds != storedLayer.bounds, hasPrepared,
            storedLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
        else { return }
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: newBounds))
    }

    final func replaceLayout(by layout: UICollectionViewLayout) {
        guard layout !== storedLayout else { return }
        recycleDecorationViews()
        storedLayout.storedCollectionView = nil
        storedLayout = layout
        layout.storedCollectionView = self
        hasPrepared = false
        layout.invalidateLayout()
        measureVisibleViewsAgain()
        setNeedsLayout()
    }

    /// Removes decoration views, which belong to the layout.
    final func recycleDecorationViews() {
        for (element, view) in loadedViews {
            guard case .decoration = element else { continue }
            loadedViews[element] = nil
            endDisplaying(view, of: element)
        }
        for view in storedLayout.decorations.drain() { view.removeFromSuperview() }
    }

    // MARK: Preparation

    /// Prepares the layout if it is invalid, and updates the size of the content.
    final func prepareIfNeeded() {
        loadIfNeeded()
        guard needsPreparation else { return }
        needsPreparation = false
        hasPrepared = true
        let anchor = pinnedAnchor ?? (hasNewSizes ? currentAnchor : nil)
        hasNewSizes = false
        let size = withLayoutPaths {
            storedLayout.prepare()
            return storedLayout.collectionViewContentSize
        }
        if size != contentSize {
            let rest = contentSize.width - contentOffset.x
            contentSize = size
            if flipsLayout { contentWidthDidChange(rest: rest) }
        }
        if offsetAdjustment != .zero {
            let adjustment = offsetAdjustment
            offsetAdjustment = .zero
            adjustContentOffset(by: adjustment)
        } else if let anchor {
            restorePosition(of: anchor)
        }
    }

    // MARK: Attributes

    /// Whether the layout is mirrored.
    final var flipsLayout: Bool {
        storedLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != storedLayout.developmentLayoutDirection
    }

    /// The width within which a layout is mirrored.
    private var flippingWidth: CGFloat {
        let inset = adjustedContentInset
        return max(contentSize.width, bounds.width - inset.left - inset.right)
    }

    /// Mirrors a rectangle between the layout and the collection view.
    final func flipped(_ rect: CGRect) -> CGRect {
        CGRect(x: flippingWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns the attributes of the layout in the coordinates of the collection view.
    final func displayed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard flipsLayout else { return attributes }
        let copy = attributes.duplicate()
        copy.center.x = flippingWidth - copy.center.x
        return copy
    }

    /// Returns the attributes of an element in the coordinates of the collection view.
    final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        layoutAttributes(of: element).map(displayed)
    }

    private func layoutAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell, .placeholder: layoutAttributesForItem(element)
        case .supplementary(let kind, let path):
            storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            storedLayout.layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    /// Returns the attributes of a cell or a placeholder, with the index path of the data source.
    private func layoutAttributesForItem(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let path = layoutPath(of: element) else { return nil }
        let attributes = withLayoutPaths { storedLayout.layoutAttributesForItem(at: path.indexPath) }
        guard let attributes, let item = element.item, item != path else { return attributes }
        let copy = attributes.duplicate()
        copy.indexPath = item.indexPath
        return copy
    }

    /// Keeps the distance from the right edge in a mirrored layout, which begins there.
    private func contentWidthDidChange(rest: CGFloat) {
        band.invalidate()
        let limits = limits.x
        let x = hasScrolledToStart ? contentSize.width - rest : limits.upperBound
        hasScrolledToStart = true
        contentOffset.x = min(max(x, limits.lowerBound), limits.upperBound)
    }

    static func intersects(_ frame: CGRect, _ visible: CGRect) -> Bool {
        frame.minY < visible.maxY && frame.maxY > visible.minY && frame.minX < visible.maxX
            && frame.maxX > visible.minX
    }

    /// Returns the entries of all elements that intersect a rectangle.
    final func entries(in rect: CGRect) -> [AttributeBand.Entry] {
        let flips = flipsLayout
        let all = withLayoutPaths {
            storedLayout.layoutAttributesForElements(in: flips ? flipped(rect) : rect) ?? []
        }
        var entries: [AttributeBand.Entry] = []
        entries.reserveCapacity(all.count)
        for attributes in all where !attributes.isHidden {
            // A gap has attributes but no view.
            guard let element = element(ofLayoutElement: attributes.element) else { continue }
            entries.append(
                AttributeBand.Entry(
                    element: element, layoutAttributes: attributes,
                    attributes: shown(attributes, element, flips: flips)))
        }
        return entries
    }

    private func shown(
        _ layoutAttributes: UICollectionViewLayoutAttributes, _ element: CollectionElement, flips: Bool
    ) -> UICollectionViewLayoutAttributes {
        var attributes = movement == nil ? layoutAttributes : moved(layoutAttributes, element)
        if !displacement.isEmpty, let item = element.item, attributes.indexPath != item.indexPath {
            if attributes === layoutAttributes { attributes = attributes.duplicate() }
            attributes.indexPath = item.indexPath
        }
        return flips ? displayed(attributes) : attributes
    }

    // MARK: Visible elements

    final func layoutCollection() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        loadIfNeeded()
        layoutBackground()
        guard bounds.width > 0, bounds.height > 0 else { return }
        measureInvalidatedViews()
        layoutVisibleElements()
        displayNewElements()
        layoutIndexTitles()
        if hasAnimatedBoundsChange {
            hasAnimatedBoundsChange = false
            storedLayout.finalizeAnimatedBoundsChange()
        }
        prefetchIfNeeded()
        settleFocus()
        dragAndDropIfLoaded?.collectionDidLayout()
    }

    /// Loads, places and measures the visible elements.
    private func layoutVisibleElements() {
        // A batch leaves the offset to the first layout after it.
        var isMeasured = pinnedAnchor != nil
        // Measured sizes change the set of visible elements. Each round leaves fewer estimates.
        for _ in 0..<32 {
            isMeasured = isMeasured || hasNewSizes
            prepareIfNeeded()
            measuredElements = []
            layoutElements()
            if needsPreparation || needsReload || !band.covers(visibleRect) { continue }
            guard isMeasured else { break }
            // Content that now ends above the bottom scrolls back, unless a touch or a motion holds it.
            let offset = contentOffset
            limitsDidChange()
            if contentOffset == offset { break }
            pinnedAnchor = nil
        }
        measuredElements = []
    }

    private func layoutBackground() {
        guard let backgroundView else { return }
        let frame = visibleRect
        if backgroundView.frame != frame { backgroundView.frame = frame }
    }

    private func layoutElements() {
        let visible = visibleRect
        if !band.covers(visible) { requestBand(around: visible) }
        updateInvalidViews()
        let generation = band.generation
        for index in band.entries.indices where band.entries[index].view != nil {
            let entry = band.entries[index]
            guard !Self.intersects(entry.frame, visible), let view = entry.view, !keepsOffscreen(view) else { continue }
            band.entries[index].view = nil
            unload(view, of: entry.element)
            // The delegate may have changed the layout.
            guard band.generation == generation else { return }
        }
        for index in band.entries.indices {
            let entry = band.entries[index]
            if let view = entry.view, view.needsMeasurement, Self.intersects(entry.frame, visible) {
                // It was not visible, or had no attributes, when it was invalidated.
                measure(view, entry)
            }
            guard entry.view == nil, Self.intersects(entry.frame, visible), !isPushedOffscreen(entry, visible) else {
                continue
            }
            let view = show(entry)
            undisplayed.append(entry.element)
            measuredElements.insert(entry.element)
            guard band.generation == generation, !needsReload else { return }
            band.entries[index].view = view
            measure(view, entry)
            if hasAnimatedBoundsChange { animateAppearance(of: view, entry.element) }
        }
    }

    /// Returns whether the sizes of elements before an element, which have just been measured, push it out of the
    /// visible rectangle, so that its view is not needed.
    private func isPushedOffscreen(_ entry: AttributeBand.Entry, _ visible: CGRect) -> Bool {
        guard needsPreparation, hasNewSizes, storedLayout.containsMeasuredSizes,
            let frame = attributes(of: entry.element)?.visibleFrame
        else { return false }
        return !Self.intersects(frame, visible)
    }

    /// Requests the attributes of the elements in and near the visible rectangle, and applies them to the
    /// views that exist.
    private func requestBand(around visible: CGRect) {
        // Half a screen on each side, so that the layout is not called in each frame while content scrolls.
        let rect = visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
        var entries = entries(in: rect)
        appendMovedItem(to: &entries)
        var kept = Set<CollectionElement>()
        for index in entries.indices {
            let element = entries[index].element
            guard let view = loadedView(of: element) else { continue }
            kept.insert(element)
            entries[index].view = view
            let attributes = entries[index].attributes
            if storedLayout.containsMeasuredSizes, view.hasOtherSizeThanMeasured(attributes) {
                view.needsMeasurement = true
            }
            if view.appliedAttributes !== attributes, !view.isPlaced(by: attributes) {
                view.place(attributes)
            } else if attributes.scrollHost == nil, view.frame != attributes.frame {
                view.place(attributes)
            }
        }
        band.replace(by: entries, for: rect)
        let generation = band.generation
        for (element, view) in loadedElements where !kept.contains(element) && !keepsOffscreen(view) {
            unload(view, of: element)
            guard band.generation == generation else { return }
        }
    }

    /// Adds the item that is being moved if its position in the layout is not in the band.
    private func appendMovedItem(to entries: inout [AttributeBand.Entry]) {
        guard let movement else { return }
        let element = CollectionElement.cell(movement.current)
        guard !entries.contains(where: { $0.element == element }), let attributes = layoutAttributes(of: element)
        else { return }
        entries.append(
            AttributeBand.Entry(
                element: element, layoutAttributes: attributes,
                attributes: shown(attributes, element, flips: flipsLayout)))
    }

    /// Requests the attributes of the views that a context has invalidated.
    private func updateInvalidViews() {
        guard !band.invalidViews.isEmpty else { return }
        let invalid = band.invalidViews
        band.invalidViews = []
        for index in band.entries.indices where invalid.contains(band.entries[index].element) {
            let element = band.entries[index].element
            guard let attributes = layoutAttributes(of: element), !attributes.isHidden else { continue }
            let entry = AttributeBand.Entry(
                element: element, layoutAttributes: attributes, attributes: displayed(attributes),
                view: band.entries[index].view)
            band.entries[index] = entry
            entry.view?.place(entry.attributes)
        }
    }

    /// Whether a view remains loaded although its element is not visible, because it is animated or edited.
    private func keepsOffscreen(_ view: UICollectionReusableView) -> Bool {
        if keepsOffscreenViews || view.animatingUntil > DisplayClock.now { return true }
        guard let edited = baseWindow?.firstResponder as? UIView else { return false }
        return edited.isDescendant(of: view)
    }

    private func unload(_ view: UICollectionReusableView, of element: CollectionElement) {
        if let path = element.item { loadedCells[path] = nil } else { loadedViews[element] = nil }
        endDisplaying(view, of: element)
    }

    final func loadedView(of element: CollectionElement) -> UICollectionReusableView? {
        if let path = element.item { return loadedCells[path] }
        return loadedViews[element]
    }

    final var loadedElements: [(CollectionElement, UICollectionReusableView)] {
        loadedCells.map { (CollectionElement.cell($0.key), $0.value) } + loadedViews.map { ($0.key, $0.value) }
    }

    /// Notifies the delegate of views that have become visible.
    private func displayNewElements() {
        guard !undisplayed.isEmpty else { return }
        let new = undisplayed
        undisplayed = []
        for element in new {
            if let view = loadedView(of: element) { notifyWillDisplay(view, of: element) }
        }
    }
}
