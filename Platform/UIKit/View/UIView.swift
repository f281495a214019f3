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
    public final let layer = CALayer()

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
        super.init()
        layer.frame = frame
        connectLayer()
    }

    /// Creates a view from an archive or a nib.
    public required init?(coder: NSCoder) {
        RunLoopHosting.startIfNeeded()
        super.init()
        connectLayer()
        restore(from: coder)
    }

    deinit {
        layer.owner = nil
        autoLayoutState?.reference.clear()
        for child in childViews { child.parentView = nil }
    }

    private func connectLayer() {
        layer.owner = self
        layer.contentsScale = traits.displayScale > 0 ? traits.displayScale : 1
        let overridden = OverriddenMethods.of(self)
        if overridden.draws { layer.setNeedsDisplay() }
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
        get { layer.frame }
        set {
            let oldSize = layer.bounds.size
            layer.frame = newValue
            sizeDidChange(from: oldSize)
            updateSafeArea()
            if autoLayoutState != nil { placementDidChange() }
        }
    }

    /// The view's own coordinates. Changing the origin scrolls the subviews.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let oldSize = layer.bounds.size
            layer.bounds = newValue
            sizeDidChange(from: oldSize)
            if autoLayoutState != nil { placementDidChange() }
        }
    }

    /// The center of the view in its superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            updateSafeArea()
            if autoLayoutState != nil { placementDidChange() }
        }
    }

    /// The translation, scale and rotation of the view about its anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The parts of the frame that change with the size of the superview.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether subviews follow changes of the view's size by their autoresizing masks.
    open var autoresizesSubviews = true

    /// Whether the view's frame and autoresizing mask act as constraints. Set it to `false` for a view with
    /// constraints of its own.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutBoundaryDidChange() } }
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
        let anchor = layer.anchorPoint
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
        superview?.setNeedsLayout()
        contentLayoutDidChange()
        intrinsicContentSizeDidChange(of: self)
    }

    /// Returns the size of the contents for a limited width, in points, or `nil` if the width does not
    /// affect it.
    func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

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

    // MARK: Look

    /// The color behind the view's contents. A dynamic color is resolved with the view's traits.
    open var backgroundColor: UIColor? {
        didSet {
            ViewAnimation.current?.changes?.recordColor(oldValue, of: self)
            applyBackgroundColor()
        }
    }

    /// The opacity from 0 to 1. A view with an alpha of 0 receives no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(1, max(0, newValue))) }
    }

    /// Whether the view is neither drawn nor touched, along with its subviews.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            parentView?.visibilityDidChange(of: self)
        }
    }

    /// Called when a subview has been hidden or made visible.
    func visibilityDidChange(of subview: UIView) {}

    /// Whether subviews are clipped to the view's bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether the drawn contents cover the view completely.
    open var isOpaque = true {
        didSet { layer.isOpaque = isOpaque && backgroundColor?.cgColor.alpha == 1 }
    }

    /// The placement of the contents when the view's size changes.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            layer.needsDisplayOnBoundsChange = contentMode == .redraw
        }
    }

    /// The color of interactive elements, inherited from the superview if it is not set.
    open var tintColor: UIColor! {
        get { ownTintColor ?? parentView?.tintColor ?? .accent }
        set {
            ownTintColor = newValue
            propagateTintColorChange()
        }
    }

    /// Called when the view's tint color has changed.
    open func tintColorDidChange() {}

    // MARK: Names

    /// A number that identifies the view.
    open var tag = 0

    /// A name that identifies the view in tests. It is not read to the user.
    open var accessibilityIdentifier: String?

    /// A short name of the view for assistive technologies.
    open var accessibilityLabel: String?

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
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether a running animation disables touches until it ends.
    private var isKeptFromTouches: Bool { layer.animations.contains { $0.animation.blocksTouches } }

    /// Returns whether the view contains a point in its own coordinates.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns whether a gesture recognizer may begin to recognize on the view.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open override var next: UIResponder? { controller ?? parentView }

    // MARK: Layout and drawing

    /// Lays out the subviews. The default implementation applies the constraints. Called before a frame if
    /// `setNeedsLayout()` has been called.
    open func layoutSubviews() { applyConstraintLayout() }

    /// Schedules `layoutSubviews()` before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Performs pending layout immediately.
    open func layoutIfNeeded() {
        updateConstraintsOfTree()
        // An engine of an ancestor may invalidate the layout of this view when it is solved.
        if autoLayoutState != nil, !isLayoutBoundary { _ = layoutRoot.solvedEngine }
        layer.layoutIfNeeded()
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

    /// Draws the view's contents into the current context. Override this method in views with custom
    /// drawing.
    open func draw(_ rect: CGRect) {}

    /// Schedules drawing of the contents before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Schedules drawing of the whole contents before the next frame, regardless of `rect`.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

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
        controller?.viewWillLayoutSubviews()
        traits.performAsCurrent { layoutSubviews() }
        controller?.viewDidLayoutSubviews()
    }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.action(for: layer, key: event)
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

    // MARK: Focus

    /// Whether the view can be focused. The default value is `false`.
    open var canBecomeFocused: Bool { false }

    /// Whether the view is focused.
    open var isFocused: Bool { window?.windowScene?.focusSystem?.focusedItem === self }

    /// The environments to focus when the focus moves to the view, in order of preference.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

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
}
