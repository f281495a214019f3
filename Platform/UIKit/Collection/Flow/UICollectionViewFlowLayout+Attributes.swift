internal import CollectionGeometry
internal import RowGeometry

/// The attributes of items, headers and footers.
extension UICollectionViewFlowLayout {
    /// The order of headers and footers that can be in front of items.
    private static let pinnedZIndex = 10

    final var flowContentSize: CGSize {
        let across = lastFrame?.lineLength ?? 0
        return isVertical ? CGSize(width: across, height: flow.length) : CGSize(width: flow.length, height: across)
    }

    final func flowAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let rect = flow.rect(ofItem: indexPath.item, section: indexPath.section) else { return nil }
        return itemAttributes(indexPath, self.rect(rect), Self.attributesType)
    }

    private static var attributesType: UICollectionViewLayoutAttributes.Type {
        let type: AnyClass = layoutAttributesClass
        guard let type = type as? UICollectionViewLayoutAttributes.Type else {
            preconditionFailure(
                "\(Self.self).layoutAttributesClass returned \(type). Return a subclass of "
                    + "UICollectionViewLayoutAttributes.")
        }
        return type
    }

    private func itemAttributes(_ path: IndexPath, _ frame: CGRect, _ type: UICollectionViewLayoutAttributes.Type)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = type.dynamicInit(forCellWith: path)
        attributes.frame = frame
        if usesEstimates { attributes.selfSizingAxes = .both }
        return attributes
    }

    final func flowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let type = Self.attributesType
        let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var result: [UICollectionViewLayoutAttributes] = []
        for section in flow.sections(from: start, to: end) {
            append(UICollectionView.elementKindSectionHeader, of: section, in: rect, to: &result)
            flow.forEachItem(in: section, from: start, to: end) { item, itemRect in
                let frame = self.rect(itemRect)
                guard UICollectionView.intersects(frame, rect) else { return }
                result.append(itemAttributes(IndexPath(item: item, section: section), frame, type))
            }
            append(UICollectionView.elementKindSectionFooter, of: section, in: rect, to: &result)
        }
        return result
    }

    /// Appends the attributes of a header or footer that intersects a rectangle, or that may be pinned to one
    /// in it.
    private func append(
        _ kind: String, of section: Int, in rect: CGRect, to result: inout [UICollectionViewLayoutAttributes]
    ) {
        let path = IndexPath(item: 0, section: section)
        guard let attributes = flowAttributesForSupplementaryView(ofKind: kind, at: path),
            pins(kind) || UICollectionView.intersects(attributes.frame, rect)
        else { return }
        result.append(attributes)
    }

    private func pins(_ kind: String) -> Bool {
        kind == UICollectionView.elementKindSectionHeader
            ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    }

    final func flowAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let section = indexPath.section
        guard flow.sections.indices.contains(section), indexPath.count < 2 || indexPath.item == 0 else { return nil }
        let geometry = flow.sections[section]
        let (length, resting): (Double, Double)
        switch kind {
        case UICollectionView.elementKindSectionHeader: (length, resting) = (geometry.metrics.header, 0)
        case UICollectionView.elementKindSectionFooter:
            (length, resting) = (geometry.metrics.footer, geometry.footerOffset)
        default: return nil
        }
        let measuresLength = FlowEdge(kind: kind).map { isAutomatic($0, inSection: section) } ?? false
        guard length > 0 || measuresLength else { return nil }
        let type = Self.attributesType
        let attributes = type.dynamicInit(forSupplementaryViewOfKind: kind, with: indexPath)
        var along = flow.offset(ofSection: section) + resting
        if pins(kind) {
            along = pinnedOffset(from: along, length: length, kind, section: section)
            attributes.zIndex = Self.pinnedZIndex
        }
        if measuresLength { attributes.selfSizingAxes = isVertical ? .vertical : .horizontal }
        attributes.frame = rect(
            FlowRect(
                along: along, across: 0, size: FlowSize(along: length, across: Double(lastFrame?.lineLength ?? 0))))
        return attributes
    }

    /// Returns the position of a pinned header or footer, which does not leave its section.
    private func pinnedOffset(from resting: Double, length: Double, _ kind: String, section: Int) -> Double {
        guard let view = collectionView else { return resting }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let (start, end) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
        let geometry = flow.sections[section]
        let offset = flow.offset(ofSection: section)
        if kind == UICollectionView.elementKindSectionHeader {
            return max(resting, min(Double(start), offset + geometry.footerOffset - length))
        }
        return min(resting, max(Double(end) - length, offset + geometry.metrics.header))
    }

    // MARK: Invalidation

    final func invalidateFlow(with context: UICollectionViewLayoutInvalidationContext) {
        let needed: Validity
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            if context.invalidateEverything {
                measured = [:]
                newSizes = [:]
                measuredEdges = [:]
                sectionsWithNewEdges = []
            }
            needed = .needsValues
        } else if context.movementTargets != nil {
            // A moved item keeps its size.
            needed = .valid
        } else if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            for (path, size) in context.measuredSizes {
                measured[path.section, default: [:]][path.row] = flowSize(size)
                newSizes[path.section, default: [:]][path.row] = flowSize(size)
            }
            if let measured = context.measuredEdge { store(measured) }
            needed =
                context.invalidateFlowLayoutDelegateMetrics
                ? .needsValues : context.invalidateFlowLayoutAttributes ? .needsLines : .valid
        } else {
            needed = .needsValues
        }
        if needed.rawValue > validity.rawValue { validity = needed }
    }

    final func changesLines(_ newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds.size else { return false }
        return isVertical ? newBounds.width != old.width : newBounds.height != old.height
    }

    final func movesPinnedViews(_ newBounds: CGRect) -> Bool {
        (sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds) && newBounds != collectionView?.bounds
    }

    /// Restricts a context to the part that new bounds invalidate.
    final func limit(_ context: UICollectionViewLayoutInvalidationContext, forBoundsChange newBounds: CGRect) {
        let changesLines = changesLines(newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = changesLines
            context.invalidateFlowLayoutAttributes = changesLines
        }
        guard !changesLines, movesPinnedViews(newBounds), validity == .valid, let view = collectionView else { return }
        let visible = view.bounds.union(newBounds)
        let sections =
            isVertical
            ? flow.sections(from: visible.minY, to: visible.maxY) : flow.sections(from: visible.minX, to: visible.maxX)
        let paths = sections.map { IndexPath(item: 0, section: $0) }
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        where pins(kind) {
            context.invalidateSupplementaryElements(ofKind: kind, at: paths)
        }
    }

    // MARK: Self-sizing

    final func accepts(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
        switch preferred.representedElementCategory {
        case .cell: usesEstimates && preferred.size != original.size
        case .supplementaryView: acceptsEdge(preferred, insteadOf: original)
        case .decorationView: false
        }
    }

    final func limit(
        _ context: UICollectionViewLayoutInvalidationContext, to preferred: UICollectionViewLayoutAttributes
    ) {
        let category = preferred.representedElementCategory
        guard category == .supplementaryView || usesEstimates && category == .cell,
            let context = context as? UICollectionViewFlowLayoutInvalidationContext
        else { return }
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        guard category == .cell else { return limit(context, toEdge: preferred) }
        context.invalidateItems(at: [preferred.indexPath])
        context.measuredSizes[RowPath(preferred.indexPath)] = preferred.size
    }

    /// Keeps the measured sizes of items that an update moves. Reloaded items are measured again.
    final func moveMeasuredSizes(by plan: UpdatePlan) {
        let old = measured
        measured = [:]
        newSizes = [:]
        for (section, sizes) in old {
            for (item, size) in sizes {
                let path = RowPath(section: section, row: item)
                guard !plan.isReloaded(path), let new = plan.newPath(of: path) else { continue }
                measured[new.section, default: [:]][new.row] = size
            }
        }
    }

    // MARK: Coding

    final func restoreFlow(from coder: NSCoder) {
        if coder.containsValue(forKey: "UIItemSize") { itemSize = coder.decodeCGSize(forKey: "UIItemSize") }
        estimatedItemSize = coder.decodeCGSize(forKey: "UIEstimatedItemSize")
        minimumLineSpacing = coder.number("UILineSpacing", or: 10)
        minimumInteritemSpacing = coder.number("UIInteritemSpacing", or: 10)
        headerReferenceSize = coder.decodeCGSize(forKey: "UIHeaderReferenceSize")
        footerReferenceSize = coder.decodeCGSize(forKey: "UIFooterReferenceSize")
        if coder.containsValue(forKey: "UISectionInset") {
            sectionInset = coder.decodeUIEdgeInsets(forKey: "UISectionInset")
        }
        scrollDirection = coder.choice("UIScrollDirection", or: .vertical)
        sectionInsetReference = coder.choice("UISectionInsetReference", or: .fromContentInset)
        sectionHeadersPinToVisibleBounds = coder.flag("UISectionHeadersPinToVisibleBounds", or: false)
        sectionFootersPinToVisibleBounds = coder.flag("UISectionFootersPinToVisibleBounds", or: false)
    }

    final func archiveFlow(into coder: NSCoder) {
        coder.encode(itemSize, forKey: "UIItemSize")
        coder.encode(estimatedItemSize, forKey: "UIEstimatedItemSize")
        coder.encodeNumber(minimumLineSpacing, forKey: "UILineSpacing")
        coder.encodeNumber(minimumInteritemSpacing, forKey: "UIInteritemSpacing")
        coder.encode(headerReferenceSize, forKey: "UIHeaderReferenceSize")
        coder.encode(footerReferenceSize, forKey: "UIFooterReferenceSize")
        coder.encode(sectionInset, forKey: "UISectionInset")
        coder.encode(scrollDirection.rawValue, forKey: "UIScrollDirection")
        coder.encode(sectionInsetReference.rawValue, forKey: "UISectionInsetReference")
        coder.encode(sectionHeadersPinToVisibleBounds, forKey: "UISectionHeadersPinToVisibleBounds")
        coder.encode(sectionFootersPinToVisibleBounds, forKey: "UISectionFootersPinToVisibleBounds")
    }
}
