import Foundation

/// The description of a kind of particle that a `CAEmitterLayer` emits.
///
/// A property with a range has a random value for each particle: the property plus or minus up to half of its range. A particle
/// keeps the values with which it was emitted.
///
/// A layer reads its cells in the frame after they are set. Change a cell of a layer later by its name:
///
///     layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
///
/// The timing of a cell determines when it emits particles: from `beginTime` on, in the time of the layer or since the emission of
/// the particle that it belongs to, for `duration` seconds, which may repeat. `speed` multiplies the birth rate.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
    final var values: EmitterCellValues

    /// Creates a cell that emits nothing.
    public override init() {
        values = EmitterCellValues()
        super.init()
    }

    /// Returns the value of a property in a new cell, or `nil` if there is no number, color or rectangle with that name.
    open class func defaultValue(forKey key: String) -> Any? { EmitterCellValues().value(forKey: key) }

    /// The name of the cell in key paths of its layer.
    open var name: String? {
        get { values.name }
        set { values.name = newValue }
    }

    /// Whether emitted particles are drawn. Particles of a cell that is not enabled emit others nevertheless.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }

    // MARK: Emission

    /// The number of particles per second, 0 by default.
    open var birthRate: Float {
        get { Float(values.birthRate) }
        set { values.birthRate = Double(newValue) }
    }

    /// The lifetime of particles in seconds, 0 by default.
    open var lifetime: Float {
        get { Float(values.lifetime) }
        set { values.lifetime = Double(newValue) }
    }

    /// The range of the lifetime, in seconds.
    open var lifetimeRange: Float {
        get { Float(values.lifetimeRange) }
        set { values.lifetimeRange = Double(newValue) }
    }

    /// The angle in radians between the direction of emission and the plane of the layer.
    open var emissionLatitude: CGFloat {
        get { CGFloat(values.emissionLatitude) }
        set { values.emissionLatitude = Double(newValue) }
    }

    /// The angle of the direction of emission in the plane of the layer, in radians.
    ///
    /// 0 is the direction out of the shape of the emitter, which for lines is up, and otherwise the direction of the x axis. Angles
    /// increase clockwise.
    open var emissionLongitude: CGFloat {
        get { CGFloat(values.emissionLongitude) }
        set { values.emissionLongitude = Double(newValue) }
    }

    /// The angle in radians of a cone around the direction of emission, in which particles are emitted evenly.
    open var emissionRange: CGFloat {
        get { CGFloat(values.emissionRange) }
        set { values.emissionRange = Double(newValue) }
    }

    // MARK: Motion

    /// The initial velocity of particles, in points per second.
    open var velocity: CGFloat {
        get { CGFloat(values.velocity) }
        set { values.velocity = Double(newValue) }
    }

    /// The range of the velocity, in points per second.
    open var velocityRange: CGFloat {
        get { CGFloat(values.velocityRange) }
        set { values.velocityRange = Double(newValue) }
    }

    /// The acceleration along the x axis, in points per second squared.
    open var xAcceleration: CGFloat {
        get { CGFloat(values.xAcceleration) }
        set { values.xAcceleration = Double(newValue) }
    }

    /// The acceleration along the y axis, in points per second squared.
    open var yAcceleration: CGFloat {
        get { CGFloat(values.yAcceleration) }
        set { values.yAcceleration = Double(newValue) }
    }

    /// The acceleration toward the viewer, in points per second squared. It affects only the order of `.backToFront`.
    open var zAcceleration: CGFloat {
        get { CGFloat(values.zAcceleration) }
        set { values.zAcceleration = Double(newValue) }
    }

    /// The factor of the particles' size, 1 by default.
    open var scale: CGFloat {
        get { CGFloat(values.scale) }
        set { values.scale = Double(newValue) }
    }

    /// The range of the scale.
    open var scaleRange: CGFloat {
        get { CGFloat(values.scaleRange) }
        set { values.scaleRange = Double(newValue) }
    }

    /// The change of the scale per second.
    open var scaleSpeed: CGFloat {
        get { CGFloat(values.scaleSpeed) }
        set { values.scaleSpeed = Double(newValue) }
    }

    /// The rotation of particles in radians per second.
    open var spin: CGFloat {
        get { CGFloat(values.spin) }
        set { values.spin = Double(newValue) }
    }

    /// The range of the spin, in radians per second.
    open var spinRange: CGFloat {
        get { CGFloat(values.spinRange) }
        set { values.spinRange = Double(newValue) }
    }

    // MARK: Colors

    /// The color that the contents are multiplied by. The default is opaque white; `nil` is the same.
    open var color: CGColor? {
        get { values.color }
        set { values.color = newValue }
    }

    /// The range of the color's red component.
    open var redRange: Float {
        get { Float(values.redRange) }
        set { values.redRange = Double(newValue) }
    }

    /// The range of the color's green component.
    open var greenRange: Float {
        get { Float(values.greenRange) }
        set { values.greenRange = Double(newValue) }
    }

    /// The range of the color's blue component.
    open var blueRange: Float {
        get { Float(values.blueRange) }
        set { values.blueRange = Double(newValue) }
    }

    /// The range of the color's alpha component.
    open var alphaRange: Float {
        get { Float(values.alphaRange) }
        set { values.alphaRange = Double(newValue) }
    }

    /// The change of the color's red component per second.
    open var redSpeed: Float {
        get { Float(values.redSpeed) }
        set { values.redSpeed = Double(newValue) }
    }

    /// The change of the color's green component per second.
    open var greenSpeed: Float {
        get { Float(values.greenSpeed) }
        set { values.greenSpeed = Double(newValue) }
    }

    /// The change of the color's blue component per second.
    open var blueSpeed: Float {
        get { Float(values.blueSpeed) }
        set { values.blueSpeed = Double(newValue) }
    }

    /// The change of the color's alpha component per second.
    open var alphaSpeed: Float {
        get { Float(values.alphaSpeed) }
        set { values.alphaSpeed = Double(newValue) }
    }

    // MARK: Contents

    /// The contents of particles: a `CGImage`.
    open var contents: Any? {
        get { values.content.value }
        set { values.content = LayerContent(newValue) }
    }

    /// The part of the contents that is drawn, in fractions of their size.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { values.contentsRect = newValue }
    }

    /// The number of pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { CGFloat(values.contentsScale) }
        set { values.contentsScale = Double(newValue) }
    }

    /// The filter for contents that are enlarged: the raw value of a `CALayerContentsFilter`.
    open var magnificationFilter: String {
        get { values.magnificationFilter.rawValue }
        set { values.magnificationFilter = CALayerContentsFilter(rawValue: newValue) }
    }

    /// The filter for contents that are reduced: the raw value of a `CALayerContentsFilter`.
    open var minificationFilter: String {
        get { values.minificationFilter.rawValue }
        set { values.minificationFilter = CALayerContentsFilter(rawValue: newValue) }
    }

    /// The cells that each particle emits from its position, or `nil` for none.
    ///
    /// The colors of these particles are multiplied by that of the particle that emits them.
    open var emitterCells: [CAEmitterCell]?

    /// The values of the cell and of the cells in it.
    var snapshot: EmitterCellValues {
        var snapshot = values
        snapshot.cells = emitterCells?.map(\.snapshot) ?? []
        return snapshot
    }

    // MARK: Timing

    /// The time in seconds after which the emission begins.
    public final var beginTime: CFTimeInterval {
        get { values.time.beginTime }
        set { values.time.beginTime = newValue }
    }

    /// The duration of the emission in seconds. Infinite by default.
    public final var duration: CFTimeInterval {
        get { values.time.duration }
        set { values.time.duration = newValue }
    }

    /// A factor of the birth rate.
    public final var speed: Float {
        get { values.time.speed }
        set { values.time.speed = newValue }
    }

    /// The seconds that have passed of the duration when the emission begins.
    public final var timeOffset: CFTimeInterval {
        get { values.time.timeOffset }
        set { values.time.timeOffset = newValue }
    }

    /// The number of times that the duration repeats. 0 counts as 1.
    public final var repeatCount: Float {
        get { values.time.repeatCount }
        set { values.time.repeatCount = newValue }
    }

    /// The number of seconds for which the duration repeats, or 0 if `repeatCount` applies.
    public final var repeatDuration: CFTimeInterval {
        get { values.time.repeatDuration }
        set { values.time.repeatDuration = newValue }
    }

    /// Whether each repetition takes twice the duration.
    public final var autoreverses: Bool {
        get { values.time.autoreverses }
        set { values.time.autoreverses = newValue }
    }

    /// The fill mode, which has no effect: a cell emits nothing outside its active time.
    public final var fillMode: CAMediaTimingFillMode {
        get { values.time.fillMode }
        set { values.time.fillMode = newValue }
    }
}

/// A filter for contents that are enlarged or reduced.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of the filter.
    public let rawValue: String

    /// Creates a filter from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Interpolation between four pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Interpolation between all pixels that a pixel of the screen covers.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
