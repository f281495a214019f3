internal import ScrollPhysics

/// Shows a part of a content that is larger than itself, and lets people move that part.
///
/// The content is the subviews; `contentSize` says how large it is. `contentOffset`, the content's point in the view's
/// top left corner, is the origin of the view's bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // MARK: State

    final weak var storedDelegate: (any UIScrollViewDelegate)?
    final var adjustedInset = UIEdgeInsets.zero
    /// The limits as they were when anything was last done about them.
    final var knownLimits = ScrollLimits()
    final var drag: ScrollDrag?
    final var motion: ScrollMotion?
    /// Counts the motions that began or ended, so that who calls a delegate notices that it began another.
    final var motionCount = 0
    final var ticker: ScrollTicker?
    final var isGlidingByWheel = false
    final var touchpad: TouchpadScroll?
    final var indicators = ScrollIndicators()
    /// The refresh control among the subviews, and the gap in points that was last made for it.
    final weak var attachedRefreshControl: UIRefreshControl?
    final var heldGap: CGFloat = 0
    /// Whether something at the side says where content is, in place of the vertical indicator.
    final var hasIndex = false {
        didSet { if hasIndex != oldValue { indicators.place(in: self) } }
    }
    /// How much of the view a keyboard covers from below, in points.
    final var keyboardHeight: CGFloat = 0 {
        didSet { if keyboardHeight != oldValue { updateAdjustedInset() } }
    }
    /// A drag that what the view is in takes a part of.
    final var sharedDrag: NestedScroll?
    /// How far a bar above the content is open that follows it, and how far as soon as the insets are measured again.
    final var collapsibleBar: CollapsibleBarState?
    final var comingBarRoom: CollapsibleBarState?
    /// Content comes to rest at multiples of so many points from its top; nil where it rests anywhere.
    final var restStep: CGFloat?
    final var zoom = ScrollZoom()
    final var contentPinch: ScrollPinchGestureRecognizer?
    /// For a bar that looks different while content lies under it. The delegate is the app's.
    final var onContentOffsetChange: (() -> Void)?
    /// For a bar at the bottom, which hears of the content's size as well.
    final var contentMoveObservers: [ObjectIdentifier: () -> Void] = [:]
    /// For what keeps a row in sight.
    final var onContentSizeChange: (() -> Void)?
    private var isMovingItself = false
    private let contentPan = ScrollPanGestureRecognizer()
    private let contentTouchDelay = ContentTouchDelayRecognizer()

    /// Makes a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isMultipleTouchEnabled = true
        connectRecognizers()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        connectRecognizers()
        restoreScrolling(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveScrolling(into: coder)
    }

    override var archivedSubviews: [UIView] { childViews.filter { $0 !== refreshControl } }

    private func connectRecognizers() {
        contentPan.scrollView = self
        contentTouchDelay.scrollView = self
        addGestureRecognizer(contentPan)
        addGestureRecognizer(contentTouchDelay)
    }

    // MARK: Content

    /// How large the content is, in points.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            updateAdjustedInset()
            limitsDidChange()
            onContentSizeChange?()
        }
    }

    /// The point of the content that is in the view's top left corner. Values are rounded to whole pixels.
    ///
    /// Setting it while content moves does not stop the movement: it goes on from there.
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set { bounds.origin = roundedToPixels(newValue) }
    }

    /// Room around the content into which it can be scrolled.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { updateAdjustedInset() } }
    }

    /// When the safe area is added to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }

    /// The insets that count: `contentInset` and what of the safe area is added to it.
    open var adjustedContentInset: UIEdgeInsets { adjustedInset }

    /// `adjustedContentInset` has changed.
    open func adjustedContentInsetDidChange() {}

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = layer.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = layer.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    private func boundsDidChange(from old: CGRect) {
        let new = layer.bounds
        let isOwn = isMovingItself
        isMovingItself = false
        if new.origin != old.origin {
            if !isOwn, drag != nil || motion != nil {
                shiftMovement(by: CGPoint(x: new.minX - old.minX, y: new.minY - old.minY))
            }
            setNeedsLayout()
            indicators.place(in: self)
            onContentOffsetChange?()
            for tell in contentMoveObservers.values { tell() }
            attachedRefreshControl?.update()
            storedDelegate?.scrollViewDidScroll(self)
        }
        if new.size != old.size {
            updateAdjustedInset()
            limitsDidChange()
        }
    }

    /// Scrolls as the view's own doing: what moves it knows.
    final func move(to offset: CGPoint) {
        guard offset != layer.bounds.origin else { return }
        isMovingItself = true
        contentOffset = offset
        isMovingItself = false
    }

    /// As `move(to:)`, and not rounded to pixels.
    final func moveExactly(to offset: CGPoint) {
        isMovingItself = true
        bounds.origin = offset
        isMovingItself = false
    }

    // MARK: How it scrolls

    /// Whether people can scroll.
    open var isScrollEnabled = true {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            contentPan.isEnabled = isScrollEnabled
            contentTouchDelay.isEnabled = isScrollEnabled && delaysContentTouches
        }
    }

    /// Whether content can be dragged past its edges, and swings back. Setting it holds for both axes; reading it tells
    /// whether that is so along either.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }

    /// Whether content can be dragged past its left and right edge, and swings back.
    open var bouncesHorizontally = true

    /// Whether content can be dragged past its upper and lower edge, and swings back.
    open var bouncesVertically = true

    /// Whether a drag to the side that this view has no room for moves the scroll view around it.
    open var transfersHorizontalScrollingToParent = true

    /// Whether a drag up or down that this view has no room for moves the scroll view around it.
    open var transfersVerticalScrollingToParent = true

    /// Whether content can be dragged past its upper and lower edge even if all of it is visible.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }

    /// Whether content can be dragged past its left and right edge even if all of it is visible.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }

    /// Whether content comes to rest at multiples of the view's size only.
    open var isPagingEnabled = false

    /// Whether a drag that begins along one axis stays on it.
    open var isDirectionalLockEnabled = false

    /// How fast content comes to rest after a flick.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a tap on the status bar scrolls to the top: only where this is the only scroll view on the screen that
    /// wants that.
    open var scrollsToTop = true

    /// Whether keys scroll that nothing else wants: arrows, page up and down, the space bar, home and end.
    open var allowsKeyboardScrolling = true

    /// Whether a drag puts the keyboard away.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a finger touches the view, even if it does not drag yet.
    public internal(set) final var isTracking = false

    /// Whether a finger drags.
    public internal(set) final var isDragging = false

    /// Whether content goes on moving after a drag.
    public internal(set) final var isDecelerating = false

    /// What finds the drags. It can't get another delegate or be removed.
    public final var panGestureRecognizer: UIPanGestureRecognizer { contentPan }

    // MARK: Refreshing

    /// What people pull down to have the content loaded again.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    /// When an index at the side is shown, in views that have one.
    open var indexDisplayMode = IndexDisplayMode.automatic {
        didSet { if indexDisplayMode != oldValue { setNeedsLayout() } }
    }

    // MARK: Zooming

    /// The smallest scale. Only where it is less than the largest one can people zoom, and only where the delegate names
    /// a view to be zoomed.
    open var minimumZoomScale: CGFloat {
        get { zoom.minimum }
        set {
            zoom.minimum = newValue
            updatePinch()
        }
    }

    /// The largest scale.
    open var maximumZoomScale: CGFloat {
        get { zoom.maximum }
        set {
            zoom.maximum = newValue
            updatePinch()
        }
    }

    /// How large content is shown. Setting it zooms about the middle of what is seen.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether content can be zoomed past its limits, and goes back.
    open var bouncesZoom: Bool {
        get { zoom.bounces }
        set { zoom.bounces = newValue }
    }

    private func updatePinch() {
        let isNeeded = zoom.minimum < zoom.maximum
        guard isNeeded != (contentPinch != nil) else { return }
        if let contentPinch { removeGestureRecognizer(contentPinch) }
        contentPinch = isNeeded ? ScrollPinchGestureRecognizer(self) : nil
        if let contentPinch { addGestureRecognizer(contentPinch) }
    }

    // MARK: Touches of content

    /// Whether content hears of a touch only when it is certain that it is no drag: after 150 ms, or the finger's lift.
    open var delaysContentTouches = true {
        didSet { contentTouchDelay.isEnabled = isScrollEnabled && delaysContentTouches }
    }

    /// Whether a drag takes a touch away from content that has heard of it.
    open var canCancelContentTouches = true

    /// Whether content may hear of touches that are in `view`.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take away the touches that `view` has heard of: all but controls by default.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === contentPinch { return canZoom }
        guard gestureRecognizer === contentPan else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return contentPan.followedTouches.allSatisfy { touch in
            guard touch.viewStage == .active, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    // MARK: Indicators

    /// Whether a bar at the side shows how far down the visible part is, while it moves.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.place(in: self) }
    }

    /// Whether a bar at the bottom shows how far right the visible part is, while it moves.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.place(in: self) }
    }

    /// How the indicators stand out.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.place(in: self) }
    }

    /// Where the vertical indicator keeps clear of the view's edges.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.place(in: self) }
    }

    /// Where the horizontal indicator keeps clear of the view's edges.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.place(in: self) }
    }

    /// The insets of both indicators. Reading it gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether indicators keep clear of the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.place(in: self) }
    }

    // MARK: Hierarchy

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        indicators.bringToFront(in: self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    override var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaThatRemains }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            letGo()
            stopMotion()
            endZoomAnimation()
        }
        updateAdjustedInset()
    }
}
