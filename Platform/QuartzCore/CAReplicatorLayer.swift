/// A layer that draws its sublayers several times, each time with a further transform, color and delay.
///
/// Its own background and border are drawn once. The copies of an animation are delayed while it runs; when an animation is removed,
/// it ends in all copies.
open class CAReplicatorLayer: CALayer {
    /// Creates a layer that draws its sublayers once.
    public override init() {
        super.init()
        model.setSpecial(ReplicatorValues())
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if model.special(ReplicatorValues.self) == nil { model.setSpecial(ReplicatorValues()) }
    }

    /// The number of times that the sublayers are drawn, 1 by default.
    open var instanceCount: Int {
        get { values.count }
        set { set(\.count, max(0, newValue)) }
    }

    /// The time by which each copy lags behind the one before, in seconds.
    open var instanceDelay: CFTimeInterval {
        get { values.delay }
        set { set(\.delay, newValue) }
    }

    /// The transform of each copy relative to the one before, about the center of the layer.
    open var instanceTransform: CATransform3D {
        get { values.transform }
        set {
            guard newValue != values.transform else { return }
            change(.instanceTransform) { state in
                state.changeSpecial(ReplicatorValues.self) { $0.transform = newValue }
            }
        }
    }

    /// The color that the colors of the first copy are multiplied by. The default is opaque white; `nil` is the same.
    open var instanceColor: CGColor? {
        get { values.color }
        set { set(\.color, newValue) }
    }

    /// The difference of the red component of ``instanceColor`` in each copy from the one before.
    open var instanceRedOffset: Float {
        get { values.offset.x }
        set { set(\.offset.x, newValue) }
    }

    /// The difference of the green component of ``instanceColor`` in each copy from the one before.
    open var instanceGreenOffset: Float {
        get { values.offset.y }
        set { set(\.offset.y, newValue) }
    }

    /// The difference of the blue component of ``instanceColor`` in each copy from the one before.
    open var instanceBlueOffset: Float {
        get { values.offset.z }
        set { set(\.offset.z, newValue) }
    }

    /// The difference of the alpha component of ``instanceColor`` in each copy from the one before.
    open var instanceAlphaOffset: Float {
        get { values.offset.w }
        set { set(\.offset.w, newValue) }
    }

    private var values: ReplicatorValues { model.special(ReplicatorValues.self) ?? ReplicatorValues() }

    private func set<Value: Equatable>(_ path: WritableKeyPath<ReplicatorValues, Value>, _ value: Value) {
        guard values[keyPath: path] != value else { return }
        model.changeSpecial(ReplicatorValues.self) { $0[keyPath: path] = value }
        invalidate([.geometry, .appearance])
    }
}

/// The values of a replicator layer.
struct ReplicatorValues: SpecialContents {
    var count = 1
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var color: CGColor?
    var offset = SIMD4<Float>()

    // The copies are drawn in the place of the sublayers.
    func paintRect(in layer: CALayer) -> CGRect { .null }
    func draw(_ layer: CALayer, in context: CGContext) {}

    /// The color of a copy.
    func color(of index: Int) -> CGColor {
        let base = color?.rgba ?? CGColor.RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        func component(_ value: CGFloat, _ offset: Float) -> CGFloat {
            min(1, max(0, value + CGFloat(offset) * CGFloat(index)))
        }
        return CGColor(
            red: component(base.red, offset.x), green: component(base.green, offset.y),
            blue: component(base.blue, offset.z), alpha: component(base.alpha, offset.w))
    }
}

extension LayerProperty {
    static let instanceTransform = matrix("instanceTransform", .geometry, [.explicit, .implicit]) {
        $0.special(ReplicatorValues.self)?.transform ?? CATransform3DIdentity
    } set: { state, transform in
        state.changeSpecial(ReplicatorValues.self) { $0.transform = transform }
    }
}
