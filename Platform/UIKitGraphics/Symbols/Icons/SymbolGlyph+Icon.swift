import Foundation

extension SymbolGlyph {
    /// How many hundredths of an em a sixteenth of an icon's grid is: with the outlines that a regular weight adds, an icon's
    /// circle is as large, and its line as wide, as that of ``ring``.
    private static let unit: CGFloat = 7.27
    /// Where the middle of an icon's grid is.
    private static let middle: CGFloat = 8
    /// How far beyond the ink the room goes, on both sides together.
    private static let margin: CGFloat = 5

    /// A symbol that is drawn as an icon.
    init(_ name: String, icon: SymbolIcon, drawing: SVGDrawing) {
        let outlines = Self.orientedShapes(of: icon, in: drawing)
        let bounds = outlines.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
        let (scale, lineWidth) = Self.metrics(of: icon, bounds: bounds)
        let centering = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        let shapes = outlines.map { $0.applying(centering) }
        let ink = shapes.map { Step.shape($0.path, $0.rule, lineWidth: lineWidth) }
        let room = CGSize(
            width: bounds.width * scale + Self.margin, height: bounds.height * scale + Self.margin)
        switch icon.frame {
        case .none:
            let layers = Self.layers(name, shapes, lineWidth: lineWidth)
            // In a filled shape what is left out gets heavier, not the shape around it.
            let isTakenOut = name.hasSuffix(".fill") && !layers.isEmpty
            let steps = isTakenOut ? layers[1] + layers[0].map(\.subtracted) : ink
            self.init(name, room.width, room.height, isDirectional: icon.isDirectional, steps, layers: layers)
        case .slash:
            let half = min(max(max(room.width, room.height) / 2 - 4, 44), 56)
            let slash = "M\(-half) \(-half)L\(half) \(half)"
            self.init(
                name, max(room.width, half * 2 + 14), max(room.height, half * 2 + 14),
                isDirectional: icon.isDirectional,
                ink + [.cutLine(slash, width: 2.8), .line(slash)])
        case .ring:
            self.init(name, 122, 122, isDirectional: icon.isDirectional, [Self.ring] + ink, layers: [ink, [Self.ring]])
        case .disc:
            self.init(
                name, 122, 122, isDirectional: icon.isDirectional, [Self.disc] + ink.map(\.subtracted),
                layers: [ink, [Self.disc]])
        }
    }

    /// Returns the shapes of an icon, mirrored or rotated around the center of its grid.
    private static func orientedShapes(of icon: SymbolIcon, in drawing: SVGDrawing) -> [SVGDrawing.Shape] {
        let transform = CGAffineTransform(translationX: -middle, y: -middle)
            .concatenating(icon.isTurned ? CGAffineTransform(rotationAngle: .pi / 2) : .identity)
            .concatenating(CGAffineTransform(scaleX: icon.isMirrored ? -1 : 1, y: 1))
        return drawing.shapes.dropFirst(icon.omitted).map { $0.applying(transform) }
    }

    /// Returns the scale at which an icon is drawn, and the width of its lines in hundredths of an em.
    private static func metrics(of icon: SymbolIcon, bounds: CGRect) -> (scale: CGFloat, lineWidth: CGFloat) {
        switch icon.frame {
        case .none, .slash:
            let scale = unit * icon.scale
            return (scale, scale)
        case .ring, .disc:
            let scale = Self.scale(toFit: bounds)
            // Lines grow almost as wide as that of the circle; filled shapes keep their outline.
            let hasLines = !icon.name.hasSuffix("-fill")
            return (scale, (hasLines ? scale : unit) + 0.6)
        }
    }

    /// How large an icon is drawn in a circle: it stays off its edge, also where its corners are.
    private static func scale(toFit bounds: CGRect) -> CGFloat {
        let diagonal = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot()
        return min(unit * 0.8, 66 / max(bounds.width, bounds.height), 82 / diagonal)
    }

    /// What encloses the rest, and the rest: the foremost first. Empty where nothing encloses the symbol.
    private static func layers(_ name: String, _ shapes: [SVGDrawing.Shape], lineWidth: CGFloat) -> [[Step]] {
        let words = name.split(separator: ".").map(String.init)
        guard words.contains(where: enclosures.contains) else { return [] }
        let outlines = shapes.flatMap { $0.path.subpaths }
        let bounds = outlines.reduce(CGRect.null) { $0.union($1.boundingBoxOfPath) }
        let (around, inside) = (CGMutablePath(), CGMutablePath())
        for outline in outlines {
            let box = outline.boundingBoxOfPath
            let isAround = box.width > bounds.width * 0.8 && box.height > bounds.height * 0.8
            (isAround ? around : inside).addPath(outline)
        }
        guard !around.isEmpty, !inside.isEmpty else { return [] }
        return [inside, around].map { [.shape($0.copy() ?? $0, .evenOdd, lineWidth: lineWidth)] }
    }

    /// The words in names that tell that a shape encloses a sign.
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
    /// Its pieces, each of which begins with a move.
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
