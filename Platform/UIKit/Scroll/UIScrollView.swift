internal import ScrollPhysics

/// A view that shows a part of its content, which the user can scroll.
///
/// The content consists of the subviews and has the size `contentSize`. `contentOffset`, the point of the
/// content at the top left corner, is the origin of the view's bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // MARK: State

    final weak var storedDelegate: (any UIScrollViewDelegate)? {
        willSet { DelegateForwarding.note(newValue) }
        didSet { delegateDidChange() }
    }
    final var adjustedInset = UIEdgeInsets.zero
    /// The limits when the offset was last adjusted to them.
    final var lastLimits = ScrollLimits()
    final var activity = ScrollActivity.idle {
        didSet { if case .idle = activity { activityDidEnd() } }
    }
    /// The number of motions that have begun or ended, with which callers of the delegate detect a new
    /// motion.
    final var motionCount = 0
    final var ticker: ScrollTicker?
    final var touchpad: TouchpadScroll?
    final var indicators = ScrollIndicators()
    /// The refresh control among the subviews, and the gap for it in points.
    final weak var attachedRefreshControl: UIRefreshControl?
    final var refreshGap: CGFloat = 0
    /// Whether an index at the side replaces the vertical indicator.
    final var hasIndex = false {
        didSet { if hasIndex != oldValue { indicators.place(in: self) } }
    }
    /// The height by which a keyboard covers the view, in points.
    final var keyboardHeight: CGFloat = 0 {
        didSet { if keyboardHeight != oldValue { updateAdjustedInset() } }
    }
    /// The drag that a parent consumes a part of.
    final var nestedScroll: NestedScroll?
    /// The state of the collapsible bar above the content, and the state that applies from the next update
    /// of the insets.
    final var collapsibleBar: CollapsibleBarState?
    final var pendingCollapsibleBar: CollapsibleBarState?
    /// Whether the view begins at the lower edge of a collapsible bar, which moves the view when it collapses.
    final var beginsBelowBar = false
    /// The distance between resting offsets, in points; nil if content can rest anywhere.
    final var restStep: CGFloat?
    final var zoom = ScrollZoom()
    final var contentPinch: ScrollPinchGestureRecognizer?
    /// Called when the offset changes, for bars. The delegate is reserved for the app.
    final var onContentOffsetChange: (() -> Void)?
    /// Called when the user begins to drag, before the limits of the drag are determined.
    final var onDragWillBegin: (() -> Void)?
    /// Called when the offset, the content size or the insets change, by observer: for bars at the bottom.
    final var contentMoveObservers: [ObjectIdentifier: () -> Void] = [:]
    /// Called when the content size changes, to keep the edited row visible.
    final var onContentSizeChange: (() -> Void)?
    final var storedTracking = false
    private var isMovingInternally = false
    private let contentPan = ScrollPanGestureRecognizer()
    private let contentTouchDelay = ContentTouchDelayRecognizer()

    /// Creates a scroll view.
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

    /// The size of the content, in points.
    open var contentSize = CGSize.zero {
        willSet { willChangeValue(forKey: "contentSize") }
        didSet {
            defer { didChangeValue(forKey: "contentSize") }
            guard contentSize != oldValue else { return }
            updateAdjustedInset()
            limitsDidChange()
            onContentSizeChange?()
        }
    }

    /// The point of the content at the top left corner of the view. Values are rounded to whole pixels.
    ///
    /// Setting it while content moves does not stop the motion, which continues from there.
    open var contentOffset: CGPoint {
        get { storedLayer.bounds.origin }
        set { bounds.origin = roundedToPixels(newValue) }
    }

    /// The distance by which the content can be scrolled beyond its edges, in points.
    open var contentInset = UIEdgeInsets.zero {
        willSet { willChangeValue(forKey: "contentInset") }
        didSet {
            if contentInset != oldValue { updateAdjustedInset() }
            didChangeValue(forKey: "contentInset")
        }
    }

    /// The condition for adding the safe area to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }

    /// The effective insets: `contentInset` and the part of the safe area that is added to it.
    open var adjustedContentInset: UIEdgeInsets { adjustedInset }

    /// Called when `adjustedContentInset` has changed.
    open func adjustedContentInsetDidChange() {}

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = storedLayer.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = storedLayer.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    private func boundsDidChange(from old: CGRect) {
        let new = storedLayer.bounds
        let isOwn = isMovingInternally
        isMovingInternally = false
        if new.origin != old.origin {
            if !isOwn, hasDrag || motion != nil {
                shiftMovement(by: CGPoint(x: new.minX - old.minX, y: new.minY - old.minY))
            }
            setNeedsLayout()
            indicators.place(in: self)
            contentOffsetDidChange()
            currentWindow?.screen.input?.pointer.contentDidMove()
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

    /// Scrolls as part of a drag or a motion, which is not shifted by that.
    final func move(to offset: CGPoint) {
        guard offset != storedLayer.bounds.origin else { return }
        isMovingInternally = true
        contentOffset = offset
        isMovingInternally = false
    }

    /// Like `move(to:)`, without rounding to pixels.
    final func moveExactly(to offset: CGPoint) {
        isMovingInternally = true
        bounds.origin = offset
        isMovingInternally = false
    }

    /// Scrolls to `contentOffset`, after stopping a current motion.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        baseSetContentOffset(contentOffset, animated: animated)
    }

    /// Scrolls by the minimum distance that makes `rect`, in the content's coordinates, visible as far as it
    /// fits.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { baseScrollRectToVisible(rect, animated: animated) }

    /// Returns the offset at which a drag that ends is to come to rest, before the delegate may change it.
    ///
    /// - Parameter velocity: The velocity of the offset, in points per millisecond.
    func restingOffset(forProposedOffset proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: Behavior

    /// Called when `storedDelegate` is set. The default implementation does nothing.
    func delegateDidChange() {}

    /// Called when the content offset has changed. The default implementation does nothing.
    func contentOffsetDidChange() {}

    /// Called when a drag or a motion has ended. The default implementation does nothing.
    func activityDidEnd() {}

    /// Whether the user can scroll.
    open var isScrollEnabled = true {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            contentPan.isEnabled = isScrollEnabled
            contentTouchDelay.isEnabled = isScrollEnabled && delaysContentTouches
        }
    }

    /// Whether content can be dragged beyond its edges and bounces back. The setter applies to both axes;
    /// the getter returns whether either bounces.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }

    /// Whether content can be dragged beyond its left and right edges and bounces back.
    open var bouncesHorizontally = true

    /// Whether content can be dragged beyond its top and bottom edges and bounces back.
    open var bouncesVertically = true

    /// Whether a horizontal drag at the end of the content scrolls an enclosing scroll view.
    open var transfersHorizontalScrollingToParent = true

    /// Whether a vertical drag at the end of the content scrolls an enclosing scroll view.
    open var transfersVerticalScrollingToParent = true

    /// Whether content can be dragged beyond its top and bottom edges even if all of it is visible.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }

    /// Whether content can be dragged beyond its left and right edges even if all of it is visible.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }

    /// Whether content rests only at multiples of the view's size.
    open var isPagingEnabled = false

    /// Whether a drag that begins along one axis is limited to it.
    open var isDirectionalLockEnabled = false

    /// The rate at which content decelerates after a drag.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a tap on the status bar scrolls to the top. It does so only if this is the only visible
    /// scroll view with this value.
    open var scrollsToTop = true

    /// Whether arrow keys, Page Up and Down, the space bar, Home and End scroll if no responder handles
    /// them.
    open var allowsKeyboardScrolling = true

    /// The condition for a drag to dismiss the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether the user touches the view, even without dragging.
    open var isTracking: Bool { storedTracking }

    /// Whether the user drags the content.
    open var isDragging: Bool { hasDrag }

    /// Whether the content moves on after a drag.
    open var isDecelerating: Bool { isMovingAfterDrag }

    /// The recognizer of drags. It can't be removed or get another delegate.
    open var panGestureRecognizer: UIPanGestureRecognizer { contentPan }

    /// Ends all drags, motions and zoom animations at their current state.
    open func stopScrollingAndZooming() { baseStopScrollingAndZooming() }

    // MARK: Refreshing

    /// The control with which the user refreshes the content by pulling it down.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    /// The visibility of the index at the side, in views that have one.
    open var indexDisplayMode = IndexDisplayMode.automatic {
        didSet { if indexDisplayMode != oldValue { setNeedsLayout() } }
    }

    // MARK: Zooming

    /// The minimum scale. The user can zoom if it is less than the maximum scale and the delegate provides a
    /// view.
    open var minimumZoomScale: CGFloat {
        get { zoom.minimum }
        set {
            zoom.minimum = newValue
            updatePinch()
        }
    }

    /// The maximum scale.
    open var maximumZoomScale: CGFloat {
        get { zoom.maximum }
        set {
            zoom.maximum = newValue
            updatePinch()
        }
    }

    /// The current scale. Setting it zooms about the center of the visible content.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether content can be zoomed beyond its limits and bounces back.
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

    /// Whether the user is zooming.
    open var isZooming: Bool { zoom.pinch != nil }

    /// Whether content that was zoomed beyond its limits is animated back.
    open var isZoomBouncing: Bool { zoom.animation?.isBounce ?? false }

    /// The recognizer of pinches; nil if the minimum and maximum scale are the same.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { contentPinch }

    /// Zooms about the center of the visible content.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { baseSetZoomScale(scale, animated: animated) }

    /// Zooms so that `rect`, in the zoomed view's coordinates, fills the scroll view as far as the limits
    /// allow.
    open func zoom(to rect: CGRect, animated: Bool) { baseZoom(to: rect, animated: animated) }

    // MARK: Touches in the content

    /// Whether touches reach the content only when they are known not to be drags: after 150 ms, or when
    /// they end.
    open var delaysContentTouches = true {
        didSet { contentTouchDelay.isEnabled = isScrollEnabled && delaysContentTouches }
    }

    /// Whether a drag cancels touches that have reached the content.
    open var canCancelContentTouches = true

    /// Returns whether touches in `view` may reach the content.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether a drag may cancel touches that have reached `view`. The default is true except for
    /// controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === contentPinch { return canZoom }
        guard gestureRecognizer === contentPan else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return contentPan.followedTouches.allSatisfy { touch in
            guard touch.viewDeliveryState == .active, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    // MARK: Indicators

    /// Whether an indicator shows the vertical position while the content moves.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.place(in: self) }
    }

    /// Whether an indicator shows the horizontal position while the content moves.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.place(in: self) }
    }

    /// The style of the indicators.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.place(in: self) }
    }

    /// The insets of the vertical indicator from the edges.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.place(in: self) }
    }

    /// The insets of the horizontal indicator from the edges.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.place(in: self) }
    }

    /// The insets of both indicators. The getter returns those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the indicators are inside the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.place(in: self) }
    }

    /// Shows the indicators for a moment, for example when a screen appears.
    open func flashScrollIndicators() {
        indicators.show(in: self)
        if case .idle = activity { indicators.hide(after: ScrollIndicator.flash) }
    }

    /// Shows the indicators for a moment if `changes` scroll the content.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let offset = contentOffset
        changes()
        if contentOffset != offset { flashScrollIndicators() }
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
        if baseWindow == nil {
            cancelDrag()
            stopMotion()
            endZoomAnimation()
        }
        updateAdjustedInset()
    }

    // MARK: Layout guides

    /// The layout guide of the scrollable content. Constraints between it and the content determine the
    /// content size.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

    /// The layout guide of the scroll view's frame, which does not scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

    // MARK: Accessibility

    /// Scrolls by a page, and announces the position.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollPage(direction)
    }

    open override class var objcMembers: [ObjCMember] { super.objcMembers + scrollViewMembers }
}
