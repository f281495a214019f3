/// The values of a shape layer.
struct ShapeValues: SpecialContents {
    var path: CGPath? {
        didSet {
            box = path?.boundingBoxOfPath ?? .null
            measureMiters()
        }
    }
    // The bounding box of the path, and the longest miter. Each frame that moves the layer needs them.
    private var box = CGRect.null
    private var miter: CGFloat = 1
    var fillColor = LayerColor.standard
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10 {
        didSet { measureMiters() }
    }
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [CGFloat]?

    private var strokes: Bool {
        lineWidth > 0 && strokeStart < strokeEnd && strokeStart < 1 && strokeEnd > 0
            && (strokeColor.map { $0.alpha > 0 } ?? false)
    }

    private var fills: Bool { fillColor.color.map { $0.alpha > 0 } ?? false }

    func paintRect(in layer: CALayer) -> CGRect {
        guard !box.isNull, fills || strokes else { return .null }
        var rect = box
        if strokes {
            var reach = lineWidth / 2
            if lineJoin == .miter { reach *= miter }
            if lineCap == .square { reach = max(reach, lineWidth / 2 * 2.0.squareRoot()) }
            rect = rect.insetBy(dx: -reach, dy: -reach)
        }
        return layer.shown.masksToBounds ? rect.intersection(layer.shown.bounds) : rect
    }

    private mutating func measureMiters() {
        miter = path?.miterLength(limit: miterLimit) ?? 1
    }

    func draw(_ layer: CALayer, in context: CGContext) {
        guard let path, !path.isEmpty else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.beginPath()
        if layer.shown.masksToBounds {
            context.addPath(layer.outline)
            context.clip()
        }
        if fills, let color = fillColor.color { fill(path, with: color, in: context) }
        if strokes, let strokeColor { stroke(path, with: strokeColor, in: context) }
    }

    private func fill(_ path: CGPath, with color: CGColor, in context: CGContext) {
        let rule: CGPathFillRule = fillRule == .evenOdd ? .evenOdd : .winding
        context.addPath(path)
        guard let pattern = color.pattern else {
            context.setFillColor(color)
            return context.fillPath(using: rule)
        }
        context.saveGState()
        context.clip(using: rule)
        context.drawTilesUpright(pattern.image, first: CGRect(origin: .zero, size: pattern.size))
        context.restoreGState()
    }

    private func stroke(_ path: CGPath, with color: CGColor, in context: CGContext) {
        context.setStrokeColor(color)
        context.setLineWidth(lineWidth)
        context.setMiterLimit(max(1, miterLimit))
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        // A pattern without any length would trap in the context.
        let dashes = lineDashPattern ?? []
        if dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashes.contains(where: { $0 > 0 }) {
            context.setLineDash(phase: lineDashPhase, lengths: dashes)
        }
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        context.addPath(isWhole ? path : PathMeasure(path).part(from: strokeStart, to: strokeEnd))
        context.strokePath()
    }
}

extension LayerProperty {
    /// The properties of shape layers.
    static let shapeProperties = [
        path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase,
    ]

    /// A change animates only explicitly, as in Core Animation.
    static let path = LayerProperty(
        "path", .appearance, .explicit, wrap: { AnimatableValue.path($0 ?? CGMutablePath()) },
        unwrap: { if case .path(let path) = $0 { .some(path) } else { nil } },
        get: { $0.special(ShapeValues.self)?.path },
        set: { state, path in state.changeSpecial(ShapeValues.self) { $0.path = path } })
    static let fillColor = color("fillColor", .appearance, [.explicit, .implicit]) {
        $0.special(ShapeValues.self)?.fillColor.color
    } set: { state, color in
        state.changeSpecial(ShapeValues.self) { $0.fillColor = LayerColor(color) }
    }
    static let strokeColor = color("strokeColor", .appearance, [.explicit, .implicit]) {
        $0.special(ShapeValues.self)?.strokeColor
    } set: { state, color in
        state.changeSpecial(ShapeValues.self) { $0.strokeColor = color }
    }
    static let strokeStart = shapeNumber("strokeStart", \.strokeStart)
    static let strokeEnd = shapeNumber("strokeEnd", \.strokeEnd)
    static let lineWidth = shapeNumber("lineWidth", \.lineWidth)
    static let miterLimit = shapeNumber("miterLimit", \.miterLimit)
    static let lineDashPhase = shapeNumber("lineDashPhase", \.lineDashPhase)

    private static func shapeNumber(
        _ key: String, _ number: WritableKeyPath<ShapeValues, CGFloat> & Sendable
    ) -> LayerProperty {
        self.number(key, .appearance, [.explicit, .implicit]) {
            $0.special(ShapeValues.self)?[keyPath: number] ?? 0
        } set: { state, value in
            state.changeSpecial(ShapeValues.self) { $0[keyPath: number] = value }
        }
    }
}
