internal import CCairo
import Foundation

extension CGContext {
    /// What cairo's own state does not know. Plain numbers, so that saving it costs one copy.
    struct State {
        var fillColor = CGColor.RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        var strokeColor = CGColor.RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        var alpha = 1.0
        var lineWidth = 1.0
        var blendMode = CGBlendMode.normal
        var interpolation = CGInterpolationQuality.default
        var hasShadow = false
        /// In pixels.
        var shadowX = 0.0
        var shadowY = 0.0
        /// The standard deviation, in pixels.
        var shadowSigma = 0.0
        var shadowColor = CGColor.RGBA(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
        var allowsAntialiasing = true
        var wantsAntialiasing = true
        /// Whether drawing is cairo's own: neither a shadow nor a mode that cairo would spread beyond the shape.
        var isPlain = true

        mutating func updatePlain() {
            isPlain = !hasShadow && !blendMode.reachesBeyondShape
        }
    }

    // MARK: Colours and alpha

    /// The colour that insides are filled with.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color.rgba
    }

    /// The colour that insides are filled with.
    package var fillColor: CGColor {
        let color = state.fillColor
        return CGColor(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }

    /// The colour that lines are drawn with.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color.rgba
    }

    /// The colour that insides are filled with, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour that lines are drawn with, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The grey that insides are filled with.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// The grey that lines are drawn with.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// What the alpha of everything drawn is multiplied by, 0…1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = min(max(Double(alpha), 0), 1)
    }

    /// How what is drawn is mixed with what is there.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        state.updatePlain()
        cairo_set_operator(cairo, mode.cairoOperator)
    }

    // MARK: Line

    /// How wide lines are, in the present units.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = Double(width)
        cairo_set_line_width(cairo, Double(width))
    }

    /// How open lines end.
    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap.cairoCap)
    }

    /// How pieces of a line meet.
    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join.cairoJoin)
    }

    /// How many half line widths a pointed corner may reach; beyond that it is cut.
    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cairo, Double(limit))
    }

    /// Lines from now on consist of `lengths`: painted, left out, painted, …, beginning `phase` into the pattern. No lengths:
    /// unbroken lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let sum = lengths.reduce(0, +)
        precondition(
            lengths.allSatisfy { $0 >= 0 } && (lengths.isEmpty || sum > 0),
            "CGContext.setLineDash(phase:lengths:): the lengths \(lengths) must not be negative, nor all be zero")
        let dashes = lengths.map { Double($0) }
        cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(phase))
    }

    // MARK: Quality and effects

    /// How pictures are drawn at another size than their own.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Whether edges may be smooth at all; both this and ``setShouldAntialias(_:)`` must agree.
    public func setAllowsAntialiasing(_ allowed: Bool) {
        state.allowsAntialiasing = allowed
        applyAntialiasing()
    }

    /// Whether edges are to be smooth.
    public func setShouldAntialias(_ wanted: Bool) {
        state.wantsAntialiasing = wanted
        applyAntialiasing()
    }

    func applyAntialiasing() {
        let smooth = state.allowsAntialiasing && state.wantsAntialiasing
        cairo_set_antialias(cairo, smooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// What is drawn from now on casts a shadow. Neither offset (points, right and down) nor blur (points, twice the standard
    /// deviation) is changed by later transforms. A nil colour: no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color else {
            state.hasShadow = false
            state.updatePlain()
            return
        }
        state.hasShadow = color.rgba.alpha > 0
        state.shadowX = Double(offset.width * scale)
        state.shadowY = Double(offset.height * scale)
        state.shadowSigma = Double(max(blur, 0) * scale) / 2
        state.shadowColor = color.rgba
        state.updatePlain()
    }

    /// What is drawn from now on casts a shadow of black with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    // MARK: Sources

    @inline(__always)
    func useFillColor() {
        let color = state.fillColor
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
    }

    @inline(__always)
    func useStrokeColor() {
        let color = state.strokeColor
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
    }
}

extension CGLineCap {
    var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: return CAIRO_LINE_CAP_BUTT
        case .round: return CAIRO_LINE_CAP_ROUND
        case .square: return CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: return CAIRO_LINE_JOIN_MITER
        case .round: return CAIRO_LINE_JOIN_ROUND
        case .bevel: return CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CGBlendMode {
    /// The modes that change, in cairo, also what lies outside the shape.
    var reachesBeyondShape: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: return true
        default: return false
        }
    }

    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: return CAIRO_OPERATOR_OVER
        case .multiply: return CAIRO_OPERATOR_MULTIPLY
        case .screen: return CAIRO_OPERATOR_SCREEN
        case .overlay: return CAIRO_OPERATOR_OVERLAY
        case .darken: return CAIRO_OPERATOR_DARKEN
        case .lighten: return CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
        case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
        case .difference: return CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: return CAIRO_OPERATOR_EXCLUSION
        case .hue: return CAIRO_OPERATOR_HSL_HUE
        case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
        case .color: return CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: return CAIRO_OPERATOR_CLEAR
        case .copy: return CAIRO_OPERATOR_SOURCE
        case .sourceIn: return CAIRO_OPERATOR_IN
        case .sourceOut: return CAIRO_OPERATOR_OUT
        case .sourceAtop: return CAIRO_OPERATOR_ATOP
        case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: return CAIRO_OPERATOR_DEST_IN
        case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: return CAIRO_OPERATOR_DEST_ATOP
        case .xor: return CAIRO_OPERATOR_XOR
        case .plusLighter: return CAIRO_OPERATOR_ADD
        }
    }
}
