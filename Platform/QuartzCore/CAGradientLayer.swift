/// A layer that draws a gradient of colors over its background, within its bounds and rounded corners.
///
/// Points are in fractions of the bounds. As in Core Animation, the color components and the alpha are interpolated
/// separately: a gradient from white to transparent black is gray in between. Use transparent white instead.
open class CAGradientLayer: CALayer {
    /// The image of a conic gradient, which is drawn once for each size.
    final var conicImage: ConicGradientImage?

    /// Creates a layer without colors.
    public override init() {
        super.init()
        model.setSpecial(GradientValues())
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if model.special(GradientValues.self) == nil { model.setSpecial(GradientValues()) }
    }

    /// The colors, which are of type `CGColor`, or `nil` for none. Other values are ignored.
    open var colors: [Any]? {
        get { values.colors }
        set {
            let colors = newValue?.compactMap { $0 as? CGColor }
            guard colors != values.colors else { return }
            change(.gradientColors) { state in state.changeSpecial(GradientValues.self) { $0.colors = colors } }
        }
    }

    /// The locations of the colors from 0 to 1, in ascending order, or `nil` for evenly spaced colors.
    open var locations: [NSNumber]? {
        get { values.locations?.map { NSNumber(value: Double($0)) } }
        set {
            let locations = newValue?.map { CGFloat($0.doubleValue) }
            guard locations != values.locations else { return }
            change(.gradientLocations) { state in
                state.changeSpecial(GradientValues.self) { $0.locations = locations }
            }
        }
    }

    /// The start of an axial gradient, or the center of a radial or conic one. The default is the middle of the top
    /// edge.
    open var startPoint: CGPoint {
        get { values.startPoint }
        set {
            guard newValue != values.startPoint else { return }
            change(.gradientStart) { state in state.changeSpecial(GradientValues.self) { $0.startPoint = newValue } }
        }
    }

    /// The end of an axial gradient, a corner of the rectangle around the ellipse of a radial one, or a point in the
    /// direction in which a conic one begins and ends. The default is the middle of the bottom edge.
    open var endPoint: CGPoint {
        get { values.endPoint }
        set {
            guard newValue != values.endPoint else { return }
            change(.gradientEnd) { state in state.changeSpecial(GradientValues.self) { $0.endPoint = newValue } }
        }
    }

    /// The kind of gradient.
    open var type: CAGradientLayerType {
        get { values.type }
        set {
            guard newValue != values.type else { return }
            model.changeSpecial(GradientValues.self) { $0.type = newValue }
            invalidate(.appearance)
        }
    }

    private var values: GradientValues { model.special(GradientValues.self) ?? GradientValues() }
}

/// The kind of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point outward to an ellipse.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
