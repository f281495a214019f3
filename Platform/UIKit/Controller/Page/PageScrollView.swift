/// The scroll view of a page view controller. The app may set its delegate.
///
/// The current page is at one page length from the start of the content. At rest the content offset is there.
@MainActor
final class PageScrollView: UIScrollView {
    /// Called when the user begins to drag, before the content moves.
    var onDragBegin: (() -> Void)?
    /// Called when the content has moved.
    var onMove: (() -> Void)?
    /// Called in the layout pass while no drag or motion is in progress.
    var onRest: (() -> Void)?

    private var isVertical = false
    /// Whether the content is being changed, so that movements are not those of pages.
    private var isChangingContent = false

    func configure(for orientation: UIPageViewController.NavigationOrientation) {
        isVertical = orientation == .vertical
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        allowsKeyboardScrolling = false
        alwaysBounceVertical = isVertical
        alwaysBounceHorizontal = !isVertical
        onDragWillBegin = { [weak self] in self?.onDragBegin?() }
    }

    /// The length of a page with its spacing, in points.
    var pageLength: CGFloat { isVertical ? bounds.height : bounds.width }

    /// Whether pages follow each other from right to left.
    private var isReversed: Bool { !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The distance of the content from the current page in the order of the pages, in points.
    var displacement: CGFloat {
        let distance = (isVertical ? contentOffset.y : contentOffset.x) - pageLength
        return isReversed ? -distance : distance
    }

    /// Returns the content offset at which the page at a distance from the current one is displayed.
    func offset(at distance: CGFloat) -> CGPoint {
        let length = pageLength * (1 + (isReversed ? -distance : distance))
        return isVertical ? CGPoint(x: 0, y: length) : CGPoint(x: length, y: 0)
    }

    /// Returns the frame of the page at a distance from the current one.
    func frame(at distance: CGFloat, spacing: CGFloat) -> CGRect {
        CGRect(origin: offset(at: distance), size: bounds.size)
            .insetBy(dx: isVertical ? 0 : spacing / 2, dy: isVertical ? spacing / 2 : 0)
    }

    /// Changes the frame, and shows the current page in it.
    func resize(to frame: CGRect) {
        isChangingContent = true
        self.frame = frame
        contentOffset = offset(at: 0)
        isChangingContent = false
    }

    /// Sets the size of the content, and excludes the sides without a page. The content does not move.
    func setContent(hasBefore: Bool, hasAfter: Bool) {
        let (start, end) = isReversed ? (hasAfter, hasBefore) : (hasBefore, hasAfter)
        let (first, last) = (start ? 0 : -pageLength, end ? 0 : -pageLength)
        let insets =
            isVertical
            ? UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
            : UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
        let size =
            isVertical
            ? CGSize(width: bounds.width, height: 3 * pageLength)
            : CGSize(width: 3 * pageLength, height: bounds.height)
        guard contentSize != size || contentInset != insets else { return }
        isChangingContent = true
        let offset = contentOffset
        contentSize = size
        contentInset = insets
        contentOffset = offset
        isChangingContent = false
    }

    override func contentOffsetDidChange() {
        if !isChangingContent { onMove?() }
    }

    override func activityDidEnd() { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        if case .idle = activity, !isTracking { onRest?() }
    }
}
