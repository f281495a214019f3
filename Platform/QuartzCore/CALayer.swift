/// A rectangle on the screen with contents, sublayers and animatable properties.
///
/// Lengths are in points. The properties are the final values of animations; `presentation()` returns the
/// current ones.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The values to which the layer was set.
    package final var model = LayerState()

    /// The values in the last frame: the model with its animations applied.
    package final var shown = LayerState()

    package final var animations: [(key: String, animation: CAAnimation)] = []
    /// Whether the timeline advances the animations.
    final var isInTimeline = false
    package final var invalidation: Invalidation = .everything
    package final var record = RenderRecord()
    /// The objects that few layers have, or `nil` for a layer without any of them.
    final var extras: LayerExtras?
    /// The timing of the layer, or `nil` if its time equals that of its superlayer, as in most layers.
    final var time: LayerTime?
    package final var layoutFlags: PassFlags = .itself
    /// Whether `layoutSublayers()` is running.
    final var isLayingOut = false
    package final var displayFlags: PassFlags = []
    final var children: [CALayer] = []
    // Weak references make retaining and releasing the referenced object about three times as slow, which
    // costs a twentieth of a frame if every superlayer and view is referenced weakly. Both references are
    // cleared explicitly instead.
    nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?

    /// The view that owns the layer. It resets this reference when it is deinitialized.
    package nonisolated(unsafe) final unowned(unsafe) var owner: (any CALayerDelegate)?
    private final weak var otherDelegate: (any CALayerDelegate)?

    /// Whether the renderer may cache an image of this layer and its sublayers, which is redrawn only when
    /// they change. Useful for layers that move more often than they change, such as table rows.
    package final var cachesRaster = false {
        didSet { if cachesRaster != oldValue { invalidate(.appearance) } }
    }
    private final var cachesRasterByDefault = false

    /// Whether the layer and its sublayers are drawn into a bitmap, which is drawn again only when they change. Layers that
    /// are rotated, or that draw outside their bounds, are drawn directly.
    open var shouldRasterize = false {
        didSet {
            guard shouldRasterize != oldValue else { return }
            if shouldRasterize { cachesRasterByDefault = cachesRaster }
            cachesRaster = shouldRasterize || cachesRasterByDefault
        }
    }

    /// The number of pixels per point of the bitmap of ``shouldRasterize``, 1 by default. A bitmap with fewer pixels than the
    /// screen is blurred; set the `displayScale` of the traits to avoid it.
    open var rasterizationScale: CGFloat = 1 {
        didSet { if rasterizationScale != oldValue { invalidate(.appearance) } }
    }

    /// The effect that the layer applies to what is behind it, below its own background.
    package final var backdrop: LayerBackdrop? {
        didSet { if backdrop != oldValue { invalidate([.geometry, .appearance]) } }
    }

    /// The delegate: the owning view unless another object is set, which is weakly referenced.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? otherDelegate }
        set {
            if owner != nil { owner = nil }
            otherDelegate = newValue
        }
    }

    /// The values for keys that are not properties.
    package final var keyedValues: [String: Any] = [:]

    /// Called with the layer and the key before a property changes, and with `true` after the change. It is `nil` unless
    /// properties are observed.
    package static var changeObserver: ((CALayer, String, Bool) -> Void)?

    deinit {
        if MainThreadRelease.isNeeded {
            MainThreadRelease.release(children + animations.map(\.animation) + (extras.map { [$0] } ?? []))
        }
        for child in children { child.parent = nil }
        extras?.mask?.parent = nil
    }

    /// The name of the layer for debugging.
    open var name: String?

    /// The actions for property changes, by property name. The delegate has precedence.
    open var actions: [String: any CAAction]?

    /// Returns the action for a change of the property `event`: that of the delegate, of `actions`, or the
    /// default action.
    open func action(forKey event: String) -> (any CAAction)? { baseAction(forKey: event) }

    /// The contents: a `CGImage`.
    open var contents: Any? {
        get { content.value }
        set { content = LayerContent(newValue) }
    }

    /// The contents by their kind, which saves a dynamic cast in each frame.
    package final var content = LayerContent.none {
        didSet { invalidate(.appearance) }
    }

    /// The placement of contents whose size differs from that of the layer.
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { invalidate(.appearance) } }
    }

    /// The number of pixels of the contents per point.
    open var contentsScale: CGFloat = 1 {
        didSet { if contentsScale != oldValue { invalidate(.appearance) } }
    }

    /// The part of the contents that is stretched on resizing, in fractions of their size.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if contentsCenter != oldValue { invalidate(.appearance) } }
    }

    /// Whether the contents are redrawn when the size changes.
    open var needsDisplayOnBoundsChange = false

    /// Whether the drawn contents are opaque everywhere.
    open var isOpaque = false

    /// The shape of the shadow in the layer's coordinates. If `nil`, the shadow is that of the alpha of the
    /// layer with its contents and sublayers.
    open var shadowPath: CGPath? {
        didSet { invalidate(.geometry) }
    }

    /// The layer whose alpha the layer and its sublayers are multiplied by, in the coordinates of this layer, or `nil`
    /// for none.
    ///
    /// The mask also limits the shadow. It must not be a sublayer of another layer, and is removed if it is. Touches
    /// and `hitTest(_:)` are not affected.
    open var mask: CALayer? {
        get { extras?.mask }
        set { replaceMask(by: newValue) }
    }

    /// The name of the blend mode by which the layer with its sublayers is composited with what is behind it, for example
    /// `"multiplyBlendMode"` or `"screenBlendMode"`, or `nil` to draw it over.
    ///
    /// The names are those that Core Animation knows on iOS. Filters of other names, and filter objects, are not applied, and
    /// the value is `nil` then.
    open var compositingFilter: Any? {
        get { if case .filter(let name, _) = compositing { name } else { nil } }
        set { compositing = (newValue as? String).flatMap { LayerCompositing(filterName: $0) } }
    }

    /// The corners that `cornerRadius` applies to.
    open var maskedCorners: CACornerMask = .all {
        didSet { if maskedCorners != oldValue { invalidate(.appearance) } }
    }

    /// Whether the layer is visible from behind, when it is turned by more than 90 degrees.
    open var isDoubleSided = true {
        didSet { if isDoubleSided != oldValue { invalidate(.geometry) } }
    }

    /// Whether the contents change with time, so that frames must be drawn.
    var hasRunningContents: Bool { false }

    /// Invalidates contents that change with time.
    func advanceContents() {}

    /// Whether sublayers are displayed in the plane of the layer.
    package var flattensSublayers: Bool { true }

    /// The curve of the rounded corners.
    open var cornerCurve = CALayerCornerCurve.circular {
        didSet { if cornerCurve != oldValue { invalidate(.appearance) } }
    }

    /// The popover arrow that is part of the layer's shape.
    package final var popoverShape: PopoverShape? {
        didSet { if popoverShape != oldValue { invalidate([.geometry, .appearance]) } }
    }

    /// Whether the shadow without `shadowPath` is that of the bounds and corners, whatever the layer
    /// contains. Its shape is animated with the bounds, and it is drawn only once.
    package final var castsOutlineShadow = false {
        didSet { if castsOutlineShadow != oldValue { invalidate(.geometry) } }
    }

    /// Creates a layer of size zero.
    public override init() {
        super.init()
    }

    /// Creates a presentation copy of `layer`. Override it to copy the properties of a subclass.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        model = other.model
        content = other.content
        backdrop = other.backdrop
        contentsGravity = other.contentsGravity
        contentsScale = other.contentsScale
        contentsCenter = other.contentsCenter
        name = other.name
        isOpaque = other.isOpaque
        needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
        shadowPath = other.shadowPath
        castsOutlineShadow = other.castsOutlineShadow
        maskedCorners = other.maskedCorners
        cornerCurve = other.cornerCurve
        isDoubleSided = other.isDoubleSided
        popoverShape = other.popoverShape
        if let compositing = other.compositing { self.compositing = compositing }
    }

    /// Lays out the sublayers. The default implementation calls the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// Sets `contents`. The default implementation calls the delegate, or draws the layer into an image.
    open func display() {
        if let delegate { delegate.display(self) } else { displayAsImage() }
    }

    /// Draws the layer's contents in its own coordinates. The default implementation calls the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }
}

/// The methods that a layer calls on its owner, usually a view.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Asks the delegate to set the layer's contents.
    func display(_ layer: CALayer)
    /// Asks the delegate to draw the layer's contents into `ctx`, in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Asks the delegate to lay out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Asks the delegate for the action for a change of `event`. Return `nil` for the layer's default or
    /// `NSNull` for no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// The default implementation draws the layer into an image.
    public func display(_ layer: CALayer) { layer.displayAsImage() }
    /// The default implementation does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// The default implementation does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// The default implementation returns `nil`.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The placement of contents whose size differs from that of their layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the gravity.
    public let rawValue: String

    /// Creates a gravity from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Centered, not scaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top edge, horizontally centered.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom edge, horizontally centered.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left edge, vertically centered.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right edge, vertically centered.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top-left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top-right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom-left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom-right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the layer's size.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit with the aspect ratio preserved, centered.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill with the aspect ratio preserved, centered.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// A set of corners of a layer, in its own coordinates, in which y points down.
public struct CACornerMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top-left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top-right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom-left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom-right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The curve of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String

    /// Creates a curve from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve of continuous curvature.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
