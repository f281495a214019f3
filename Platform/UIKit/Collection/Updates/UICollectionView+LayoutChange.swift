internal import RowGeometry

/// Changes to another layout.
extension UICollectionView {
    final func baseSetCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, offset: CGPoint? = nil, completion: ((Bool) -> Void)?
    ) {
        guard layout !== storedLayout else {
            if let completion { DisplayClock.schedule(after: 0) { completion(true) } }
            return
        }
        guard animated, hasPrepared, baseWindow != nil else {
            replaceLayout(by: layout)
            if baseWindow != nil { layoutIfNeeded() }
            if let completion { DisplayClock.schedule(after: 0) { completion(true) } }
            return
        }
        UIView.performWithoutAnimation { layoutIfNeeded() }
        let old = storedLayout
        let first = isAtStart ? nil : visibleItems.first
        transition = LayoutTransition(
            plan: nil, oldAttributes: attributesNearby(), oldOffset: contentOffset, oldLayout: old)
        let views = loadedElements.map(\.1)
        for view in views { view.willTransition(from: old, to: layout) }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        var leaving: [RemovedElement] = []
        UIView.performWithoutAnimation {
            leaving = removeDecorationViews()
            storedLayout = layout
            layout.storedCollectionView = self
            layout.invalidateLayout()
            measureVisibleViewsAgain()
            prepareIfNeeded()
            if let offset {
                contentOffset = limits.nearest(to: offset)
            } else if let first {
                scrollToShow(first)
            }
            adoptTargetOffset()
            leaving += layoutForTransition()
        }
        animateTransition(leaving) { finished in
            for view in views { view.didTransition(from: old, to: layout) }
            completion?(finished)
        } finalize: {
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
        }
        old.storedCollectionView = nil
    }

    /// Whether the content is scrolled to its beginning, which then remains visible.
    final var isAtStart: Bool {
        contentOffset.y <= -adjustedContentInset.top + 0.5 && contentOffset.x <= -adjustedContentInset.left + 0.5
    }

    /// Scrolls so that an item is at the beginning of the visible area.
    private func scrollToShow(_ path: RowPath) {
        guard let frame = attributes(of: .cell(path))?.frame else { return }
        let inset = adjustedContentInset
        contentOffset = limits.nearest(to: CGPoint(x: frame.minX - inset.left, y: frame.minY - inset.top))
    }

    /// Removes decoration views, which belong to the layout, so that they are animated out.
    private func removeDecorationViews() -> [RemovedElement] {
        var leaving: [RemovedElement] = []
        for (element, view) in loadedViews {
            guard case .decoration = element else { continue }
            loadedViews[element] = nil
            view.reuseKind = nil
            let removed = RemovedElement(view, element)
            removedElements.append(removed)
            leaving.append(removed)
        }
        return leaving
    }
}
