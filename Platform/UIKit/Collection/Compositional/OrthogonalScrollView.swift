internal import CollectionGeometry

/// The scroll view of the groups of a section that scrolls across the layout's axis. Its subviews are the
/// section's cells, which belong to the collection view.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
    private weak var layout: UICollectionViewCompositionalLayout?
    var section: Int
    private var snapping: RowSnapping
    /// The leading offset at which the current drag began.
    private var dragStart: CGFloat = 0
    /// The range of the section, across the layout's axis, whose elements the layout has returned.
    private var requestedRange: ClosedRange<Double>?

    init(_ layout: UICollectionViewCompositionalLayout, section: Int, snapping: RowSnapping) {
        self.layout = layout
        self.section = section
        self.snapping = snapping
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        // Shadows of cells are visible outside the row.
        clipsToBounds = false
        delegate = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var axis: PlanarAxis { snapping.axis }
    private var isMirrored: Bool { axis == .horizontal && (layout?.collectionView?.flipsLayout ?? false) }

    // MARK: Geometry

    /// The offset from the leading edge of the content, in points.
    var leadingOffset: CGFloat {
        get {
            guard axis == .horizontal else { return contentOffset.y }
            return isMirrored ? contentSize.width - bounds.width - contentOffset.x : contentOffset.x
        }
        set { setContentOffset(offset(leading: newValue), animated: false) }
    }

    private func offset(leading: CGFloat) -> CGPoint {
        guard axis == .horizontal else { return CGPoint(x: contentOffset.x, y: leading) }
        return CGPoint(
            x: isMirrored ? contentSize.width - bounds.width - leading : leading, y: contentOffset.y)
    }

    /// The range across the layout's axis whose elements are laid out: half a screen more than is visible.
    var elementRange: ClosedRange<Double> {
        let length = snapping.length
        let start = Double(leadingOffset)
        let range = (start - length / 2)...(start + length * 1.5)
        requestedRange = range
        return range
    }

    /// The origin of the content in the coordinates of the layout's attributes, as they are displayed.
    private var contentOrigin: CGPoint {
        guard isMirrored, let collectionView = layout?.collectionView else { return frame.origin }
        return CGPoint(x: collectionView.flipped(.zero).minX - contentSize.width, y: frame.minY)
    }

    /// Returns a frame of attributes in the coordinates of the content.
    func contentFrame(_ frame: CGRect) -> CGRect {
        let origin = contentOrigin
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Returns a frame of attributes as it is visible in the collection view.
    func visibleFrame(_ frame: CGRect) -> CGRect {
        contentFrame(frame).offsetBy(dx: self.frame.minX - contentOffset.x, dy: self.frame.minY - contentOffset.y)
    }

    // MARK: Updates

    /// Applies the frame and the groups of the section.
    func update(
        _ frame: CGRect, snapping: RowSnapping, properties: UICollectionLayoutSectionOrthogonalScrollingProperties,
        initialOffset: CGFloat?
    ) {
        let isNew = contentSize == .zero
        let leading = initialOffset ?? (isNew ? -snapping.startInset : leadingOffset)
        self.snapping = snapping
        if self.frame != frame { self.frame = frame }
        var size = frame.size
        if axis == .horizontal { size.width = snapping.contentLength } else { size.height = snapping.contentLength }
        if contentSize != size {
            contentSize = size
            if isMirrored { placeMirroredCells() }
        }
        let (start, end) = (snapping.startInset, snapping.endInset)
        contentInset =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
            : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        apply(properties)
        let limited = min(max(leading, -start), max(-start, snapping.maximumOffset))
        if !hasDrag, motion == nil, limited != leadingOffset { leadingOffset = limited }
    }

    /// Places the cells again, whose positions from right to left depend on the length of the content.
    private func placeMirroredCells() {
        for case let view as UICollectionReusableView in subviews {
            if let attributes = view.appliedAttributes { view.place(attributes) }
        }
    }

    /// Moves the cells that are displayed to the collection view, in which they remain where they are visible.
    func returnVisibleCells() {
        UIView.performWithoutAnimation {
            for case let view as UICollectionReusableView in subviews where !view.isHidden {
                guard let attributes = view.appliedAttributes?.duplicate() else { continue }
                attributes.frame = visibleFrame(attributes.frame)
                attributes.scrollHost = nil
                view.place(attributes)
            }
        }
    }

    /// Moves the offset by a distance from the leading edge, also during a drag or a motion.
    func shiftContent(by distance: CGFloat) {
        let old = contentOffset
        let new = offset(leading: leadingOffset + distance)
        adjustContentOffset(by: CGPoint(x: new.x - old.x, y: new.y - old.y))
    }

    private func apply(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        switch properties.bounce {
        case .automatic, .always: bounces = true
        case .never: bounces = false
        }
        alwaysBounceHorizontal = properties.bounce == .always && axis == .horizontal
        alwaysBounceVertical = properties.bounce == .always && axis == .vertical
        switch properties.decelerationRate {
        case .automatic: decelerationRate = snapping.rule.isPaging ? .fast : .normal
        case let rate: decelerationRate = DecelerationRate(rawValue: rate.rawValue)
        }
    }

    /// Scrolls to an item of the section.
    func scroll(
        to attributes: UICollectionViewLayoutAttributes, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        let frame = contentFrame(attributes.frame)
        let size = bounds.size
        var offset = contentOffset
        if axis == .horizontal {
            if position.contains(.left) {
                offset.x = frame.minX - snapping.insets.leading
            } else if position.contains(.right) {
                offset.x = frame.maxX - size.width + snapping.insets.trailing
            } else if position.contains(.centeredHorizontally) {
                offset.x = frame.midX - size.width / 2
            } else {
                offset.x = min(max(offset.x, frame.maxX - size.width), frame.minX)
            }
        } else {
            if position.contains(.top) {
                offset.y = frame.minY - snapping.insets.top
            } else if position.contains(.bottom) {
                offset.y = frame.maxY - size.height + snapping.insets.bottom
            } else if position.contains(.centeredVertically) {
                offset.y = frame.midY - size.height / 2
            } else {
                offset.y = min(max(offset.y, frame.maxY - size.height), frame.minY)
            }
        }
        let target = limits.nearest(to: offset)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    // MARK: Delegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = leadingOffset }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let sign: CGFloat = isMirrored ? -1 : 1
        let target = axis == .horizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
        let proposed = isMirrored ? contentSize.width - bounds.width - target : target
        let speed = sign * (axis == .horizontal ? velocity.x : velocity.y)
        let rest = snapping.rest(
            from: Double(leadingOffset), proposed: Double(proposed), velocity: Double(speed),
            dragStart: Double(dragStart))
        if rest != Double(proposed) { targetContentOffset.pointee = offset(leading: rest) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let visible = Double(leadingOffset)...(Double(leadingOffset) + snapping.length)
        let isCovered = requestedRange.map {
            $0.lowerBound <= visible.lowerBound && visible.upperBound <= $0.upperBound
        }
        layout?.sectionDidScroll(section, needsElements: isCovered == false)
    }
}

extension UICollectionViewLayoutAttributes {
    /// The frame as it is visible in the collection view, of attributes that are displayed.
    final var visibleFrame: CGRect { scrollHost?.visibleFrame(frame) ?? frame }
}

extension UICollectionReusableView {
    /// Moves the view to the scroll view of its section, or back to the collection view.
    final func moveToScrollHost(of attributes: UICollectionViewLayoutAttributes) {
        if let host = attributes.scrollHost {
            if parentView !== host { host.addSubview(self) }
        } else if parentView is OrthogonalScrollView {
            storedCollectionView?.addSubview(self)
        }
    }
}
