internal import CollectionGeometry
internal import RowGeometry

/// Arrangement of the items in lines.
extension UICollectionViewFlowLayout {
    final var isVertical: Bool { scrollDirection == .vertical }

    /// Whether cells determine their sizes.
    final var usesEstimates: Bool { estimatedItemSize != .zero }

    /// The part of the collection view that lines fill now.
    final var currentFrame: FlowFrame {
        guard let view = collectionView else {
            return FlowFrame(lineLength: 0, inset: .zero, scale: 1, direction: scrollDirection)
        }
        let content = view.adjustedContentInset
        let length =
            isVertical
            ? view.bounds.width - content.left - content.right : view.bounds.height - content.top - content.bottom
        return FlowFrame(
            lineLength: max(0, length), inset: referenceInset(of: view),
            scale: max(1, view.traitCollection.displayScale),
            direction: scrollDirection)
    }

    /// The insets of the reference that the content inset does not contain.
    private func referenceInset(of view: UICollectionView) -> UIEdgeInsets {
        let content = view.adjustedContentInset
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        guard isVertical else {
            return UIEdgeInsets(
                top: max(0, reference.top - content.top), left: 0, bottom: max(0, reference.bottom - content.bottom),
                right: 0)
        }
        return UIEdgeInsets(
            top: 0, left: max(0, reference.left - content.left), bottom: 0,
            right: max(0, reference.right - content.right))
    }

    final func prepareFlow() {
        let frame = currentFrame
        if validity == .valid, frame != lastFrame { validity = .needsLines }
        switch validity {
        case .valid:
            if !newSizes.isEmpty { flow.measure(newSizes) }
            updateEdges()
        case .needsValues:
            loadValues()
            arrange(in: frame)
        case .needsLines: arrange(in: frame)
        }
        newSizes = [:]
        sectionsWithNewEdges = []
        validity = .valid
    }

    // MARK: Values

    private func loadValues() {
        guard let view = collectionView else {
            sectionValues = []
            return
        }
        let delegate = view.storedDelegate as? any UICollectionViewDelegateFlowLayout
        sectionValues = (0..<view.baseNumberOfSections).map { values(ofSection: $0, in: view, delegate) }
    }

    private func values(
        ofSection section: Int, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSectionValues {
        var values = FlowSectionValues(
            inset: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
            header: headerReferenceSize, footer: footerReferenceSize,
            items: items(ofSection: section, in: view, delegate))
        guard let delegate else { return values }
        let inset = delegate.collectionView(view, layout: self, insetForSectionAt: section)
        values.inset = NotImplemented.answer(inset) ?? values.inset
        let lineSpacing = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        values.lineSpacing = NotImplemented.answer(lineSpacing) ?? values.lineSpacing
        let itemSpacing = delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        values.itemSpacing = NotImplemented.answer(itemSpacing) ?? values.itemSpacing
        let header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        values.header = NotImplemented.answer(header) ?? values.header
        let footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        values.footer = NotImplemented.answer(footer) ?? values.footer
        return values
    }

    private func items(
        ofSection section: Int, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSectionValues.Items {
        let count = view.baseNumberOfItems(inSection: section)
        guard let delegate, count > 0,
            let first = NotImplemented.answer(size(ofItem: 0, section: section, in: view, delegate))
        else { return .uniform(estimateOrSize, count: count) }
        var sizes: [FlowSize] = []
        sizes.reserveCapacity(count)
        sizes.append(flowSize(first))
        for item in 1..<max(1, count) {
            sizes.append(flowSize(size(ofItem: item, section: section, in: view, delegate)))
        }
        return .individual(sizes)
    }

    private func size(
        ofItem item: Int, section: Int, in view: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout
    ) -> CGSize {
        // An item that is being moved keeps its size.
        let size = view.delegateSize(at: RowPath(section: section, row: item), missing: NotImplemented.size) {
            delegate.collectionView(view, layout: self, sizeForItemAt: $0.indexPath)
        }
        precondition(
            !(size.width < 0 || size.height < 0),
            "collectionView(_:layout:sizeForItemAt:) returned \(size) for item \(item) of section \(section). Return "
                + "dimensions of 0 or more.")
        return size
    }

    /// The size of items before they are measured.
    private var estimateOrSize: CGSize {
        usesEstimates && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
    }

    // MARK: Lines

    private func arrange(in frame: FlowFrame) {
        lastFrame = frame
        measured = measured.filter { $0.key < sectionValues.count }
        flow = FlowGeometry(
            sectionValues.indices.map { section in
                FlowSection(flowItems(ofSection: section), metrics(ofSection: section, in: frame))
            })
    }

    private func flowItems(ofSection section: Int) -> FlowItems {
        let measured = usesEstimates ? self.measured[section] ?? [:] : [:]
        switch sectionValues[section].items {
        case .uniform(let size, let count):
            return FlowItems(flowSize(size), count: count, areEstimated: usesEstimates, measured: measured)
        case .individual(let sizes):
            return FlowItems(sizes, areEstimated: usesEstimates, measured: measured)
        }
    }

    private func metrics(ofSection section: Int, in frame: FlowFrame) -> FlowMetrics {
        let values = sectionValues[section]
        var inset = values.inset
        inset.left += frame.inset.left
        inset.right += frame.inset.right
        inset.top += frame.inset.top
        inset.bottom += frame.inset.bottom
        var metrics = FlowMetrics()
        metrics.lineLength = max(
            0, frame.lineLength - (isVertical ? inset.left + inset.right : inset.top + inset.bottom))
        metrics.leadingInset = isVertical ? inset.left : inset.top
        metrics.startInset = isVertical ? inset.top : inset.left
        metrics.endInset = isVertical ? inset.bottom : inset.right
        metrics.lineSpacing = values.lineSpacing
        metrics.itemSpacing = values.itemSpacing
        metrics.header = Double(length(of: .header, inSection: section))
        metrics.footer = Double(length(of: .footer, inSection: section))
        metrics.scale = frame.scale
        return metrics
    }

    final func flowSize(_ size: CGSize) -> FlowSize {
        isVertical
            ? FlowSize(along: size.height, across: size.width) : FlowSize(along: size.width, across: size.height)
    }

    final func rect(_ rect: FlowRect) -> CGRect {
        isVertical
            ? CGRect(x: rect.across, y: rect.along, width: rect.size.across, height: rect.size.along)
            : CGRect(x: rect.along, y: rect.across, width: rect.size.along, height: rect.size.across)
    }
}
