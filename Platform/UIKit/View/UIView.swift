import QuartzCore

/// A rectangle of the user interface: it shows something, places its subviews, and hears about touches.
///
/// Lengths are points, the origin is the top left corner. A view's look is that of its layer; what is set here lands
/// there, and animates inside `UIView.animate`.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UIFocusItem, UIFocusItemContainer,
    @preconcurrency NSCoding
{
    /// What the view looks like.
    public final let layer = CALayer()

    // Not weak, for the reason that `CALayer.parent` has.
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

    /// Makes a view that takes the rectangle `frame` of its superview.
    public init(frame: CGRect) {
        super.init()
        layer.frame = frame
        connectLayer()
    }

    /// Makes a view of what was put into an archive: also the initialiser that a nib would use.
    public required init?(coder: NSCoder) {
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
        if overridden.updatesConstraints { ensuredAutoLayoutState.updateNeed.insert(.itself) }
    }

    /// Puts the view into an archive, with the views inside of it. Override it to add what a subclass has; call super.
    open func encode(with coder: NSCoder) { archive(into: coder) }

    /// The subviews that belong into an archive: not those that a view makes for itself.
    var archivedSubviews: [UIView] { childViews }

    /// Makes a view of size zero.
    public convenience override init() {
        self.init(frame: .zero)
    }

    // MARK: Geometry

    /// The rectangle around the view in its superview.
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

    /// The view's own coordinates. Changes of the origin scroll the subviews.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let oldSize = layer.bounds.size
            layer.bounds = newValue
            sizeDidChange(from: oldSize)
            if autoLayoutState != nil { placementDidChange() }
        }
    }

    /// The middle of the view in its superview.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            updateSafeArea()
            if autoLayoutState != nil { placementDidChange() }
        }
    }

    /// How the view is moved, scaled and turned about its middle.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// What of the frame changes when the superview's size does.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether subviews follow changes of the view's size by their autoresizing masks.
    open var autoresizesSubviews = true

    /// Whether the view's frame and its autoresizing mask count as constraints. A view that is placed by constraints of
    /// its own has to say no.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutBoundaryDidChange() } }
    }

    /// The size that suits the view best, given `size` to fit in: its own, unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that suits it best.
    open func sizeToFit() {
        let old = bounds.size
        bounds.size = sizeThatFits(old)
        // Sizes grow about the anchor point; what stays is the corner at the top left.
        let anchor = layer.anchorPoint
        let growth = CGSize(
            width: (bounds.width - old.width) * anchor.x, height: (bounds.height - old.height) * anchor.y
        ).applying(transform)
        center = CGPoint(x: center.x + growth.width, y: center.y + growth.height)
    }

    /// The size that the view's contents ask for; `noIntrinsicMetric` where they ask for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The contents ask for another size than they did: who lays the view out, or sizes itself by it, is told. Override it
    /// to hear of it; call super.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        contentLayoutDidChange()
        intrinsicContentSizeDidChange(of: self)
    }

    /// How large the contents are where there is no more than a width for them, in points; nil where that changes nothing.
    func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

    /// `view`, this one or one inside of it, asks for another size.
    func intrinsicContentSizeDidChange(of view: UIView) {
        parentView?.intrinsicContentSizeDidChange(of: view)
    }

    /// The size that fits the view's contents best, between `UIView.layoutFittingCompressedSize` and
    /// `layoutFittingExpandedSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that fits the view's contents best. A length of `targetSize` whose priority is required is taken as it is.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeByConstraints(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
            ?? fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// A length that a view has no wish for.
    public class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Look

    /// What fills the view behind its contents. A colour that depends on light and dark follows the view's traits.
    open var backgroundColor: UIColor? {
        didSet {
            ViewAnimation.current?.changes?.noteColor(oldValue, of: self)
            applyBackgroundColor()
        }
    }

    /// From 0, not seen and not touched, to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(1, max(0, newValue))) }
    }

    /// Whether the view and its subviews are neither drawn nor touched.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            parentView?.visibilityDidChange(of: self)
        }
    }

    /// `subview` has been hidden, or shown.
    func visibilityDidChange(of subview: UIView) {}

    /// Whether subviews are cut off at the view's bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether what the view draws covers it without holes.
    open var isOpaque = true {
        didSet { layer.isOpaque = isOpaque && backgroundColor?.cgColor.alpha == 1 }
    }

    /// How the view's contents are placed when its size changes.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            layer.needsDisplayOnBoundsChange = contentMode == .redraw
        }
    }

    /// The colour of what can be touched, taken from the superview where none is set.
    open var tintColor: UIColor! {
        get { ownTintColor ?? parentView?.tintColor ?? .accent }
        set {
            ownTintColor = newValue
            tellTintColorChanged()
        }
    }

    /// The tint colour of the view has changed.
    open func tintColorDidChange() {}

    // MARK: Names

    /// A number by which to find the view.
    open var tag = 0

    /// A name by which tests find the view; people never hear it.
    open var accessibilityIdentifier: String?

    /// What the view is called to people who can't see it.
    open var accessibilityLabel: String?

    // MARK: Touches

    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled = true

    /// Whether more than the first finger on the view reaches it.
    open var isMultipleTouchEnabled = false

    /// Whether no other view gets touches while this one has some.
    open var isExclusiveTouch = false

    /// The view furthest in front that contains `point`, of those that can be touched.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, !isKeptFromTouches,
            self.point(inside: point, with: event)
        else { return nil }
        for view in childViews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether an animation of the view keeps touches away until it is over.
    private var isKeptFromTouches: Bool { layer.animations.contains { $0.animation.keepsTouchesAway } }

    /// Whether `point` lies inside of the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether a gesture recogniser that would recognise on this view may.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open override var next: UIResponder? { controller ?? parentView }

    // MARK: Layout and drawing

    /// Places the subviews: where constraints say, unless it is overridden without calling super. Called before a frame when
    /// `setNeedsLayout()` asked for it.
    open func layoutSubviews() { layOutByConstraints() }

    /// Asks for `layoutSubviews()` before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Does the layout that is due, at once.
    open func layoutIfNeeded() {
        updateConstraintsOfTree()
        // Constraints that an engine further out solves may have come to want another layout in here.
        if autoLayoutState != nil, !isLayoutBoundary { _ = layoutRoot.solvedEngine }
        layer.layoutIfNeeded()
    }

    // MARK: Constraints

    /// Whether views of the class can't do without constraints, so that they are asked for them whenever they come into a view, and
    /// not at first alone.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markConstraintUpdate() }

    /// Does the updates of constraints that are due in the view and inside of it, at once.
    open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

    /// Brings the view's constraints up to date: for views that change many of them at a time. It is called once before the first
    /// layout, and then whenever it was asked for. Call super last.
    open func updateConstraints() {}

    /// The rectangle by which constraints place the view, for a frame: without shadows and other decoration.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for the rectangle by which constraints place the view.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// How far inside of its frame the edges are by which constraints place the view.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose first line of text is this view's: itself, or one inside of it.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last line of text is this view's: itself, or one inside of it.
    open var forLastBaselineLayout: UIView { self }

    /// How far below the top the letters of the first line stand, in points; nil without text.
    var firstBaselineDistance: CGFloat? { nil }

    /// How far above the bottom the letters of the last line stand, in points; nil without text.
    var lastBaselineDistance: CGFloat? { nil }

    /// Whether the text stays in the middle of a view that is higher than it has to be. Otherwise it stays at the top, or the bottom.
    var hasTextInMiddle: Bool { false }

    /// The constraints have changed that decide how large a subview's contents are.
    func constraintsOfSubviewDidChange() {}

    /// Draws the view's contents into the current context. Override it for a view that draws itself.
    open func draw(_ rect: CGRect) {}

    /// Asks for the contents to be drawn before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Asks for the contents to be drawn before the next frame: whole, whatever `rect` is.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    open func display(_ layer: CALayer) {
        if drawsItself { layer.displayAsPicture() }
    }

    open func draw(_ layer: CALayer, in ctx: CGContext) {
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

    /// `subview` has been added.
    open func didAddSubview(_ subview: UIView) {}
    /// `subview` is about to leave.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The view is about to get another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view has another superview, or none.
    open func didMoveToSuperview() {}
    /// The view is about to get into another window, or out of one.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The view is in another window, or in none.
    open func didMoveToWindow() {}

    // MARK: Focus

    /// Whether keys can bring the focus to the view: no, unless a subclass says so.
    open var canBecomeFocused: Bool { false }

    /// Whether the view is focused.
    open var isFocused: Bool { window?.windowScene?.focusSystem?.focusedItem === self }

    /// Where the focus goes when it comes to the view, the best place first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The controller of the view, or the view that it is in.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? parentView }

    /// The view itself: its subviews are its items.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// The name of the group that tab goes to as one; nil for that of the view around this one.
    open var focusGroupIdentifier: String? {
        get { focusSettings?.groupIdentifier }
        set { changeFocusSettings { $0.groupIdentifier = newValue } }
    }

    /// How much the view wants to be the one that is focused when the focus comes to its group.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusSettings?.groupPriority ?? .ignored }
        set { changeFocusSettings { $0.groupPriority = newValue } }
    }

    /// How the view stands out while it is focused: by a ring, unless it is set. Nil for nothing.
    open var focusEffect: UIFocusEffect? {
        get { focusSettings?.effect ?? UIFocusHaloEffect() }
        set { changeFocusSettings { $0.effect = .some(newValue) } }
    }

    /// Whether what is inside of the view can be focused although the view can.
    open var isTransparentFocusItem: Bool { false }

    /// The views inside of this one that reach into `rect` and can be focused.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        FocusSearch.inFront(childViews).filter { $0.frame.intersects(rect) }.flatMap { FocusSearch.items(in: $0) }
    }

    /// Asks for the focus to find its place anew, if it is in the view.
    open func setNeedsFocusUpdate() { FocusSearch.update(self) }

    /// Does what `setNeedsFocusUpdate()` asked for, at once.
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

    /// Whether the focus may move.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has moved to, from or inside of the view.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// A key that means the view's action went down while the view is focused.
    ///
    /// - Returns: whether the view has an action.
    func focusPressBegan() -> Bool { false }
    /// That key was released.
    func focusPressEnded() {}
    /// That key means nothing any more.
    func focusPressCancelled() {}
    /// A key went down while `self`, or something inside of it, is focused. Returns whether it was of use.
    func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool { false }
    /// A key moves the focus away from `view`, which is inside of this one. Returns whether it was of use.
    func moveFocus(_ step: FocusStep, from view: UIView, extends: Bool) -> Bool { false }

    // MARK: Environment

    /// What the view's surroundings are like: light or dark, wide or narrow.
    open var traitCollection: UITraitCollection { traits }

    /// The traits have changed from `previousTraitCollection`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for this view and all below it, whatever the system says.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { inheritTraits() } }
    }

    /// Which way the view's contents run, whatever the language.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            setNeedsLayout()
            layoutDirectionDidChange()
        }
    }

    /// How much of the view bars and the screen's own furniture cover, from each edge.
    open var safeAreaInsets: UIEdgeInsets { ownSafeArea }

    /// The safe area has changed.
    open func safeAreaInsetsDidChange() {}

    /// The traits of the screen, if the view is a window.
    var screenTraits: UITraitCollection? { nil }

    /// The safe area insets of the screen, if the view is a window.
    var screenSafeArea: UIEdgeInsets { .zero }

    /// Whether subviews that preserve the margins of their superview preserve its top and bottom margins too.
    var passesVerticalMarginsToSubviews: Bool { true }

    /// What the subviews' safe areas are measured from: a scroll view takes off what it insets its content by.
    var safeAreaInsetsForSubviews: UIEdgeInsets { ownSafeArea }

    /// Whether `layoutMargins` keep clear of the safe area.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsDidChange() } }
    }

    /// Whether the margins are at least as wide as what the superview's margins leave.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsDidChange() } }
    }

    /// The margins of a view that has none of its own, in points.
    var standardLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }

    /// The margins have changed.
    open func layoutMarginsDidChange() {
        setNeedsLayout()
        controller?.viewLayoutMarginsDidChange()
    }
}
