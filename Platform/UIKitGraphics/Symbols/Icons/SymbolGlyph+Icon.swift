import Foundation

extension SymbolGlyph {
    /// The length of 1/16 of an icon's grid, in hundredths of an em. With the outlines that a regular weight adds, the
    /// lines of icons have the same width as those of symbols that are drawn for this package.
    private static let unit: CGFloat = 7.27
    /// The same length for the contents of a circle or square that is a part of the icon.
    private static let enclosedUnit: CGFloat = 6.25
    /// The additional width of the lines of arrows, whose weight is that of text, in hundredths of an em.
    private static let arrowGrowth: CGFloat = 1
    /// The center of an icon's grid.
    private static let middle: CGFloat = 8
    /// The sum of the margins on opposite sides of the icon, in hundredths of an em.
    private static let margin: CGFloat = 5

    /// Creates a symbol that is drawn as an icon.
    init(_ name: String, icon: SymbolIcon, drawing: SVGDrawing) {
        let outlines = Self.orientedShapes(of: icon, in: drawing)
        let bounds = outlines.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
        if icon.frame == .none, let frame = icon.replacedFrame,
            let enclosed = Self.enclosedStep(of: outlines, bounds: bounds)
        {
            self.init(name, [enclosed], in: frame, isDirectional: icon.isDirectional)
            return
        }
        let (scale, ownLineWidth) = Self.metrics(of: icon, bounds: bounds)
        let isArrow = icon.frame == .none && name.hasPrefix("arrow")
        let lineWidth = ownLineWidth - (isArrow ? Self.arrowGrowth : 0)
        let centering = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        let shapes = outlines.map { $0.applying(centering) }
        let ink = shapes.map { Step.shape($0.path, $0.rule, lineWidth: lineWidth) }
        let paddedSize = CGSize(
            width: bounds.width * scale + Self.margin, height: bounds.height * scale + Self.margin)
        switch icon.frame {
        case .none:
            let layers = Self.layers(name, shapes, lineWidth: lineWidth)
            // In a filled shape, the weight applies to the subtracted parts instead of the shape around them.
            let isSubtracted = name.hasSuffix(".fill") && !layers.isEmpty
            let steps = isSubtracted ? layers[1] + layers[0].map(\.subtracted) : ink
            self.init(
                name, paddedSize.width, paddedSize.height, isDirectional: icon.isDirectional, steps, layers: layers)
        case .slash:
            let half = min(max(max(paddedSize.width, paddedSize.height) / 2 - 4, 44), 56)
            let slash = "M\(-half) \(-half)L\(half) \(half)"
            self.init(
                name, max(paddedSize.width, half * 2 + 14), max(paddedSize.height, half * 2 + 14),
                isDirectional: icon.isDirectional,
                ink + [.cutLine(slash, width: 2.8), .line(slash)])
        case .ring, .disc, .square, .filledSquare:
            self.init(name, ink, in: icon.frame, isDirectional: icon.isDirectional)
        }
    }

    /// Creates a symbol in a circle or square.
    private init(_ name: String, _ contents: [Step], in frame: SymbolIcon.Frame, isDirectional: Bool) {
        let (outline, isFilled): (Step, Bool) =
            switch frame {
            case .disc: (Self.disc, true)
            case .square: (Self.square, false)
            case .filledSquare: (Self.filledSquare, true)
            case .ring, .none, .slash: (Self.ring, false)
            }
        self.init(
            name, Self.enclosedSize.width, Self.enclosedSize.height, isDirectional: isDirectional,
            [outline] + (isFilled ? contents.map(\.subtracted) : contents), layers: [contents, [outline]])
    }

    /// Returns the contents of the circle or square that is a part of an icon, or `nil` if it has none.
    private static func enclosedStep(of shapes: [SVGDrawing.Shape], bounds: CGRect) -> Step? {
        guard let contents = split(shapes)?.enclosed else { return nil }
        var transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(scaleX: enclosedUnit, y: enclosedUnit))
        guard let path = contents.copy(using: &transform) else { return nil }
        return .shape(path, .evenOdd, lineWidth: enclosedUnit)
    }

    /// Returns the shapes of an icon, mirrored or rotated around the center of its grid.
    private static func orientedShapes(of icon: SymbolIcon, in drawing: SVGDrawing) -> [SVGDrawing.Shape] {
        let transform = CGAffineTransform(translationX: -middle, y: -middle)
            .concatenating(icon.isRotated ? CGAffineTransform(rotationAngle: .pi / 2) : .identity)
            .concatenating(CGAffineTransform(scaleX: icon.isMirrored ? -1 : 1, y: 1))
        return drawing.shapes.dropFirst(icon.omitted).map { $0.applying(transform) }
    }

    /// Returns the scale at which an icon is drawn, and the width of its lines in hundredths of an em.
    private static func metrics(of icon: SymbolIcon, bounds: CGRect) -> (scale: CGFloat, lineWidth: CGFloat) {
        switch icon.frame {
        case .none, .slash:
            let scale = unit * icon.scale
            return (scale, scale)
        case .ring, .disc, .square, .filledSquare:
            let scale = Self.scale(toFit: bounds)
            // Lines grow almost as wide as that of the circle; filled shapes keep their outline.
            let hasLines = !icon.name.hasSuffix("-fill")
            return (scale, (hasLines ? scale : unit) + 0.6)
        }
    }

    /// Returns the scale at which an icon fits in a circle, including its corners.
    private static func scale(toFit bounds: CGRect) -> CGFloat {
        let diagonal = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot()
        return min(unit * 0.68, 56 / max(bounds.width, bounds.height), 70 / diagonal)
    }

    /// Returns the enclosed shapes and the enclosing shape as layers, or an empty array if no shape encloses
    /// the others.
    private static func layers(_ name: String, _ shapes: [SVGDrawing.Shape], lineWidth: CGFloat) -> [[Step]] {
        let words = name.split(separator: ".").map(String.init)
        guard words.contains(where: enclosures.contains), let (enclosed, enclosing) = split(shapes) else { return [] }
        return [enclosed, enclosing].map { [.shape($0, .evenOdd, lineWidth: lineWidth)] }
    }

    /// Returns the enclosed shapes and the enclosing shape, or `nil` if no shape encloses the others.
    private static func split(_ shapes: [SVGDrawing.Shape]) -> (enclosed: CGPath, enclosing: CGPath)? {
        let outlines = shapes.flatMap { $0.path.subpaths }
        let bounds = outlines.reduce(CGRect.null) { $0.union($1.boundingBoxOfPath) }
        let (enclosing, enclosed) = (CGMutablePath(), CGMutablePath())
        for outline in outlines {
            let box = outline.boundingBoxOfPath
            let isEnclosing = box.width > bounds.width * 0.8 && box.height > bounds.height * 0.8
            (isEnclosing ? enclosing : enclosed).addPath(outline)
        }
        guard !enclosing.isEmpty, !enclosed.isEmpty else { return nil }
        return (enclosed.copy() ?? enclosed, enclosing.copy() ?? enclosing)
    }

    /// The words in symbol names that indicate an enclosing shape.
    private static let enclosures: Set = [
        "circle", "square", "octagon", "diamond", "seal", "shield", "rectangle", "doc",
    ]
}

extension SVGDrawing.Shape {
    fileprivate func applying(_ transform: CGAffineTransform) -> Self {
        var transform = transform
        return Self(path: path.copy(using: &transform) ?? path, rule: rule)
    }
}

extension SymbolGlyph.Step {
    /// The step, subtracted from the preceding ones.
    fileprivate var subtracted: Self {
        guard case .shape(let path, let rule, let lineWidth) = self else { return self }
        return .cutShape(path, rule, lineWidth: lineWidth)
    }
}

extension CGPath {
    /// The subpaths, each of which begins with a move.
    fileprivate var subpaths: [CGPath] {
        var pieces: [CGMutablePath] = []
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                pieces.append(CGMutablePath())
                pieces.last?.move(to: points[0])
            case .addLineToPoint: pieces.last?.addLine(to: points[0])
            case .addQuadCurveToPoint: pieces.last?.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: pieces.last?.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: pieces.last?.closeSubpath()
            }
        }
        return pieces
    }
}
