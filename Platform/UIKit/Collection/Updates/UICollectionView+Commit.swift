internal import RowGeometry

// MARK: Committing updates

extension UICollectionView {
    final func commit(_ updates: PendingItemUpdates) {
        // A collection view that has not loaded its data loads the new state instead of updating.
        guard hasLoaded, !needsReload, let dataSource else {
            pendingUpdates = nil
            performReload()
            DisplayClock.schedule(after: 0) { updates.completions.forEach { $0(true) } }
            return
        }
        let counts = (0..<dataSource.numberOfSections(in: self)).map { numberOfItems(in: $0, of: dataSource) }
        let plan: UpdatePlan
        do {
            plan = try UpdatePlan(updates.batch, from: itemCounts, to: counts)
        } catch {
            preconditionFailure(error.collectionDescription)
        }
        let anchor = anchor(thatStaysAfter: plan)
        // The data source determines the positions now.
        movement?.scroller.stop()
        movement = nil
        pendingUpdates = nil
        pinnedAnchor = anchor
        move(by: plan, to: counts, updates)
        pinnedAnchor = nil
    }

    /// Moves all elements to their positions after a change of index paths, with an animation.
    ///
    /// - Parameter closesDropGap: Whether the gap of a drop closes, because the change moves items into it.
    final func move(
        by plan: UpdatePlan, to counts: [Int], _ updates: PendingItemUpdates = PendingItemUpdates(),
        closesDropGap: Bool = false
    ) {
        let old = attributesNearby()
        let transition = LayoutTransition(
            plan: plan, oldAttributes: old, oldOffset: contentOffset, oldLayout: nil,
            kindsOfItems: kindsOfItems(in: old))
        self.transition = transition
        var leaving = relocate(by: transition)
        let batch = relocateDisplacement(by: plan, to: counts, updates.batch, closesDropGap: closesDropGap)
        let context = storedLayout.makeContext()
        context.storedInvalidatesCounts = true
        storedLayout.invalidateLayout(with: context)
        UIView.performWithoutAnimation {
            reconfigure(updates.reconfigured.compactMap(plan.newPath(of:)))
            prepareIfNeeded()
            storedLayout.prepare(forCollectionViewUpdates: batch.updateItems)
            leaving += viewsThatLayoutDeletes()
            adoptTargetOffset()
            leaving += layoutForTransition()
        }
        animateTransition(leaving) { finished in
            for completion in updates.completions { completion(finished) }
        } finalize: {
            storedLayout.finalizeCollectionViewUpdates()
        }
    }

    /// Sets the numbers of items, and moves gaps and the layout's sizes of items to the new index paths.
    ///
    /// - Returns: The batch in the paths of the layout.
    private func relocateDisplacement(
        by plan: UpdatePlan, to counts: [Int], _ batch: UpdateBatch, closesDropGap: Bool
    ) -> UpdateBatch {
        let (old, oldCounts) = (displacement, itemCounts)
        itemCounts = counts
        guard !old.isEmpty else {
            storedLayout.itemsDidMove(by: plan)
            return batch
        }
        displacement.remap(by: plan)
        if let committedPlaceholder { displacement.itemTakesPlace(ofPlaceholder: committedPlaceholder) }
        if closesDropGap { displacement.closeDropGap() }
        discardClosedPlaceholders()
        for item in displacement.movedItems { loadedCells[item]?.isHidden = true }
        let layoutBatch = old.layoutBatch(batch, after: displacement)
        let layoutPlan = try? UpdatePlan(
            layoutBatch, from: old.layoutCounts(oldCounts), to: displacement.layoutCounts(counts))
        storedLayout.itemsDidMove(by: layoutPlan ?? plan)
        return layoutBatch
    }

    /// Returns the attributes of the elements in and near the visible area.
    final func attributesNearby() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        var result: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for entry in band.entries { result[entry.element] = entry.attributes }
        for (element, view) in loadedElements {
            if let attributes = view.appliedAttributes { result[element] = attributes }
        }
        return result
    }

    /// Returns the kinds of supplementary views that move with the items of their index paths.
    private func kindsOfItems(in attributes: [CollectionElement: UICollectionViewLayoutAttributes]) -> Set<String> {
        var kinds = Set<String>()
        for element in attributes.keys {
            guard case .supplementary(let kind, let path) = element, path.count == 2, !kinds.contains(kind) else {
                continue
            }
            // Of a layout of the app it is not known. The index paths of headers and footers have the first item.
            if storedLayout.supplementaryViewsMoveWithItems(ofKind: kind, inSection: path.section) ?? (path.item > 0) {
                kinds.insert(kind)
            }
        }
        return kinds
    }

    /// Moves views, the selection, and other state to the new index paths.
    ///
    /// - Returns: The views of deleted and reloaded elements.
    private func relocate(by transition: LayoutTransition) -> [RemovedElement] {
        let (oldCells, oldViews) = (loadedCells, loadedViews)
        var leaving: [RemovedElement] = []
        loadedCells.removeAll()
        loadedViews.removeAll()
        band.discard()
        for (path, cell) in oldCells {
            if let new = transition.newElement(of: .cell(path))?.item {
                loadedCells[new] = cell
                // Another section may have another layout.
                if new.section != transition.plan?.newSection(of: path.section) { cell.needsMeasurement = true }
            } else {
                leaving.append(removed(cell, .cell(path)))
            }
        }
        for (element, view) in oldViews {
            if let new = transition.newElement(of: element) {
                loadedViews[new] = view
            } else {
                leaving.append(removed(view, element))
            }
        }
        undisplayed = undisplayed.compactMap { transition.newElement(of: $0) }
        guard let plan = transition.plan else { return leaving }
        prefetching.remap(by: plan)
        contextMenus?.remap(by: plan)
        remapSwipe(by: plan)
        dragAndDropIfLoaded?.itemsDidMove(by: plan)
        selecting.remap(by: plan)
        indexTitles.needsTitles = true
        focus.remap(by: plan)
        selection = Set(selection.filter { !plan.isReloaded($0) }.compactMap(plan.newPath(of:)))
        if let touched = touchedItem {
            if let new = plan.newPath(of: touched.path), !plan.isReloaded(touched.path) {
                touchedItem?.path = new
            } else {
                touchedItem = nil
            }
        }
        return leaving
    }

    private func removed(_ view: UICollectionReusableView, _ element: CollectionElement) -> RemovedElement {
        let removed = RemovedElement(view, element)
        removedElements.append(removed)
        return removed
    }

    /// Removes the supplementary and decoration views that the layout declares as deleted, and stores those
    /// that it declares as inserted.
    private func viewsThatLayoutDeletes() -> [RemovedElement] {
        var leaving: [RemovedElement] = []
        var supplementaryKinds = Set(supplementaryViews.keys)
        var decorationKinds = Set<String>()
        for element in loadedViews.keys {
            switch element {
            case .supplementary(let kind, _): supplementaryKinds.insert(kind)
            case .decoration(let kind, _): decorationKinds.insert(kind)
            case .cell, .placeholder: break
            }
        }
        func change(deletes: [CollectionElement], inserts: [CollectionElement]) {
            for element in deletes {
                guard let new = transition?.newElement(of: element), let view = loadedViews.removeValue(forKey: new)
                else { continue }
                leaving.append(removed(view, element))
            }
            transition?.insertedViews.formUnion(inserts)
        }
        for kind in supplementaryKinds.sorted() {
            change(
                deletes: storedLayout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
                    .map { .supplementary(kind, $0) },
                inserts: storedLayout.indexPathsToInsertForSupplementaryView(ofKind: kind)
                    .map { .supplementary(kind, $0) })
        }
        for kind in decorationKinds.sorted() {
            change(
                deletes: storedLayout.indexPathsToDeleteForDecorationView(ofKind: kind).map { .decoration(kind, $0) },
                inserts: storedLayout.indexPathsToInsertForDecorationView(ofKind: kind).map { .decoration(kind, $0) })
        }
        return leaving
    }

    /// Scrolls to the offset that the layout and the delegate determine after a change.
    final func adoptTargetOffset() {
        let proposed = hasDrag ? contentOffset : limits.nearest(to: contentOffset)
        var target = storedLayout.targetContentOffset(forProposedContentOffset: proposed)
        if let delegate {
            target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        }
        // The limits are those of estimated sizes until the visible items are measured.
        if pinnedAnchor != nil, target == proposed { return }
        if target != contentOffset { contentOffset = target }
    }

    /// Lays out the elements of the new state, and keeps the views of elements that are no longer visible.
    ///
    /// - Parameter isLayoutPass: Whether the collection view is being laid out already.
    /// - Returns: The views of elements that the new layout does not contain.
    final func layoutForTransition(isLayoutPass: Bool = false) -> [RemovedElement] {
        keepsOffscreenViews = true
        if isLayoutPass {
            layoutCollection()
        } else {
            setNeedsLayout()
            layoutIfNeeded()
        }
        keepsOffscreenViews = false
        var leaving: [RemovedElement] = []
        let shown = Set(band.entries.lazy.filter { $0.view != nil }.map(\.element))
        for (element, view) in loadedElements where !shown.contains(element) {
            if let attributes = attributes(of: element), !attributes.isHidden {
                view.place(attributes)
            } else if let old = transition?.oldElement(of: element) {
                if let path = element.item { loadedCells[path] = nil } else { loadedViews[element] = nil }
                leaving.append(removed(view, old))
            }
        }
        return leaving
    }

    private func reconfigure(_ paths: [RowPath]) {
        guard let dataSource else { return }
        for path in paths {
            guard let cell = loadedCells[path] else { continue }
            reconfiguredCell = cell
            let answer = dataSource.collectionView(self, cellForItemAt: path.indexPath)
            reconfiguredCell = nil
            cell.needsMeasurement = true
            hasInvalidSizes = true
            precondition(
                answer === cell,
                "UICollectionView.reconfigureItems: collectionView(_:cellForItemAt:) returned another cell for "
                    + "\(path.indexPath). Dequeue the cell with the item's current reuse identifier, or call "
                    + "reloadItems(at:) instead.")
        }
    }
}
