import Foundation

/// How a symbol is drawn for one weight and scale: in hundredths of the text's size, from the left margin to the right, and down from the
/// middle of capitals.
struct SymbolOutlines: Sendable {
    struct Outline: Sendable {
        var path: CGPath
        let rule: CGPathFillRule
        /// 0 for the foremost layer.
        let level: Int
    }

    var outlines: [Outline]
    /// How far the right margin is from the left one; ink may stand beyond either.
    var advance: CGFloat

    /// Where the ink is.
    var ink: CGRect { outlines.reduce(.null) { $0.union($1.path.boundingBoxOfPath) } }

    /// What lies between two drawings with the same points, `share` of the way to the other; nil where they have not.
    func mixed(with other: SymbolOutlines, _ share: CGFloat) -> SymbolOutlines? {
        guard outlines.count == other.outlines.count else { return nil }
        var mixed = self
        for (index, (mine, theirs)) in zip(outlines, other.outlines).enumerated() {
            guard mine.rule == theirs.rule, let path = mine.path.mixed(with: theirs.path, share) else { return nil }
            mixed.outlines[index].path = path
        }
        mixed.advance += (other.advance - advance) * share
        return mixed
    }

    /// The room above and below the ink, in hundredths of the text's size.
    private static let margin: CGFloat = 2.5

    /// As a glyph; its room is that between the margins, and whatever ink there is beyond.
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

    /// The path between two with the same kinds of pieces; nil for others.
    fileprivate func mixed(with other: CGPath, _ share: CGFloat) -> CGPath? {
        let (mine, theirs) = (pieces, other.pieces)
        guard mine.map(\.type) == theirs.map(\.type) else { return nil }
        let path = CGMutablePath()
        for (from, to) in zip(mine, theirs) {
            let points = zip(from.points, to.points).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
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
