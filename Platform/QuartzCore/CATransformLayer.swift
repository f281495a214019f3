/// A layer that places its sublayers in space, without a plane of its own.
///
/// Other layers show their sublayers in their planes, so that a turned layer looks like a picture of its sublayers. The
/// sublayers of a transform layer keep their depths, as the sides of a cube do. The layer itself paints nothing, and neither
/// clips nor masks.
open class CATransformLayer: CALayer {
    /// Creates a layer of size zero.
    public override init() {
        super.init()
        record.sortsChildren = true
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) { super.init(layer: layer) }

    package override var flattensSublayers: Bool { false }
}
