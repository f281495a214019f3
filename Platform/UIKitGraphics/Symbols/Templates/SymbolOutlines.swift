import Foundation

/// The outlines of a custom symbol for one weight and scale, in hundredths of an em. The origin is at the
/// left margin and at the vertical center of capital letters, with the y-axis pointing down.
struct SymbolOutlines: Sendable {
    struct Outline: Sendable {
        var path: CGPath
        let rule: CGPathFillRule
        /// The index of the layer, with 0 for the primary one.
        let level: Int
    }

    var outlines: [Outline]
    /// The distance between the left and right margins, which outlines may exceed.
    var advance: CGFloat

    /// The bounding box of the outlines.
    var ink: CGRect { outlines.reduce(.null) { $0.union($1.path.boundingBoxOfPath) } }

    /// Interpolates between two compatible drawings by `fraction`, from 0 to 1. Returns `nil` if their path
    /// elements differ.
    func interpolated(with other: SymbolOutlines, _ fraction: CGFloat) -> SymbolOutlines? {
        guard outlines.count == other.outlines.count else { return nil }
        var interpolated = self
        for (index, (mine, theirs)) in zip(outlines, other.outlines).enumerated() {
            guard mine.rule == theirs.rule, let path = mine.path.interpolated(with: theirs.path, fraction) else {
                return nil
            }
            interpolated.outlines[index].path = path
        }
        interpolated.advance += (other.advance - advance) * fraction
        return interpolated
    }

    /// The margin above and below the outlines, in hundredths of an em.
    private static let margin: CGFloat = 2.5

    /// Returns a glyph whose size includes the margins and any outlines that exceed them.
    func glyph(_ name: String, weight: UIImage.SymbolWeight) -> SymbolGlyph {
        let ink = ink
        let (left, right) = (min(0, ink.minX), max(advance, ink.maxX))
        var toMiddle = CGAffineTransform(translationX: -(left + right) / 2, y: -ink.midY)
        let levels = Set(outlines.map(\.level)).sorted()
        func steps(_ outlines: [Outline]) -> [SymbolGlyph.Step] {
            outlines.map {
                let path = $0.path.copy(using: &toMiddle) ?? $0.path
                return $0.rule == .winding ? .area(path) : .shape(path, $0.rule, lineWidth: weight.lineWidth)
            }
        }
        var glyph = SymbolGlyph(
            name, right - left, ink.height + 2 * Self.margin, steps(outlines),
            layers: levels.count < 2 ? [] : levels.map { level in steps(outlines.filter { $0.level == level }) })
        glyph.placement = SymbolGlyph.Placement(middle: ink.midY, left: -left, right: right - advance)
        return glyph
    }
}

extension CGPath {
    private typealias Piece = (type: CGPathElementType, points: [CGPoint])

    private var pieces: [Piece] {
        var pieces: [Piece] = []
        applyWithBlock { element in
            let count: Int
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: count = 1
            case .addQuadCurveToPoint: count = 2
            case .addCurveToPoint: count = 3
            case .closeSubpath: count = 0
            }
            pieces.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
        }
        return pieces
    }

    /// Interpolates between two paths. Returns `nil` if their element types differ.
    fileprivate func interpolated(with other: CGPath, _ fraction: CGFloat) -> CGPath? {
        let (mine, theirs) = (pieces, other.pieces)
        guard mine.map(\.type) == theirs.map(\.type) else { return nil }
        let path = CGMutablePath()
        for (from, to) in zip(mine, theirs) {
            let points = zip(from.points, to.points).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * fraction, y: $0.y + ($1.y - $0.y) * fraction)
            }
            switch from.type {
            case .moveToPoint: path.move(to: points[0])
            case .addLineToPoint: path.addLine(to: points[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path.copy() ?? path
    }
}
