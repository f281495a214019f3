import QuartzCore

/// A rectangular area of the user interface that displays content, lays out its subviews and receives
/// touches.
///
/// Lengths are in points, and the origin is the top left corner. The visual properties of a view are those
/// of its layer; changes of them animate inside `UIView.animate`.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UIFocusItem, UIFocusItemContainer,
    @preconcurrency NSCoding
{
    /// The layer that displays the view.
    open var layer: CALayer { storedLayer }

    /// The class of the view's layer, `CALayer` by default. Override it to display the view by another class of layer.
    open class var layerClass: AnyClass { CALayer.self }

    final let storedLayer: CALayer

    // Not weak, for the reason given at `CALayer.parent`.
    nonisolated(unsafe) final unowned(unsafe) var parentView: UIView?
    final var childViews: [UIView] = []
    final weak var currentWindow: UIWindow?
    final weak var controller: UIViewController?
    final var traits = UITraitCollection.current
    final var ownSafeArea = UIEdgeInsets.zero
    final var ownTintColor: UIColor?
    final var ownMargins: NSDirectionalEdgeInsets?
    final var recognizers: [UIGestureRecognizer] = []
    final var ownInteractions: [any UIInteraction] = []
    final var autoLayoutState: AutoLayoutState?
    /// The state that features store with the view.
    final var features = FeatureStorage()

    /// Creates a view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        RunLoopHosting.startIfNeeded()
        storedLayer = UIView.makeLayer(of: type(of: self).layerClass, for: type(of: self))
        super.init()
        storedLayer.frame = frame
        connectLayer()
    }

    /// Creates a view from an archive or a nib.
    public required init?(coder: NSCoder) {
        RunLoopHosting.startIfNeeded()
        storedLayer = UIView.makeLayer(of: type(of: self).layerClass, for: type(of: self))
        super.init()
        connectLayer()
        restore(from: coder)
    }

    deinit {
        if MainThreadRelease.isNeeded { MainThreadRelease.release([storedLayer] + childViews + recognizers) }
        storedLayer.owner = nil
        autoLayoutState?.reference.clear()
        for child in childViews { child.parentView = nil }
    }

    private func connectLayer() {
        storedLayer.owner = self
        storedLayer.contentsScale = traits.displayScale > 0 ? traits.displayScale : 1
        let overridden = OverriddenMethods.of(self)
        if overridden.draws { storedLayer.setNeedsDisplay() }
        if overridden.updatesConstraints { ensuredAutoLayoutState.updateFlags.insert(.itself) }
    }

    /// Archives the view with its subviews. Override this method to archive the state of a subclass, and
    /// call super.
    open func encode(with coder: NSCoder) { archive(into: coder) }

    /// The subviews to archive, without those that the view creates itself.
    var archivedSubviews: [UIView] { childViews }

    /// Creates a view of size zero.
    public convenience override init() {
        self.init(frame: .zero)
    }

    // MARK: Geometry

    /// The view's bounding rectangle in its superview's coordinates.
    open var frame: CGRect {
        get { storedLayer.frame }
        set {
            willChangeValue(forKey: "frame")
            defer { didChangeValue(forKey: "frame") }
            let oldSize = storedLayer.bounds.size
            storedLayer.frame = newValue
            sizeDidChange(from: oldSize)
            updateSafeArea()
            if autoLayoutState != nil { placementDidChange() }
        }
    }

    /// The view's own coordinates. Changing the origin scrolls the subviews.
    open var bounds: CGRect {
        get { storedLayer.bounds }
        set {
            let oldSize = storedLayer.bounds.size
            storedLayer.bounds = newValue
            sizeDidChange(from: oldSize)
            if autoLayoutState != nil { placementDidChange() }
        }
    }

    /// The center of the view in its superview's coordinates.
    open var center: CGPoint {
        get { storedLayer.position }
        set {
            storedLayer.position = newValue
            updateSafeArea()
            if autoLayoutState != nil { placementDidChange() }
        }
    }

    /// The translation, scale and rotation of the view about its anchor point.
    open var transform: CGAffineTransform {
        get { storedLayer.affineTransform() }
        set { storedLayer.setAffineTransform(newValue) }
    }

    /// The transform of the view about its anchor point in space, with the perspective of `m34`.
    open var transform3D: CATransform3D {
        get { storedLayer.transform }
        set { storedLayer.transform = newValue }
    }

    /// The point of the view, in fractions of its size, to which `center` refers and about which transforms are applied.
    open var anchorPoint: CGPoint {
        get { storedLayer.anchorPoint }
        set { storedLayer.anchorPoint = newValue }
    }

    /// The number of pixels per point of the view's bitmap, by default that of the screen.
    open var contentScaleFactor: CGFloat {
        get { storedLayer.contentsScale }
        set {
            storedLayer.contentsScale = newValue
            if drawsItself { setNeedsDisplay() }
        }
    }

    /// Whether the bitmap is cleared before the view draws into it. It is cleared in any case, because each drawing has a
    /// new bitmap.
    open var clearsContextBeforeDrawing: Bool {
        get { features[ClearsContextKey.self] }
        set { features[ClearsContextKey.self] = newValue }
    }

    /// A name that identifies the view when the state of the interface is restored. On Linux the state is not saved
    /// between launches.
    open var restorationIdentifier: String? {
        get { storedRestorationIdentifier }
        set { storedRestorationIdentifier = newValue }
    }

    /// Encodes the state of the view. Apps may call it; on Linux the system does not save the state between launches.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Decodes the state that `encodeRestorableState(with:)` has encoded.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// The parts of the frame that change with the size of the superview.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether subviews follow changes of the view's size by their autoresizing masks.
    open var autoresizesSubviews = true

    /// Whether the view's frame and autoresizing mask act as constraints. Set it to `false` for a view with
    /// constraints of its own.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { usesAutoresizingMask }
        set { usesAutoresizingMask = newValue }
    }

    /// The value of `translatesAutoresizingMaskIntoConstraints`, which layout reads more than a hundred times for a cell.
    final var usesAutoresizingMask = true {
        didSet { if usesAutoresizingMask != oldValue { layoutBoundaryDidChange() } }
    }

    /// Returns the size that fits the view best within `size`. The default implementation returns the
    /// current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the size that fits it best.
    open func sizeToFit() {
        let old = bounds.size
        bounds.size = sizeThatFits(old)
        // Changing the bounds grows the view about its anchor point. The top left corner has to remain where
        // it is.
        let anchor = storedLayer.anchorPoint
        let growth = CGSize(
            width: (bounds.width - old.width) * anchor.x, height: (bounds.height - old.height) * anchor.y
        ).applying(transform)
        center = CGPoint(x: center.x + growth.width, y: center.y + growth.height)
    }

    /// The natural size of the view's contents, with `noIntrinsicMetric` for dimensions without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Notifies the layout that the natural size of the contents has changed. If you override this method,
    /// call super.
    open func invalidateIntrinsicContentSize() {
        contentLayoutDidChange()
        intrinsicContentSizeDidChange(of: self)
    }

    /// Returns the size of the contents for a limited width, in points, or `nil` if the width does not
    /// affect it.
    func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

    /// Whether the contents fit into a smaller width than their natural one by becoming higher.
    var wrapsContent: Bool { false }

    /// Called when the natural size of `view`, which is this view or a descendant, has changed.
    func intrinsicContentSizeDidChange(of view: UIView) {
        parentView?.intrinsicContentSizeDidChange(of: view)
    }

    /// Returns the size that satisfies the view's constraints best: the smallest for
    /// `UIView.layoutFittingCompressedSize`, the largest for `layoutFittingExpandedSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that satisfies the view's constraints best. Dimensions of `targetSize` with a
    /// required priority are kept.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constraintFittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
            ?? fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The value of a dimension without a natural size.
    public class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Coordinates

    /// Converts a point from the coordinates of `view`, or of the window (`nil`), to those of this view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { baseConvert(point, from: view) }

    /// Converts a point from this view's coordinates to those of `view`, or of the window (`nil`).
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { baseConvert(point, to: view) }

    /// Returns the bounding rectangle in this view of a rectangle in the coordinates of `view`, or of the
    /// window (`nil`).
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { baseConvert(rect, from: view) }

    /// Returns the bounding rectangle in `view`, or in the window (`nil`), of a rectangle in this view's
    /// coordinates.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { baseConvert(rect, to: view) }

    // MARK: Look

    /// The color behind the view's contents. A dynamic color is resolved with the view's traits.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set {
            let old = storedBackgroundColor
            storedBackgroundColor = newValue
            ViewAnimation.current?.changes?.recordColor(old, of: self)
            applyBackgroundColor()
        }
    }

    /// The view's own color. An override of `backgroundColor` may return that of a subview.
    private(set) final var storedBackgroundColor: UIColor?

    /// The view whose alpha the view and its subviews are multiplied by, in the coordinates of this view, or `nil` for
    /// none. It is not a subview, and must not be one of another view.
    open var mask: UIView? {
        get { baseMask }
        set { baseMask = newValue }
    }

    /// The opacity from 0 to 1. A view with an alpha of 0 receives no touches.
    open var alpha: CGFloat {
        get { CGFloat(storedLayer.opacity) }
        set { storedLayer.opacity = Float(min(1, max(0, newValue))) }
    }

    /// Whether the view is neither drawn nor touched, along with its subviews.
    open var isHidden: Bool {
        get { storedLayer.isHidden }
        set {
            guard newValue != storedLayer.isHidden else { return }
            storedLayer.isHidden = newValue
            parentView?.visibilityDidChange(of: self)
        }
    }

    /// Called when a subview has been hidden or made visible.
    func visibilityDidChange(of subview: UIView) {}

    /// Whether subviews are clipped to the view's bounds.
    open var clipsToBounds: Bool {
        get { storedLayer.masksToBounds }
        set { storedLayer.masksToBounds = newValue }
    }

    /// Whether the drawn contents cover the view completely.
    open var isOpaque = true {
        didSet { storedLayer.isOpaque = isOpaque && storedBackgroundColor?.cgColor.alpha == 1 }
    }

    /// The placement of the contents when the view's size changes.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            storedLayer.contentsGravity = contentMode.gravity
            storedLayer.needsDisplayOnBoundsChange = contentMode == .redraw
        }
    }

    /// The color of interactive elements, inherited from the superview if it is not set.
    open var tintColor: UIColor! {
        get { TintDimming.isUsed ? dimmableTintColor : ownTintColor ?? parentView?.tintColor ?? .accent }
        set {
            ownTintColor = newValue
            propagateTintColorChange()
        }
    }

    /// Whether the tint color of the view and its subviews is dimmed to a gray, as behind a modal dialog. By default it is
    /// if that of the superview is.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { baseTintAdjustmentMode }
        set { baseTintAdjustmentMode = newValue }
    }

    /// Called when the view's tint color has changed.
    open func tintColorDidChange() {}

    // MARK: Names

    /// A number that identifies the view.
    open var tag = 0

    /// A name that identifies the view in tests. It is not read to the user.
    open var accessibilityIdentifier: String?

    /// A short name of the view for assistive technologies. By default the text that the view displays.
    open var accessibilityLabel: String? {
        get { storedAccessibilityLabel ?? standardDescription?.label }
        set { storedAccessibilityLabel = newValue }
    }

    /// The label that was set.
    final var storedAccessibilityLabel: String?

    // MARK: Accessibility

    /// Whether assistive technologies can move to the view. The default value is `false`, and `true` for labels and
    /// controls.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? isAccessibilityElementByDefault }
        set { accessibilityValues.isElement = newValue }
    }

    /// The current value of the view for assistive technologies, such as the position of a slider.
    open var accessibilityValue: String? {
        get { accessibilityValues.value ?? standardDescription?.value }
        set { accessibilityValues.value = newValue }
    }

    /// A description of the effect of an action on the view.
    open var accessibilityHint: String? {
        get { accessibilityValues.hint ?? standardDescription?.hint }
        set { accessibilityValues.hint = newValue }
    }

    /// The characteristics of the view for assistive technologies.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? defaultAccessibilityTraits }
        set { accessibilityValues.traits = newValue }
    }

    /// The frame of the view in the coordinates of the screen, unless another one has been set.
    open var accessibilityFrame: CGRect {
        get { accessibilityValues.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { accessibilityValues.frame = newValue }
    }

    /// The elements in the view, in the order in which they are read, or `nil` for its subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues.elements }
        set { accessibilityValues.elements = newValue }
    }

    /// Returns the number of elements in the view.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns the element at an index, or `nil` if the index is out of bounds.
    open func accessibilityElement(at index: Int) -> Any? {
        AccessibilityValues.element(at: index, in: accessibilityElements)
    }

    /// Returns the index of an element in the view, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        AccessibilityValues.index(of: element, in: accessibilityElements)
    }

    /// Actions that assistive technologies offer in addition to the default action.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues.customActions }
        set { accessibilityValues.customActions = newValue }
    }

    /// Searches by which assistive technologies move through elements.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityValues.customRotors }
        set { accessibilityValues.customRotors = newValue }
    }

    /// The places at which assistive technologies begin drags, as actions of the view.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityValues.dragSources }
        set { accessibilityValues.dragSources = newValue }
    }

    /// The places at which assistive technologies drop dragged items, as actions of the view during a drag.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityValues.dropPoints }
        set { accessibilityValues.dropPoints = newValue }
    }

    // MARK: Large content

    /// Whether a long press displays a large version of the view at text sizes for accessibility, if the view or a superview has
    /// a `UILargeContentViewerInteraction`. The default value is `false`.
    open var showsLargeContentViewer: Bool {
        get { largeContent(\.isShown) ?? false }
        set { ownLargeContent.isShown = newValue }
    }

    /// The title of the large version. By default that of a label or a button.
    open var largeContentTitle: String? {
        get { largeContent(\.title) }
        set { ownLargeContent.title = newValue }
    }

    /// The image of the large version. By default that of a button.
    open var largeContentImage: UIImage? {
        get { largeContent(\.image) }
        set { ownLargeContent.image = newValue }
    }

    /// Whether the image is scaled to the size of the large version. Symbols are always large.
    open var scalesLargeContentImage: Bool {
        get { largeContent(\.scalesImage) ?? false }
        set { ownLargeContent.scalesImage = newValue }
    }

    /// The insets of the image in the large version, in points.
    open var largeContentImageInsets: UIEdgeInsets {
        get { largeContent(\.imageInsets) ?? .zero }
        set { ownLargeContent.imageInsets = newValue }
    }

    // MARK: Accessibility of containers

    /// Whether the view and its subviews are hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues.hidesElements }
        set { accessibilityValues.hidesElements = newValue }
    }

    /// Whether assistive technologies ignore the siblings of the view.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues.isModal }
        set { accessibilityValues.isModal = newValue }
    }

    /// Whether the view keeps its colors when the user inverts those of the screen.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityValues.ignoresInvertColors }
        set { accessibilityValues.ignoresInvertColors = newValue }
    }

    // MARK: Hierarchy

    /// Called when a subview has been added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view gets another superview, or `nil`.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view has got another superview, or `nil`.
    open func didMoveToSuperview() {}
    /// Called before the view moves to another window, or `nil`.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view has moved to another window, or `nil`.
    open func didMoveToWindow() {}

    /// The subviews, from back to front.
    open var subviews: [UIView] { childViews }

    /// The view that contains this one.
    open var superview: UIView? { parentView }

    /// The window that contains the view.
    open var window: UIWindow? { baseWindow }

    /// Adds a view in front of the other subviews.
    open func addSubview(_ view: UIView) { baseAddSubview(view) }

    /// Inserts a view at an index of `subviews`.
    open func insertSubview(_ view: UIView, at index: Int) { baseInsertSubview(view, at: index) }

    /// Inserts a view directly behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        baseInsertSubview(view, belowSubview: siblingSubview)
    }

    /// Inserts a view directly in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        baseInsertSubview(view, aboveSubview: siblingSubview)
    }

    /// Exchanges the subviews at two indices.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        baseExchangeSubview(at: index1, withSubviewAt: index2)
    }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { baseBringSubviewToFront(view) }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { baseSendSubviewToBack(view) }

    /// Removes the view from its superview.
    open func removeFromSuperview() { baseRemoveFromSuperview() }

    /// Returns whether the view is `view` or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool { baseIsDescendant(of: view) }

    /// Returns the view with a tag: this view or a descendant.
    open func viewWithTag(_ tag: Int) -> UIView? { baseViewWithTag(tag) }

    // MARK: Touches

    /// Whether the view and its subviews receive touches.
    open var isUserInteractionEnabled = true

    /// Whether the view receives more than one touch at a time.
    open var isMultipleTouchEnabled = false

    /// Whether other views receive no touches while this view has some.
    open var isExclusiveTouch = false

    /// Returns the frontmost descendant that contains `point` and can be touched.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, !isKeptFromTouches,
            self.point(inside: point, with: event)
        else { return nil }
        for view in childViews.reversed() {
            if let hit = view.hitTest(view.baseConvert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether a running animation disables touches until it ends.
    private var isKeptFromTouches: Bool { storedLayer.animations.contains { $0.animation.blocksTouches } }

    /// Returns whether the view contains a point in its own coordinates.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns whether a gesture recognizer may begin to recognize on the view.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open override var next: UIResponder? { controller ?? parentView }

    /// Ends editing in the view and its subviews.
    ///
    /// - Parameter force: Whether to end editing even if the first responder refuses to resign.
    /// - Returns: Whether nothing in the view is being edited any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { baseEndEditing(force) }

    // MARK: Gestures and interactions

    /// The gesture recognizers attached to the view.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Attaches a gesture recognizer to the view, and removes it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.attachedView !== self else { return }
        gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.attachedView = self
        recognizers.append(gestureRecognizer)
    }

    /// Detaches a gesture recognizer from the view and cancels its gesture in progress.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.attachedView === self else { return }
        gestureRecognizer.abandon()
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.attachedView = nil
    }

    /// The interactions of the view.
    open var interactions: [any UIInteraction] {
        get { ownInteractions }
        set {
            for old in ownInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction to the view, after removing it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { baseAddInteraction(interaction) }

    /// Removes an interaction from the view.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard ownInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    // MARK: Layout

    /// Lays out the subviews. The default implementation applies the constraints. Called before a frame if
    /// `setNeedsLayout()` has been called.
    open func layoutSubviews() { applyConstraintLayout() }

    /// Schedules `layoutSubviews()` before the next frame.
    open func setNeedsLayout() { storedLayer.setNeedsLayout() }

    /// Performs pending layout immediately.
    open func layoutIfNeeded() {
        updateConstraintsOfTree()
        // An engine of an ancestor may invalidate the layout of this view when it is solved.
        if autoLayoutState != nil, !isLayoutBoundary { _ = layoutRoot.solvedEngine }
        storedLayer.layoutIfNeeded()
    }

    /// Performs pending layout of the view and its descendants, but not of its ancestors, which may change its size.
    final func layoutTreeIfNeeded() {
        updateConstraintsOfTree()
        if autoLayoutState != nil, !isLayoutBoundary { _ = layoutRoot.solvedEngine }
        storedLayer.layoutTreeIfNeeded()
    }

    // MARK: Constraints

    /// Whether views of the class depend on constraints, so that their constraints are updated each time
    /// they are added to a superview.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Schedules `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markConstraintUpdate() }

    /// Performs pending updates of constraints in the view and its descendants immediately.
    open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

    /// Updates the view's constraints. Override this method to change many constraints at once, and call
    /// super last. It is called before the first layout, and after `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}

    /// Returns the rectangle by which constraints position the view: the frame without decoration such as
    /// shadows.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The insets of the alignment rectangle from the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose first baseline is this view's.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline is this view's.
    open var forLastBaselineLayout: UIView { self }

    /// The distance from the top to the first baseline, in points, or `nil` without text.
    var firstBaselineDistance: CGFloat? { nil }

    /// The distance from the last baseline to the bottom, in points, or `nil` without text.
    var lastBaselineDistance: CGFloat? { nil }

    /// Whether text is centered in a view that is higher than its text. Otherwise it is at the top or the
    /// bottom.
    var hasTextInMiddle: Bool { false }

    /// Called when constraints have changed that determine the size of a subview's contents.
    func constraintsOfSubviewDidChange() {}

    /// Returns the priority with which the view resists being larger than its intrinsic content size. The
    /// default is 250.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = autoLayoutState?.contentPriorities ?? ContentPriorities()
        return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
    }

    /// Sets the priority with which the view resists being larger than its intrinsic content size.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { baseSetContentHuggingPriority(priority, for: axis) }

    /// Returns the priority with which the view resists being smaller than its intrinsic content size. The
    /// default is 750.
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        let priorities = autoLayoutState?.contentPriorities ?? ContentPriorities()
        return axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
    }

    /// Sets the priority with which the view resists being smaller than its intrinsic content size.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { baseSetContentCompressionResistancePriority(priority, for: axis) }

    /// Whether constraints do not fully determine the view's frame. False for views without constraint-based
    /// layout and before the first layout.
    open var hasAmbiguousLayout: Bool { !ambiguousParts.isEmpty }

    /// Returns the constraints that determine the position and size of the view on an axis, for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        baseConstraintsAffectingLayout(for: axis)
    }

    /// Returns whether `updateConstraints()` is pending.
    open func needsUpdateConstraints() -> Bool { autoLayoutState?.updateFlags.contains(.itself) ?? false }

    /// The active constraints that the view holds: those for which it is the nearest common ancestor of the
    /// items, and those that were added to it explicitly.
    open var constraints: [NSLayoutConstraint] { autoLayoutState?.constraints ?? [] }

    /// Activates a constraint and adds it to this view. Its items must be the view or its descendants.
    open func addConstraint(_ constraint: NSLayoutConstraint) { baseAddConstraint(constraint) }

    /// Activates constraints and adds them to this view.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    /// Deactivates a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.uninstall() }
    }

    /// Deactivates those of the constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }

    // MARK: Anchors

    /// The anchor of the leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }

    /// The anchor of the trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }

    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }

    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }

    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }

    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }

    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { dimension(.width) }

    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { dimension(.height) }

    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }

    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }

    /// The anchor of the baseline of the first line of text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { vertical(.firstBaseline) }

    /// The anchor of the baseline of the last line of text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { vertical(.lastBaseline) }

    // MARK: Layout guides

    /// The area that the onscreen keyboard covers.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        guard let guide = systemGuide(.keyboard) as? UIKeyboardLayoutGuide else {
            preconditionFailure("The keyboard layout guide of \(self) has an unexpected class.")
        }
        return guide
    }

    /// The layout guides of the view: those that were added, and the system guides that have been accessed.
    open var layoutGuides: [UILayoutGuide] { autoLayoutState?.guides ?? [] }

    /// Adds a layout guide to the view, removing it from its previous owner.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { baseAddLayoutGuide(layoutGuide) }

    /// Removes a layout guide and deactivates its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { baseRemoveLayoutGuide(layoutGuide) }

    /// The layout guide inset by the view's margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

    /// The layout guide of the area that is not covered by bars or screen cutouts.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The layout guide inside the margins with a width that is comfortable for reading.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

    // MARK: Drawing

    /// Draws the view's contents into the current context. Override this method in views with custom
    /// drawing.
    open func draw(_ rect: CGRect) {}

    /// Returns a formatter that prints the contents of the view.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    /// Draws a part of the view into the current context for printing. The default implementation draws the view and its
    /// subviews as they are displayed.
    ///
    /// - Parameters:
    ///   - rect: The part of the view that is on the page.
    ///   - formatter: The formatter that prints the view.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { drawForPrinting(rect) }

    /// Schedules drawing of the contents before the next frame.
    open func setNeedsDisplay() { storedLayer.setNeedsDisplay() }

    /// Schedules drawing of the whole contents before the next frame, regardless of `rect`.
    open func setNeedsDisplay(_ rect: CGRect) { storedLayer.setNeedsDisplay() }

    open func display(_ layer: CALayer) {
        if drawsItself { layer.displayAsImage() }
    }

    open func draw(_ layer: CALayer, in ctx: CGContext) {
        // The bitmap of an opaque view starts black. A translucent color is already behind the bitmap.
        if let color = layer.backgroundColor, color.alpha == 1 {
            ctx.setFillColor(color)
            ctx.fill(layer.bounds)
            ctx.setFillColor(.black)
        }
        drawInCurrentContext(ctx)
    }

    open func layoutSublayers(of layer: CALayer) {
        updateConstraintsOfTree()
        controller?.updateContentUnavailableConfigurationIfNeeded()
        controller?.viewWillLayoutSubviews()
        traits.performAsCurrent { layoutSubviews() }
        controller?.viewDidLayoutSubviews()
    }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.action(for: layer, key: event)
    }

    // MARK: Snapshots

    /// Draws the view and its subviews into the current context, scaled from the bounds to `rect`.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the context in which the view is drawn.
    ///   - afterUpdates: Whether pending layout is performed first.
    /// - Returns: Whether everything has been drawn, which requires a current context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        baseDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }

    /// Returns a view that displays the current appearance of this view.
    ///
    /// - Parameter afterUpdates: Whether pending layout is performed first.
    /// - Returns: The view, or `nil` if this view has no size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that displays the current appearance of a part of this view.
    ///
    /// - Parameters:
    ///   - rect: The part of this view, in its own coordinates.
    ///   - afterUpdates: Whether pending layout is performed first.
    ///   - capInsets: The edges that do not stretch when the returned view is resized.
    /// - Returns: The view, or `nil` if `rect` is empty.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { baseResizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }

    // MARK: Animation

    /// Animates the changes of a block, over `duration` seconds after `delay` seconds.
    ///
    /// - Parameters:
    ///   - duration: The duration of the animation, in seconds.
    ///   - delay: The delay before the animation begins, in seconds.
    ///   - options: The options of the animation.
    ///   - animations: Changes the animatable properties of views.
    ///   - completion: Called at the end, with `false` if the animation was interrupted.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        baseAnimate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates the changes of a block with the motion of a spring.
    ///
    /// - Parameters:
    ///   - duration: The duration of the animation, in seconds.
    ///   - delay: The delay before the animation begins, in seconds.
    ///   - dampingRatio: The damping of the spring. 1 settles without oscillation; smaller values oscillate
    ///     more.
    ///   - velocity: The initial velocity, in total distances per second.
    ///   - options: The options of the animation.
    ///   - animations: Changes the animatable properties of views.
    ///   - completion: Called at the end, with `false` if the animation was interrupted.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        baseAnimate(
            withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
            options: options, animations: animations, completion: completion)
    }

    /// Performs changes without animation, even inside an animation block.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = ViewAnimation.isEnabled
        ViewAnimation.isEnabled = false
        actionsWithoutAnimation()
        ViewAnimation.isEnabled = wasEnabled
    }

    /// Enables or disables animations of views.
    open class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.isEnabled = enabled
    }

    /// Whether animations of views are enabled.
    open class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

    /// The duration, in seconds, of the animation whose block is running, or 0 outside of animation blocks.
    open class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// Changes the contents of a view with a transition: `.transitionCrossDissolve` fades from the old
    /// appearance to the new one. Without a transition among the options, the changes of `animations` are
    /// animated.
    ///
    /// - Parameters:
    ///   - view: The view whose contents change.
    ///   - duration: The duration, in seconds.
    ///   - options: The transition and the options of its animation.
    ///   - animations: Changes the view. Its changes are not animated unless `options` contains
    ///     `.allowAnimatedContent`.
    ///   - completion: Called at the end, with whether the transition was completed.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        baseTransition(with: view, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Replaces `fromView` by `toView` in its superview with a transition. With `.showHideTransitionViews`
    /// both are hidden and shown instead. If `fromView` has no superview, nothing happens.
    ///
    /// - Parameters:
    ///   - fromView: The view to remove or hide.
    ///   - toView: The view to add or show.
    ///   - duration: The duration, in seconds.
    ///   - options: The transition and the options of its animation.
    ///   - completion: Called at the end, with whether the transition was completed.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) { baseTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion) }

    // MARK: Focus

    /// Whether the view can be focused. The default value is `false`.
    open var canBecomeFocused: Bool { false }

    /// Whether the view is focused.
    open var isFocused: Bool { window?.windowScene?.focusSystem?.focusedItem === self }

    /// The environments to focus when the focus moves to the view, in order of preference.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The view to focus if there are no preferred environments. The default value is `nil`.
    @available(*, deprecated, message: "Use `preferredFocusEnvironments`.")
    open weak var preferredFocusedView: UIView? { nil }

    /// The view's controller, or its superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? parentView }

    /// The view itself, whose subviews are its items.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// The identifier of the group within which arrow keys move the focus, or `nil` to inherit the
    /// superview's group.
    open var focusGroupIdentifier: String? {
        get { focusSettings?.groupIdentifier }
        set { changeFocusSettings { $0.groupIdentifier = newValue } }
    }

    /// The priority of the view among those of its group when the focus moves to the group.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusSettings?.groupPriority ?? .ignored }
        set { changeFocusSettings { $0.groupPriority = newValue } }
    }

    /// The effect that indicates focus, by default a ring, or `nil` for none.
    open var focusEffect: UIFocusEffect? {
        get { focusSettings?.effect ?? UIFocusHaloEffect() }
        set { changeFocusSettings { $0.effect = .some(newValue) } }
    }

    /// The appearance of the view while the pointer is over it, or `nil` for none. The default value is `nil`, except for rows of
    /// tables and cells of list layouts.
    open var hoverStyle: UIHoverStyle? {
        get { storedHoverStyle }
        set { storedHoverStyle = newValue }
    }

    /// Whether descendants can be focused although the view itself can.
    open var isTransparentFocusItem: Bool { false }

    /// Returns the focusable descendants that intersect `rect`.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        FocusSearch.reachableSiblings(childViews).filter { $0.frame.intersects(rect) }.flatMap {
            FocusSearch.items(in: $0)
        }
    }

    /// Schedules an update of the focus if it is inside the view.
    open func setNeedsFocusUpdate() { FocusSearch.update(self) }

    /// Performs a pending update of the focus immediately.
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

    /// Returns whether the focus may move.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when the focus has moved to, from or within the view.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Called when the key that triggers the focused view is pressed.
    ///
    /// - Returns: Whether the view has an action for it.
    func focusPressBegan() -> Bool { false }
    /// Called when that key is released.
    func focusPressEnded() {}
    /// Called when that key press is canceled.
    func focusPressCancelled() {}
    /// Called when a key is pressed while the view or a descendant is focused. Returns whether the view has
    /// handled it.
    func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool { false }
    /// Called when a key moves the focus away from `view`, a descendant. Returns whether the view has
    /// handled it.
    func moveFocus(_ step: FocusMovement, from view: UIView, extends: Bool) -> Bool { false }

    // MARK: Environment

    /// The traits of the view's environment, such as light or dark appearance and size classes.
    open var traitCollection: UITraitCollection { traits }

    /// Called when the traits have changed from `previousTraitCollection`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The light or dark appearance of the view and its descendants, regardless of the system's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { inheritTraits() } }
    }

    /// The direction of the view's contents, regardless of the language.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            setNeedsLayout()
            layoutDirectionDidChange()
        }
    }

    /// The insets of the area that bars and system elements do not cover.
    open var safeAreaInsets: UIEdgeInsets { ownSafeArea }

    /// Called when the safe area has changed.
    open func safeAreaInsetsDidChange() {}

    /// The traits of the screen, if the view is a window.
    var screenTraits: UITraitCollection? { nil }

    /// The safe area insets of the screen, if the view is a window.
    var screenSafeArea: UIEdgeInsets { .zero }

    /// Whether subviews that preserve the margins of their superview preserve its top and bottom margins too.
    var passesVerticalMarginsToSubviews: Bool { true }

    /// The safe area from which those of the subviews are computed. A scroll view subtracts its content
    /// insets.
    var safeAreaInsetsForSubviews: UIEdgeInsets { ownSafeArea }

    /// Whether `layoutMargins` include the safe area.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsDidChange() } }
    }

    /// Whether the margins are at least as wide as the remaining margins of the superview.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsDidChange() } }
    }

    /// The margins of a view without margins of its own, in points.
    var standardLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }

    /// Called when the margins have changed.
    open func layoutMarginsDidChange() {
        setNeedsLayout()
        controller?.viewLayoutMarginsDidChange()
    }

    /// Returns the layout direction of views with an attribute in the app.
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the layout direction of views with an attribute where the surroundings have `layoutDirection`.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.layoutDirection(relativeTo: layoutDirection) }

    /// The direction in which the view's contents are laid out.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        baseEffectiveUserInterfaceLayoutDirection
    }

    /// The margins of the contents, including the safe area. Setting them sets the distances from the edges,
    /// or from the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { baseLayoutMargins }
        set { baseLayoutMargins = newValue }
    }

    /// The margins relative to the reading direction, without the safe area. They are 8 points by default;
    /// the view of a controller has the system's minimum at its sides, and none at its top and bottom.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { baseDirectionalLayoutMargins }
        set { baseDirectionalLayoutMargins = newValue }
    }

    open override class var objcMembers: [ObjCMember] { super.objcMembers + viewMembers }

    /// Called by Interface Builder when it draws the view (`@IBDesignable`), and never by an app.
    open func prepareForInterfaceBuilder() {}
}
