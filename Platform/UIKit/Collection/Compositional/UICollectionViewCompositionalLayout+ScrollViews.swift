internal import CollectionGeometry

/// Scroll views of the sections that scroll across the layout's axis.
extension UICollectionViewCompositionalLayout {
    /// Returns the scroll view of a section, which is added to the collection view.
    final func scrollView(ofSection section: Int) -> OrthogonalScrollView? {
        if let existing = scrollViews[section] { return existing }
        guard let collectionView, let geometry = solution.geometry,
            let rule = solution.sections[section]?.orthogonalScrollingBehavior.rule
        else { return nil }
        let view = OrthogonalScrollView(
            self, section: section, snapping: RowSnapping(geometry.sections[section], rule: rule))
        scrollViews[section] = view
        UIView.performWithoutAnimation {
            update(view, geometry, initialOffset: storedOffsets.removeValue(forKey: section))
            collectionView.insertSubview(view, at: collectionView.backgroundView == nil ? 0 : 1)
        }
        return view
    }

    /// Places the scroll views of all sections, and removes those of sections that do not scroll any more.
    final func updateScrollViews() {
        guard let geometry = solution.geometry else { return }
        for (section, view) in scrollViews {
            if geometry.sections.indices.contains(section), geometry.sections[section].description.isOrthogonal {
                update(view, geometry, initialOffset: nil)
            } else {
                remove(view)
            }
        }
    }

    private func update(_ view: OrthogonalScrollView, _ geometry: CompositionalGeometry, initialOffset: CGFloat?) {
        let section = view.section
        guard let collectionView, let definition = solution.sections[section],
            let rule = definition.orthogonalScrollingBehavior.rule
        else { return }
        let body = geometry.sections[section].body
        var frame = geometry.frame(ofSection: section)
        frame.origin[axis] += body.lowerBound
        frame.size[axis] = body.upperBound - body.lowerBound
        let rect = CGRect(frame)
        view.layer.zPosition = definition.decorationItems.isEmpty ? 0 : 1
        view.update(
            collectionView.flipsLayout ? collectionView.flipped(rect) : rect,
            snapping: RowSnapping(geometry.sections[section], rule: rule),
            properties: definition.orthogonalScrollingProperties, initialOffset: initialOffset)
    }

    private func remove(_ view: OrthogonalScrollView) {
        scrollViews[view.section] = nil
        view.returnVisibleCells()
        // Cells that wait for reuse are subviews of it.
        view.removeFromSuperview()
    }

    /// Assigns the scroll views and the offsets of sections to their indices after an update.
    final func moveScrollViews(by plan: UpdatePlan) {
        let views = scrollViews
        scrollViews = [:]
        for (section, view) in views {
            if let new = plan.newSection(of: section) {
                view.section = new
                scrollViews[new] = view
            } else {
                view.removeFromSuperview()
            }
        }
        let offsets = storedOffsets.compactMap { section, offset in plan.newSection(of: section).map { ($0, offset) } }
        storedOffsets = Dictionary(uniqueKeysWithValues: offsets)
    }

    /// Removes the scroll views of sections that are far from the visible area. Their offsets are kept.
    final func removeDistantScrollViews() {
        guard let geometry = solution.geometry, let collectionView else { return }
        let bounds = PlanarRect(collectionView.bounds)
        let length = bounds.size[axis]
        for (section, view) in scrollViews {
            let frame = geometry.frame(ofSection: section)
            if frame.end(axis) < bounds.start(axis) - 2 * length || frame.start(axis) > bounds.end(axis) + 2 * length {
                storedOffsets[section] = view.leadingOffset
                remove(view)
            }
        }
    }

    /// Called when the scroll view of a section has scrolled.
    ///
    /// - Parameter needsElements: Whether elements are visible that the collection view does not have yet.
    final func sectionDidScroll(_ section: Int, needsElements: Bool) {
        guard let collectionView else { return }
        let hasHandler =
            solution.sections.indices.contains(section)
            && solution.sections[section]?.visibleItemsInvalidationHandler != nil
        if needsElements || hasHandler { collectionView.band.invalidate() }
        collectionView.setNeedsLayout()
    }

    /// Performs a change of sizes in a section, and keeps the visible groups of its scroll view in place.
    final func keepOffset(ofSection section: Int, _ change: () -> Void) {
        guard let view = scrollViews[section], let before = solution.geometry?.sections[section],
            let group = before.group(at: Double(view.leadingOffset)), group > 0, view.leadingOffset > 0
        else { return change() }
        let start = before.start(ofGroup: group)
        change()
        guard let after = solution.geometry?.sections[section], group < after.groupCount else { return }
        let distance = after.start(ofGroup: group) - start
        if abs(distance) > 0.001 { view.shiftContent(by: distance) }
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    /// The rule of the offsets at which the section comes to rest, or `nil` if it does not scroll.
    fileprivate var rule: RowSnapping.Rule? {
        switch self {
        case .none: nil
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .groupBoundary
        case .paging: .page
        case .groupPaging: .group
        case .groupPagingCentered: .centeredGroup
        }
    }
}
