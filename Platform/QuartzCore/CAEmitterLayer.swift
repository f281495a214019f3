/// A layer that emits particles, such as snow, fire or confetti.
///
/// The particles are those of the layer's `CAEmitterCell` objects. They are drawn between the background and the sublayers, also outside
/// the layer's bounds unless `masksToBounds` is set. Frames are requested only while particles are living or will be emitted where the
/// layer may be visible.
///
/// The particles are a function of the layer's time and of ``seed``. They are emitted since the time 0 of the layer, so that the first
/// frame shows all that are living by then. To start without any, set `beginTime` of the layer to `CACurrentMediaTime()`.
///
/// A layer has at most 5,000 particles. If there are more, the oldest ones end early.
open class CAEmitterLayer: CALayer {
    /// The living particles.
    final let particles = ParticleSystem()
    /// Whether the cells have to be read before the next frame.
    private var hasOutdatedCells = false

    /// Creates a layer that emits nothing.
    public override init() {
        super.init()
        model.setSpecial(EmitterValues())
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if model.special(EmitterValues.self) == nil { model.setSpecial(EmitterValues()) }
        if let other = layer as? CAEmitterLayer { emitterCells = other.emitterCells }
    }

    /// The kinds of particles, or `nil` for none. Living particles remain if there are other cells afterwards.
    open var emitterCells: [CAEmitterCell]? {
        didSet { invalidateCells() }
    }

    /// A factor of the birth rates of the layer's cells, 1 by default.
    open var birthRate: Float {
        get { Float(values.birthRate) }
        set { set(\.birthRate, Double(newValue)) }
    }

    /// A factor of the lifetimes of emitted particles, 1 by default.
    open var lifetime: Float {
        get { Float(values.lifetime) }
        set { set(\.lifetime, Double(newValue)) }
    }

    /// The center of the shape, in the layer's coordinates.
    open var emitterPosition: CGPoint {
        get { values.position }
        set { set(\.position, newValue) }
    }

    /// The distance of the shape's center from the plane of the layer. It affects only the order of `.backToFront`.
    open var emitterZPosition: CGFloat {
        get { CGFloat(values.zPosition) }
        set { set(\.zPosition, Double(newValue)) }
    }

    /// The size of the shape. The width is the radius of a circle or sphere, and the length of a line.
    open var emitterSize: CGSize {
        get { values.size }
        set { set(\.size, newValue) }
    }

    /// The depth of a cuboid.
    open var emitterDepth: CGFloat {
        get { CGFloat(values.depth) }
        set { set(\.depth, Double(newValue)) }
    }

    /// The shape from which particles are emitted, a point by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { values.shape }
        set { set(\.shape, newValue) }
    }

    /// The part of the shape from which particles are emitted, its volume by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { values.mode }
        set { set(\.mode, newValue) }
    }

    /// The order and the compositing of particles.
    open var renderMode: CAEmitterLayerRenderMode {
        get { values.renderMode }
        set { set(\.renderMode, newValue) }
    }

    /// A factor of the velocities of emitted particles, 1 by default.
    open var velocity: Float {
        get { Float(values.velocity) }
        set { set(\.velocity, Double(newValue)) }
    }

    /// A factor of the scales of emitted particles, 1 by default.
    open var scale: Float {
        get { Float(values.scale) }
        set { set(\.scale, Double(newValue)) }
    }

    /// A factor of the spins of emitted particles, 1 by default.
    open var spin: Float {
        get { Float(values.spin) }
        set { set(\.spin, Double(newValue)) }
    }

    /// The seed of the particles' random values, 0 by default. Layers with equal seeds and cells emit equal particles.
    open var seed: UInt32 {
        get { values.seed }
        set { set(\.seed, newValue) }
    }

    /// Returns the value of a cell at a key path such as `emitterCells.spark.birthRate`, or `nil` if there is none.
    package final func cellValue(atKeyPath keyPath: String) -> Any? {
        guard let path = EmitterCellPath(keyPath) else { return nil }
        return cell(at: path)?.values.value(forKey: path.key)
    }

    /// Sets the value of a cell at a key path such as `emitterCells.spark.birthRate`. Returns whether there is one.
    package final func setCellValue(_ value: Any?, atKeyPath keyPath: String) -> Bool {
        guard let path = EmitterCellPath(keyPath), let cell = cell(at: path),
            cell.values.set(value, forKey: path.key)
        else { return false }
        invalidateCells()
        return true
    }

    private func cell(at path: EmitterCellPath) -> CAEmitterCell? {
        var cells = emitterCells
        for name in path.names.dropLast() { cells = cells?.first { $0.name == name }?.emitterCells }
        return cells?.first { $0.name == path.names.last }
    }

    private func invalidateCells() {
        hasOutdatedCells = true
        invalidate(.appearance)
    }

    /// Reads the cells that have been set since the last frame.
    final func commitCells() {
        guard hasOutdatedCells else { return }
        hasOutdatedCells = false
        let cells = emitterCells?.map(\.snapshot) ?? []
        model.changeSpecial(EmitterValues.self) { $0.cells = cells }
    }

    /// Requests the next frame if particles of the last one were visible or may become visible.
    override func advanceContents() {
        guard particles.needsFrame else { return }
        // The frame sets it again unless the layer is hidden or outside of the visible pixels by then.
        particles.needsFrame = false
        invalidate(.appearance)
    }

    override var hasRunningContents: Bool { particles.needsFrame && isDisplayed }

    private var values: EmitterValues { model.special(EmitterValues.self) ?? EmitterValues() }

    private func set<Value: Equatable>(_ path: WritableKeyPath<EmitterValues, Value>, _ value: Value) {
        guard values[keyPath: path] != value else { return }
        model.changeSpecial(EmitterValues.self) { $0[keyPath: path] = value }
        invalidate(.appearance)
    }
}

/// The shape from which an emitter layer emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line as long as the width of the size. Particles are emitted up by default.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box of the size and the depth.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle with the width of the size as its radius.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere with the width of the size as its radius.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of its shape from which an emitter layer emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The corners of the shape, the ends of a line, or the center of a round shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline of the shape, out of which particles are emitted by default.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The area of a flat shape, or the surface of a solid, out of which particles are emitted by default.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The inside of the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and the compositing of an emitter layer's particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// Older particles behind newer ones.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// Older particles in front of newer ones.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Particles that are nearer to the viewer in front of others.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The colors of particles are added to what is behind them.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
