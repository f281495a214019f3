/// A rectangle on the screen with contents, sublayers, and a look that can be animated.
///
/// Lengths are points. A layer's own values are where it is going; `presentation()` tells where it is on its way.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// What the layer was set to.
    package final var model = LayerState()

    /// What the layer looked like in the last frame: the model, with its animations applied.
    package final var shown = LayerState()

    package final var animations: [(key: String, animation: CAAnimation)] = []
    package final var stale: Invalidation = .everything
    package final var record = RenderRecord()
    /// How time runs in the layer; nil as it does around it, as in nearly all.
    final var time: LayerTime?
    package final var layoutNeed: Need = .itself
    package final var displayNeed: Need = []
    final var children: [CALayer] = []
    // A weak reference makes each retain and release of what it refers to about three times as slow, and every layer above
    // others, and every view, would be referred to so: a twentieth of a frame. These two are cleared by hand.
    nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?

    /// The view whose layer this is. It clears this when it goes.
    package nonisolated(unsafe) final unowned(unsafe) var owner: (any CALayerDelegate)?
    private final weak var otherDelegate: (any CALayerDelegate)?

    /// Whether the renderer may keep a picture of this layer and its sublayers, to be drawn anew only when something
    /// in it changes. For what moves as a whole much more often than it changes, such as the row of a table.
    package final var cachesRaster = false {
        didSet { if cachesRaster != oldValue { invalidate(.look) } }
    }

    /// What the layer does to the picture of what lies behind it, below its own background.
    package final var backdrop: LayerBackdrop? {
        didSet { if backdrop != oldValue { invalidate(.geometry) } }
    }

    /// A size in whole pixels or an animation is the layer's owner's business: its view, unless another delegate is set. Held
    /// weakly.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? otherDelegate }
        set {
            if owner != nil { owner = nil }
            otherDelegate = newValue
        }
    }

    deinit {
        for child in children { child.parent = nil }
    }

    /// What the layer is called, for whoever looks at the tree.
    open var name: String?

    /// Actions for changes of properties by their names, asked after the delegate.
    open var actions: [String: any CAAction]?

    /// What the layer shows: a `CGImage`, or a drawing of the system's own.
    open var contents: Any? {
        didSet { invalidate(.look) }
    }

    /// How contents of another size than the layer's are placed.
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { invalidate(.look) } }
    }

    /// How many pixels of the contents make one point.
    open var contentsScale: CGFloat = 1 {
        didSet { if contentsScale != oldValue { invalidate(.look) } }
    }

    /// Which part of the contents stretches when they are resized, in fractions of their size.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if contentsCenter != oldValue { invalidate(.look) } }
    }

    /// Whether a change of size draws the contents anew.
    open var needsDisplayOnBoundsChange = false

    /// Whether what the layer draws into its contents covers it without holes.
    open var isOpaque = false

    /// The shape of the shadow in the layer's coordinates; nil takes it from the layer's bounds and corners.
    open var shadowPath: CGPath? {
        didSet { invalidate(.geometry) }
    }

    /// Which corners `cornerRadius` rounds.
    open var maskedCorners: CACornerMask = .all {
        didSet { if maskedCorners != oldValue { invalidate(.look) } }
    }

    /// The form of the rounded corners.
    open var cornerCurve = CALayerCornerCurve.circular {
        didSet { if cornerCurve != oldValue { invalidate(.look) } }
    }

    /// An arrow that is part of the layer's shape.
    package final var callout: PopoverShape? {
        didSet { if callout != oldValue { invalidate([.geometry, .look]) } }
    }

    /// Makes a layer of size zero.
    public override init() {
        super.init()
    }

    /// Makes a copy of `layer` that shows the same: a presentation layer. Override it to copy what a subclass adds.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        model = other.model
        contents = other.contents
        backdrop = other.backdrop
        contentsGravity = other.contentsGravity
        contentsScale = other.contentsScale
        name = other.name
    }

    /// Places the sublayers: by default the delegate does.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// Fills `contents`: by default the delegate does, or the layer draws itself into a picture.
    open func display() {
        if let delegate { delegate.display(self) } else { displayAsPicture() }
    }

    /// Draws the layer's contents in its own coordinates: by default the delegate does.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }
}

/// What a layer asks its owner, most often a view.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Fill the layer's contents.
    func display(_ layer: CALayer)
    /// Draw the layer's contents into `ctx`, in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Place the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// What to run for a change of `event`: nil leaves it to the layer, `NSNull` runs nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// By default the layer draws itself into a picture.
    public func display(_ layer: CALayer) { layer.displayAsPicture() }
    /// By default nothing is drawn.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// By default sublayers stay where they are.
    public func layoutSublayers(of layer: CALayer) {}
    /// By default the layer decides.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Contents that are drawn each time they come to light, instead of being kept as a picture.
package protocol LayerDrawing: AnyObject {
    /// Draws into `context`, whose coordinates are the layer's, and which is clipped to what must be drawn.
    @MainActor func draw(in context: CGContext, bounds: CGRect)
}

/// How contents of another size are placed in their layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the gravity.
    public let rawValue: String

    /// Makes a gravity of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Centred, not scaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top edge, centred across.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom edge, centred across.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left edge, centred down.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right edge, centred down.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the layer's size.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit inside, centred.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill, centred.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Corners of a layer, in its own coordinates: y grows downwards.
public struct CACornerMask: OptionSet, Sendable {
    /// One bit a corner.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The form of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the form.
    public let rawValue: String

    /// Makes a form of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins gently, as on the system's own cards.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
