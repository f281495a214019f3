internal import CollectionGeometry

/// Attributes of elements.
extension UICollectionViewCompositionalLayout {
    /// The visible part of the content without the content inset, along the layout's axis.
    private var visibleRange: ClosedRange<Double> {
        guard let collectionView else { return 0...0 }
        let rect = PlanarRect(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
        return rect.start(axis)...rect.end(axis)
    }

    // MARK: Elements in a rectangle

    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let geometry = solution.geometry else { return [] }
        let area = PlanarRect(rect)
        let visible = visibleRange
        let range = geometry.sections(in: area.start(axis)...area.end(axis))
        var result: [UICollectionViewLayoutAttributes] = []
        for section in range {
            result += attributes(ofSection: section, in: area, visible, geometry)
        }
        result += geometry.boundaryElements(visible: visible).filter { $0.frame.intersects(area) }
            .map { attributes(of: $0, inSection: nil, geometry) }
        removeDistantScrollViews()
        if range.isEmpty, let background = emptyListBackground(geometry) { result.append(background) }
        return result
    }

    private func attributes(
        ofSection section: Int, in area: PlanarRect, _ visible: ClosedRange<Double>, _ geometry: CompositionalGeometry
    ) -> [UICollectionViewLayoutAttributes] {
        let solution = geometry.sections[section]
        var elements = solution.backgroundElements.map { geometry.placed($0, inSection: section) }
        elements += geometry.boundaryElements(ofSection: section, visible: visible)
        elements = elements.filter { $0.frame.intersects(area) }
        if solution.description.isOrthogonal {
            if geometry.frame(ofSection: section).intersects(area) {
                let row = scrollView(ofSection: section)?.elementRange ?? 0...0
                elements += groupElements(ofSection: section, in: area, row, geometry)
            }
        } else {
            elements += groupElements(ofSection: section, in: area, nil, geometry)
        }
        let attributes = elements.map { self.attributes(of: $0, inSection: section, geometry) }
        return withVisibleItemChanges(attributes, ofSection: section)
    }

    /// Returns the elements of a section's groups in a rectangle of the layout.
    ///
    /// - Parameter row: The range across the layout's axis, or `nil` for that of the rectangle.
    private func groupElements(
        ofSection section: Int, in area: PlanarRect, _ row: ClosedRange<Double>?, _ geometry: CompositionalGeometry
    ) -> [PlacedElement] {
        var local = area
        local.origin[axis] -= geometry.start(ofSection: section)
        if let row {
            local.origin[axis.other] = row.lowerBound
            local.size[axis.other] = row.upperBound - row.lowerBound
        }
        return geometry.sections[section].groupElements(in: local).map { geometry.placed($0, inSection: section) }
    }

    // MARK: Single elements

    final func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry = solution.geometry, path.count == 2, geometry.sections.indices.contains(path.section),
            let element = geometry.sections[path.section].element(ofItem: path.item)
        else { return nil }
        return changed(
            attributes(of: geometry.placed(element, inSection: path.section), inSection: path.section, geometry),
            inSection: path.section)
    }

    final func supplementaryAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry = solution.geometry else { return nil }
        let visible = visibleRange
        if path.count == 1 {
            return Self.boundaryIndex(kind, path[0], in: geometry.boundaryItems).map {
                attributes(of: geometry.boundaryElements(visible: visible)[$0], inSection: nil, geometry)
            }
        }
        guard path.count == 2, geometry.sections.indices.contains(path.section) else { return nil }
        let section = geometry.sections[path.section]
        var element: PlacedElement?
        if let index = Self.boundaryIndex(kind, path.item, in: section.description.boundaryItems) {
            element = geometry.boundaryElements(ofSection: path.section, visible: visible)[index]
        } else if let found = section.element(ofSupplementary: kind, index: path.item) {
            element = geometry.placed(found, inSection: path.section)
        }
        return element.map {
            changed(attributes(of: $0, inSection: path.section, geometry), inSection: path.section)
        }
    }

    final func decorationAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.count == 1 { return solution.geometry.flatMap(emptyListBackground) }
        guard let geometry = solution.geometry, path.count == 2, geometry.sections.indices.contains(path.section)
        else { return nil }
        let section = geometry.sections[path.section]
        let backgrounds = section.backgroundElements
        guard backgrounds.indices.contains(path.item), section.description.backgroundItems[path.item].kind == kind
        else { return nil }
        return changed(
            attributes(
                of: geometry.placed(backgrounds[path.item], inSection: path.section), inSection: path.section,
                geometry), inSection: path.section)
    }

    /// Adds the pinned elements, whose attributes depend on the visible rectangle, to a context.
    final func addPinnedElements(to context: UICollectionViewLayoutInvalidationContext) {
        guard let geometry = solution.geometry, let collectionView else { return }
        for (index, item) in geometry.boundaryItems.enumerated() where item.isPinned {
            context.invalidateSupplementaryElements(
                ofKind: item.kind, at: [Self.boundaryPath(index, in: geometry.boundaryItems, section: nil)])
        }
        let rect = PlanarRect(collectionView.bounds)
        let length = rect.size[axis]
        for section in geometry.sections(in: (rect.start(axis) - length)...(rect.end(axis) + length)) {
            let items = geometry.sections[section].description.boundaryItems
            for (index, item) in items.enumerated() where item.isPinned {
                context.invalidateSupplementaryElements(
                    ofKind: item.kind, at: [Self.boundaryPath(index, in: items, section: section)])
            }
        }
    }

    // MARK: Creation

    private static func boundaryPath(_ index: Int, in items: [BoundaryItem], section: Int?) -> IndexPath {
        let number = items[..<index].count { $0.kind == items[index].kind }
        return section.map { IndexPath(item: number, section: $0) } ?? IndexPath(index: number)
    }

    /// Returns the attributes of an element of a section, or of the layout.
    private func attributes(of element: PlacedElement, inSection section: Int?, _ geometry: CompositionalGeometry)
        -> UICollectionViewLayoutAttributes
    {
        let attributes: UICollectionViewLayoutAttributes
        switch element.identity {
        case .item(let item):
            attributes = layoutAttributesType.dynamicInit(forCellWith: IndexPath(item: item, section: section ?? 0))
        case .supplementary(let kind, let index):
            attributes = layoutAttributesType.dynamicInit(
                forSupplementaryViewOfKind: kind, with: IndexPath(item: index, section: section ?? 0))
        case .boundary(let index):
            let items = section.map { geometry.sections[$0].description.boundaryItems } ?? geometry.boundaryItems
            attributes = layoutAttributesType.dynamicInit(
                forSupplementaryViewOfKind: items[index].kind,
                with: Self.boundaryPath(index, in: items, section: section))
        case .background(let index):
            let kind = geometry.sections[section ?? 0].description.backgroundItems[index].kind
            attributes = layoutAttributesType.dynamicInit(
                forDecorationViewOfKind: kind, with: IndexPath(item: index, section: section ?? 0))
        }
        attributes.frame = CGRect(element.frame)
        attributes.zIndex = element.zIndex
        if element.measuresWidth { attributes.selfSizingAxes.insert(.horizontal) }
        if element.measuresHeight { attributes.selfSizingAxes.insert(.vertical) }
        if let section { applyList(to: attributes, element, inSection: section, geometry) }
        if element.scrollsOrthogonally, let section { attributes.scrollHost = scrollView(ofSection: section) }
        return attributes
    }

    private var layoutAttributesType: UICollectionViewLayoutAttributes.Type {
        let type: AnyClass = Self.layoutAttributesClass
        guard let type = type as? UICollectionViewLayoutAttributes.Type else {
            preconditionFailure(
                "\(Self.self).layoutAttributesClass returned \(type). Return a subclass of "
                    + "UICollectionViewLayoutAttributes.")
        }
        return type
    }
}
