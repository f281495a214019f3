internal import RowGeometry

/// Loading of the numbers of sections and items.
extension UICollectionView {
    /// Loads the data if necessary.
    final func loadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        hasLoaded = true
        resetSwipe()
        endDisplayingEverything()
        selection.removeAll()
        touchedItem = nil
        movement?.scroller.stop()
        movement = nil
        dragAndDropIfLoaded?.collectionWillReload()
        resetDisplacement()
        selecting.reset()
        indexTitles.needsTitles = true
        prefetching.forget()
        itemCounts = []
        if let dataSource {
            itemCounts = (0..<dataSource.numberOfSections(in: self)).map { numberOfItems(in: $0, of: dataSource) }
        }
        let context = storedLayout.makeContext()
        context.storedInvalidatesEverything = true
        context.storedInvalidatesCounts = true
        storedLayout.invalidateLayout(with: context)
    }

    final func numberOfItems(in section: Int, of dataSource: any UICollectionViewDataSource) -> Int {
        let count = dataSource.collectionView(self, numberOfItemsInSection: section)
        precondition(
            count >= 0,
            "collectionView(_:numberOfItemsInSection:) returned \(count) for section \(section). Return 0 or more.")
        return count
    }

    final var baseNumberOfSections: Int {
        loadIfNeeded()
        return itemCounts.count
    }

    final func baseNumberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        precondition(
            itemCounts.indices.contains(section),
            "UICollectionView.numberOfItems(inSection:): section \(section) does not exist. There are "
                + "\(itemCounts.count) sections.")
        return translatesPaths
            ? displacement.rows.displayedRowCount(inSection: section, of: itemCounts[section]) : itemCounts[section]
    }

    /// Returns whether an item exists.
    final func contains(_ path: RowPath) -> Bool {
        itemCounts.indices.contains(path.section) && (0..<itemCounts[path.section]).contains(path.row)
    }

    private func endDisplayingEverything() {
        let (oldCells, oldViews) = (loadedCells, loadedViews)
        loadedCells.removeAll()
        loadedViews.removeAll()
        band.discard()
        discardRemovedElements(removedElements)
        for (path, cell) in oldCells { endDisplaying(cell, of: .cell(path)) }
        for (element, view) in oldViews { endDisplaying(view, of: element) }
        undisplayed = []
    }

    /// Requests the view of an element from the data source or the layout, and adds it.
    final func show(_ entry: AttributeBand.Entry) -> UICollectionReusableView {
        requestedAttributes = entry.attributes
        defer { requestedAttributes = nil }
        let view: UICollectionReusableView =
            switch entry.element {
            case .cell(let path): showCell(at: path)
            case .supplementary(let kind, let path): showSupplementaryView(kind, at: path)
            case .decoration(let kind, _): dequeueDecorationView(ofKind: kind, entry.attributes)
            case .placeholder(let id): showPlaceholder(id, entry.attributes)
            }
        if let path = entry.element.item {
            loadedCells[path] = view as? UICollectionViewCell
        } else {
            loadedViews[entry.element] = view
        }
        UIView.performWithoutAnimation { install(view, entry) }
        return view
    }

    private func showCell(at path: RowPath) -> UICollectionViewCell {
        let indexPath = dataPath(displayedAt: path).indexPath
        guard let dataSource else {
            preconditionFailure(
                "UICollectionView: the data source was released while its items are displayed. Keep a reference to it.")
        }
        var made: UICollectionViewCell?
        UIView.performWithoutAnimation { made = dataSource.collectionView(self, cellForItemAt: indexPath) }
        guard let cell = made, cell.storedReuseIdentifier != nil else {
            preconditionFailure(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells "
                    + "must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
        }
        precondition(
            loadedCells.values.allSatisfy { $0 !== cell },
            "collectionView(_:cellForItemAt:) returned a cell for \(indexPath) that already shows another item. Dequeue "
                + "a separate cell for each item.")
        return cell
    }

    private func showSupplementaryView(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        var made: UICollectionReusableView?
        UIView.performWithoutAnimation {
            made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
        guard let view = made, view.storedReuseIdentifier != nil else {
            preconditionFailure(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
                    + "(\(kind),\(indexPath)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
        }
        return view
    }

    private func install(_ view: UICollectionReusableView, _ entry: AttributeBand.Entry) {
        view.storedCollectionView = self
        view.isHidden = false
        view.place(entry.attributes)
        if entry.attributes.scrollHost == nil, view.parentView !== self {
            baseInsertSubview(view, at: subviewIndex(zIndex: entry.attributes.zIndex))
        }
        if let cell = view as? UICollectionViewCell {
            if let path = entry.element.item {
                cell.isSelected = selection.contains(path)
                cell.isHighlighted = touchedItem?.path == path && touchedItem?.isHighlighted == true
                dragAndDropIfLoaded?.willShow(cell, at: path)
            }
            cell.updateConfigurationIfNeeded()
        }
        view.needsMeasurement = false
    }

    /// Returns the index at which a view is inserted so that touches reach views with greater `zIndex` first.
    private func subviewIndex(zIndex: Int) -> Int {
        guard zIndex != 0 else { return childViews.firstIndex { $0.layer.zPosition >= 0 } ?? childViews.count }
        let z = CGFloat(zIndex)
        return childViews.firstIndex { $0.layer.zPosition > z } ?? childViews.count
    }

    final func endDisplaying(_ view: UICollectionReusableView, of element: CollectionElement) {
        recycle(view, of: element)
        // The delegate is only notified of views that it has been notified of before.
        if let index = undisplayed.firstIndex(of: element) {
            undisplayed.remove(at: index)
            return
        }
        switch (element, view) {
        // The backgrounds of lists are not the app's.
        case (_, is ListBackgroundView): break
        case (.cell(let path), let cell as UICollectionViewCell):
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path.indexPath)
        case (.supplementary(let kind, let path), _), (.decoration(let kind, let path), _):
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        case (.cell, _), (.placeholder, _): break
        }
    }

    final func notifyWillDisplay(_ view: UICollectionReusableView, of element: CollectionElement) {
        switch (element, view) {
        case (_, is ListBackgroundView): break
        case (.cell(let path), let cell as UICollectionViewCell):
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path.indexPath)
        case (.supplementary(let kind, let path), _), (.decoration(let kind, let path), _):
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case (.cell, _), (.placeholder, _): break
        }
    }
}
