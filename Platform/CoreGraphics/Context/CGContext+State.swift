@_implementationOnly import CCairo
import Foundation

extension CGContext {
    /// The part of the graphics state that cairo does not manage. It contains plain numbers, except for a rare mask, so
    /// that saving is a cheap copy.
    struct State {
        var fillColor = CGColor.RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        var strokeColor = CGColor.RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        var alpha = 1.0
        var lineWidth = 1.0
        var blendMode = CGBlendMode.normal
        var interpolation = CGInterpolationQuality.default
        var hasShadow = false
        /// The shadow's offset, in pixels.
        var shadowX = 0.0
        var shadowY = 0.0
        /// The standard deviation of the shadow's blur, in pixels.
        var shadowSigma = 0.0
        var shadowColor = CGColor.RGBA(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
        var allowsAntialiasing = true
        var shouldAntialias = true
        var clipMask: ClipMask?
        /// The color spaces and patterns, or `nil` if none was set.
        var patterns: PatternState.Box?
        /// The offset of the tiles of patterns.
        var patternPhase = CGVector.zero
        /// Whether no shadow, no mask and no blend mode that cairo would extend beyond the shape is set, so that
        /// cairo draws directly.
        var isPlain = true

        mutating func updatePlain() {
            isPlain = !hasShadow && !blendMode.reachesBeyondShape && clipMask == nil
        }
    }

    // MARK: Colors and alpha

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color.rgba
        if color.pattern != nil || state.patterns?.value.fill != nil {
            patterns.fill = color.pattern.map { .image($0) }
        }
    }

    /// The fill color.
    package var fillColor: CGColor {
        let color = state.fillColor
        return CGColor(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color.rgba
        if color.pattern != nil || state.patterns?.value.stroke != nil {
            patterns.stroke = color.pattern.map { .image($0) }
        }
    }

    /// Sets the fill color in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the stroke color to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the alpha that applies to everything drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = min(max(Double(alpha), 0), 1)
    }

    /// Sets the blend mode.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        state.updatePlain()
        cairo_set_operator(cairo, mode.cairoOperator)
    }

    // MARK: Line

    /// Sets the line width, in user space units.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = Double(width)
        cairo_set_line_width(cairo, Double(width))
    }

    /// Sets the style of line ends.
    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap.cairoCap)
    }

    /// Sets the style of line joins.
    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join.cairoJoin)
    }

    /// Sets the limit of mitered corners as a multiple of half the line width. Sharper corners are beveled.
    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cairo, Double(limit))
    }

    /// Sets the dash pattern: alternating lengths of painted and unpainted segments, starting `phase` into
    /// the pattern. Lines are solid if `lengths` is empty.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let sum = lengths.reduce(0, +)
        precondition(
            lengths.allSatisfy { $0 >= 0 } && (lengths.isEmpty || sum > 0),
            """
            CGContext.setLineDash(phase:lengths:) received the invalid lengths \(lengths). \
            Pass lengths that are not negative and not all 0.
            """)
        let dashes = lengths.map { Double($0) }
        cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(phase))
    }

    // MARK: Quality and effects

    /// The quality of image scaling.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets whether antialiasing is allowed. It is used if ``setShouldAntialias(_:)`` requests it, too.
    public func setAllowsAntialiasing(_ allowed: Bool) {
        state.allowsAntialiasing = allowed
        applyAntialiasing()
    }

    /// Sets whether edges are antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
        applyAntialiasing()
    }

    func applyAntialiasing() {
        let smooth = state.allowsAntialiasing && state.shouldAntialias
        cairo_set_antialias(cairo, smooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Sets the shadow, or removes it if `color` is `nil`. Later transforms do not affect it.
    ///
    /// - Parameters:
    ///   - offset: The offset to the right and down, in points.
    ///   - blur: Twice the standard deviation of the blur, in points.
    ///   - color: The shadow's color.
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

    /// Sets a shadow in black with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    // MARK: Sources

    @inline(__always)
    func useFillColor() {
        if let source = state.patterns?.value.fill { return use(source) }
        let color = state.fillColor
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
    }

    @inline(__always)
    func useStrokeColor() {
        if let source = state.patterns?.value.stroke { return use(source) }
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
    /// Whether the mode, in cairo, also affects pixels outside of the shape.
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
