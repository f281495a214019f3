/// A layer that draws a path in its coordinates, between its contents and its first sublayer.
///
/// The path is not limited to the layer's bounds unless `masksToBounds` is set. Changes of colors, of the line's
/// measures and of the stroked part animate implicitly; a change of the path animates by an explicit animation, whose
/// paths need the same kinds of elements.
open class CAShapeLayer: CALayer {
    /// Creates a layer without a path.
    public override init() {
        super.init()
        model.setSpecial(ShapeValues())
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if model.special(ShapeValues.self) == nil { model.setSpecial(ShapeValues()) }
    }

    /// The path, or `nil` for none. A mutable path is copied.
    open var path: CGPath? {
        get { values.path }
        set {
            let copy = newValue is CGMutablePath ? newValue?.copy() : newValue
            change(.path) { state in state.changeSpecial(ShapeValues.self) { $0.path = copy } }
        }
    }

    /// The color of the interior, or `nil` for none. The default is opaque black.
    open var fillColor: CGColor? {
        get { values.fillColor.color }
        set {
            guard newValue != fillColor else { return }
            change(.fillColor) { state in state.changeSpecial(ShapeValues.self) { $0.fillColor = LayerColor(newValue) }
            }
        }
    }

    /// The rule that determines the interior.
    open var fillRule: CAShapeLayerFillRule {
        get { values.fillRule }
        set { setStyle(\.fillRule, newValue) }
    }

    /// The color of the stroke, or `nil` for none, which is the default.
    open var strokeColor: CGColor? {
        get { values.strokeColor }
        set {
            guard newValue != strokeColor else { return }
            change(.strokeColor) { state in state.changeSpecial(ShapeValues.self) { $0.strokeColor = newValue } }
        }
    }

    /// The fraction of the path's length at which the stroke begins, from 0 to 1.
    open var strokeStart: CGFloat {
        get { values.strokeStart }
        set { setNumber(.strokeStart, \.strokeStart, newValue) }
    }

    /// The fraction of the path's length at which the stroke ends, from 0 to 1.
    open var strokeEnd: CGFloat {
        get { values.strokeEnd }
        set { setNumber(.strokeEnd, \.strokeEnd, newValue) }
    }

    /// The width of the stroke, in points.
    open var lineWidth: CGFloat {
        get { values.lineWidth }
        set { setNumber(.lineWidth, \.lineWidth, newValue) }
    }

    /// The limit of mitered corners, as a multiple of half the line width. Sharper corners are beveled.
    open var miterLimit: CGFloat {
        get { values.miterLimit }
        set { setNumber(.miterLimit, \.miterLimit, newValue) }
    }

    /// The style of the ends of the stroke.
    open var lineCap: CAShapeLayerLineCap {
        get { values.lineCap }
        set { setStyle(\.lineCap, newValue) }
    }

    /// The style of the corners of the stroke.
    open var lineJoin: CAShapeLayerLineJoin {
        get { values.lineJoin }
        set { setStyle(\.lineJoin, newValue) }
    }

    /// The distance into the dash pattern at which the stroke begins, in points.
    open var lineDashPhase: CGFloat {
        get { values.lineDashPhase }
        set { setNumber(.lineDashPhase, \.lineDashPhase, newValue) }
    }

    /// The alternating lengths of painted and unpainted segments, in points, or `nil` for a solid stroke.
    open var lineDashPattern: [NSNumber]? {
        get { values.lineDashPattern?.map { NSNumber(value: Double($0)) } }
        set { setStyle(\.lineDashPattern, newValue?.map { CGFloat($0.doubleValue) }) }
    }

    private var values: ShapeValues { model.special(ShapeValues.self) ?? ShapeValues() }

    private func setNumber(
        _ property: LayerProperty, _ number: WritableKeyPath<ShapeValues, CGFloat>, _ value: CGFloat
    ) {
        guard value != values[keyPath: number] else { return }
        change(property) { state in state.changeSpecial(ShapeValues.self) { $0[keyPath: number] = value } }
    }

    private func setStyle<Style: Equatable>(_ style: WritableKeyPath<ShapeValues, Style>, _ value: Style) {
        guard value != values[keyPath: style] else { return }
        model.changeSpecial(ShapeValues.self) { $0[keyPath: style] = value }
        invalidate(.appearance)
    }
}

/// The rule that determines the interior of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String

    /// Creates a rule from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The nonzero winding rule.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The even-odd rule.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The style of the ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A square end at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A semicircle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A square end that extends half the line width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The style of the corners of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A sharp corner, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A beveled corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
