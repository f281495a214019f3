internal import CollectionGeometry
internal import RowGeometry

/// Solution of the layout.
extension UICollectionViewCompositionalLayout {
    /// Lays out the sections if they are invalid, and places the scroll views of sections.
    final func prepareSolution() {
        guard let collectionView else { return }
        let metrics = CompositionalMetrics(collectionView)
        if metrics != solution.metrics { solution.invalidity = max(solution.invalidity, .sections) }
        if solution.invalidity != .nothing { solve(collectionView, metrics) }
        updateScrollViews()
    }

    private func solve(_ collectionView: UICollectionView, _ metrics: CompositionalMetrics) {
        let size = PlanarSize(metrics.size)
        let environment = CompositionalEnvironment(
            container: CompositionalContainer(size: size, insets: .zero),
            traitCollection: collectionView.traitCollection, safeAreaInsets: metrics.insets(.safeArea, across: axis))
        // Sizes that views have determined remain, until they determine others.
        let old = solution.invalidity == .everything ? nil : solution.geometry
        let keepsSections = old?.sections.count == collectionView.numberOfSections
        let isResized = solution.metrics.map { $0.size != metrics.size } ?? false
        let configuration = configurationInUse
        var sections: [NSCollectionLayoutSection?] = []
        var solutions: [SectionSolution] = []
        var keepsSizes = true
        let isUpdated = solution.carriedSections != nil
        for index in 0..<collectionView.numberOfSections {
            let section = makeSection(index, environment)
            let itemCount = collectionView.numberOfItems(inSection: index)
            precondition(
                section != nil || itemCount == 0,
                "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                    + "for a section. This is a client error.")
            let description = section.map {
                SectionDescription(
                    $0,
                    at: SectionInLayout(
                        index: index, count: collectionView.numberOfSections,
                        spacing: configuration.interSectionSpacing),
                    layoutReference: configuration.contentInsetsReference, axis: axis, metrics: metrics,
                    environment: environment)
            }
            var previous: SectionSolution?
            if isUpdated {
                previous = old == nil ? nil : solution.carriedSections?[index]
            } else if keepsSections {
                previous = old?.sections[index]
            }
            if previous?.itemCount != itemCount { previous = nil }
            keepsSizes = keepsSizes && (previous != nil || isUpdated)
            sections.append(section)
            solutions.append(
                SectionSolution(
                    description ?? .empty(axis: axis), itemCount: itemCount, container: size, scale: metrics.scale,
                    sizes: previous?.sizes,
                    boundarySizes: previous?.boundarySizes ?? [:], anchoredSizes: previous?.anchoredSizes ?? [:]))
        }
        let reference =
            configuration.contentInsetsReference == .automatic
            ? UIContentInsetsReference.safeArea : configuration.contentInsetsReference
        let geometry = CompositionalGeometry(
            sections: solutions, axis: axis, container: size, sectionSpacing: configuration.interSectionSpacing,
            boundaryItems: configuration.boundarySupplementaryItems.map(\.boundaryItem),
            boundaryInsets: metrics.insets(reference, across: axis), boundarySizes: old?.boundarySizes ?? [:],
            scale: metrics.scale)
        solution.metrics = metrics
        solution.environment = environment
        solution.install(geometry, sections)
        if sections.contains(where: { $0?.list != nil }) { registerListBackground() }
        if sections.contains(where: { $0?.list?.hasSwipeActions == true }) {
            collectionView.installSwipeRecognizerIfNeeded()
        }
        visibleItems = [:]
        if isResized || !keepsSizes { collectionView.measureVisibleViewsAgain() }
    }

    // MARK: Measuring

    /// Moves the measured sizes to the index paths after an update.
    ///
    /// - Complexity: O(*c* log *n*) for *c* changed ranges, if groups have one item.
    final func moveMeasuredSizes(by plan: UpdatePlan) {
        guard let geometry = solution.geometry, solution.invalidity != .everything else { return }
        var moved: [Int: SectionSolution] = [:]
        for (old, section) in geometry.sections.enumerated() where !plan.isReloaded(oldSection: old) {
            guard let new = plan.newSection(of: old) else { continue }
            var carried: [Int: MeasuredSize] = [:]
            for move in plan.movedRows where move.new.section == new {
                carried[move.new.row] = geometry.sections[move.old.section].sizes[move.old.row]
            }
            var section = section
            section.update(
                removing: plan.removedRows[old].map { Array($0.ranges) } ?? [],
                inserting: plan.addedRows[new].map { Array($0.ranges) } ?? [], carried: carried)
            moved[new] = section
        }
        solution.carriedSections = moved
        // The numbers of supplementary items of groups have changed.
        if geometry.sections.contains(where: { !$0.anchoredSizes.isEmpty }) {
            collectionView?.measureVisibleViewsAgain()
        }
    }

    /// Returns whether the size that a view prefers differs from the one in the layout.
    final func preferredSizeChangesLayout(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = original.selfSizingAxes
        guard solution.geometry != nil, !axes.isEmpty else { return false }
        let preferred = roundedToRows(preferred)
        let differs =
            axes.contains(.horizontal) && abs(preferred.size.width - original.size.width) > 0.001
            || axes.contains(.vertical) && abs(preferred.size.height - original.size.height) > 0.001
        if differs { return true }
        // A size that equals its estimate determines the length of a row that was estimated.
        guard original.representedElementCategory == .cell, original.scrollHost != nil else { return false }
        let path = original.indexPath
        let length = solution.geometry?.sections[path.section].length
        applySize(of: preferred)
        return solution.geometry?.sections[path.section].length != length
    }

    /// Sets the size that a view prefers, and adds the changes to a context.
    final func applyPreferredSize(
        _ preferred: UICollectionViewLayoutAttributes, to context: UICollectionViewLayoutInvalidationContext
    ) {
        let before = collectionViewContentSize
        applySize(of: preferred)
        let after = collectionViewContentSize
        context.contentSizeAdjustment = CGSize(width: after.width - before.width, height: after.height - before.height)
        switch preferred.representedElementCategory {
        case .cell: context.invalidateItems(at: [preferred.indexPath])
        case .supplementaryView:
            // The items after it move.
            context.invalidateItems(at: [])
            context.invalidateSupplementaryElements(
                ofKind: preferred.representedElementKind ?? "", at: [preferred.indexPath])
        case .decorationView: break
        }
    }

    private func applySize(of preferred: UICollectionViewLayoutAttributes) {
        let preferred = roundedToRows(preferred)
        let size = MeasuredSize(width: preferred.size.width, height: preferred.size.height)
        let path = preferred.indexPath
        guard let geometry = solution.geometry else { return }
        switch preferred.representedElementCategory {
        case .cell:
            keepOffset(ofSection: path.section) {
                _ = solution.geometry?.updateSection(path.section) { $0.setSize(size, ofItem: path.item) }
            }
        case .supplementaryView:
            let kind = preferred.representedElementKind ?? ""
            if path.count == 1 {
                guard let index = Self.boundaryIndex(kind, path[0], in: geometry.boundaryItems) else { return }
                _ = solution.geometry?.setSize(
                    size.limited(to: geometry.boundaryItems[index].size), ofBoundaryItem: index)
            } else {
                let items = geometry.sections[path.section].description.boundaryItems
                guard let index = Self.boundaryIndex(kind, path.item, in: items) else {
                    _ = solution.geometry?.updateSection(path.section) {
                        $0.setSize(size, ofSupplementary: kind, index: path.item)
                    }
                    return
                }
                _ = solution.geometry?.updateSection(path.section) {
                    $0.setSize(size.limited(to: items[index].size), ofBoundaryItem: index)
                }
            }
        case .decorationView: break
        }
    }

    /// Returns the index of a boundary item from its kind and its number among those of its kind.
    static func boundaryIndex(_ kind: String, _ number: Int, in items: [BoundaryItem]) -> Int? {
        let indices = items.indices.filter { items[$0].kind == kind }
        return indices.indices.contains(number) ? indices[number] : nil
    }
}

extension MeasuredSize {
    /// Returns the lengths of the estimated dimensions of a size.
    fileprivate func limited(to size: ItemSize) -> MeasuredSize {
        MeasuredSize(
            width: size.width.isEstimated ? width : nil, height: size.height.isEstimated ? height : nil)
    }
}
