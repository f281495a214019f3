import Foundation

/// The point-in-path test by winding number and crossing count.
enum PathWinding {
    static func contains(_ point: CGPoint, _ elements: CGPath.Elements, _ rule: CGPathFillRule) -> Bool {
        var counter = Counter(point: point)
        var start = CGPoint.zero
        var current = CGPoint.zero
        var index = 0
        let points = elements.points
        for kind in elements.kinds {
            switch kind {
            case .moveToPoint:
                counter.cross(current, start)
                start = points[index]
            case .addLineToPoint:
                counter.cross(current, points[index])
            case .addQuadCurveToPoint:
                let (control1, control2) = CGPath.Elements.degreeElevated(current, points[index], points[index + 1])
                counter.crossCurve(current, control1, control2, points[index + 1])
            case .addCurveToPoint:
                counter.crossCurve(current, points[index], points[index + 1], points[index + 2])
            case .closeSubpath:
                counter.cross(current, start)
                current = start
            }
            index += kind.pointCount
            if kind != .closeSubpath { current = points[index - 1] }
        }
        counter.cross(current, start)
        switch rule {
        case .winding: return counter.winding != 0
        case .evenOdd: return counter.crossings % 2 == 1
        }
    }

    private struct Counter {
        let point: CGPoint
        var winding = 0
        var crossings = 0

        /// Counts a line that crosses the horizontal ray from the point to the right. A line includes its
        /// start and excludes its end in y.
        mutating func cross(_ from: CGPoint, _ to: CGPoint) {
            let rises = from.y <= point.y && to.y > point.y
            let falls = to.y <= point.y && from.y > point.y
            guard rises || falls else { return }
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            guard x > point.x else { return }
            winding += rises ? 1 : -1
            crossings += 1
        }

        mutating func crossCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
            if max(p0.y, p1.y, p2.y, p3.y) < point.y || min(p0.y, p1.y, p2.y, p3.y) > point.y { return }
            if max(p0.x, p1.x, p2.x, p3.x) < point.x { return }
            // The error of a chord decreases with the square of the number of pieces: with 32, it is about a
            // thousandth of the curve's height.
            var last = p0
            for piece in 1...32 {
                let next =
                    piece == 32 ? p3 : CGPath.Elements.pointOnCurve(p0, p1, p2, p3, CGFloat(piece) / 32)
                cross(last, next)
                last = next
            }
        }
    }
}
