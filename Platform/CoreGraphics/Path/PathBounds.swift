import Foundation

/// The computation of bounding boxes of paths.
enum PathBounds {
    static func ofAllPoints(_ elements: CGPath.Elements) -> CGRect {
        guard let first = elements.points.first else { return .null }
        var box = Box(first)
        for point in elements.points { box.include(point) }
        return box.rect
    }

    static func ofShape(_ elements: CGPath.Elements) -> CGRect {
        guard let first = elements.points.first else { return .null }
        var box = Box(first)
        var start = first
        var current = first
        var index = 0
        let points = elements.points
        for kind in elements.kinds {
            switch kind {
            case .moveToPoint:
                start = points[index]
                box.include(start)
            case .addLineToPoint:
                box.include(points[index])
            case .addQuadCurveToPoint:
                let (control1, control2) = CGPath.Elements.degreeElevated(current, points[index], points[index + 1])
                box.includeCurve(current, control1, control2, points[index + 1])
            case .addCurveToPoint:
                box.includeCurve(current, points[index], points[index + 1], points[index + 2])
            case .closeSubpath:
                current = start
            }
            index += kind.pointCount
            if kind != .closeSubpath { current = points[index - 1] }
        }
        return box.rect
    }

    private struct Box {
        var left: CGFloat
        var right: CGFloat
        var top: CGFloat
        var bottom: CGFloat

        init(_ point: CGPoint) {
            (left, right, top, bottom) = (point.x, point.x, point.y, point.y)
        }

        var rect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }

        mutating func include(_ point: CGPoint) {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }

        mutating func includeCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
            include(p3)
            for t in extrema(p0.x, p1.x, p2.x, p3.x) + extrema(p0.y, p1.y, p2.y, p3.y) {
                include(CGPath.Elements.pointOnCurve(p0, p1, p2, p3, t))
            }
        }

        /// Returns the parameters at which the derivative of a cubic is 0, strictly between its ends.
        private func extrema(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
            let a = -p0 + 3 * p1 - 3 * p2 + p3
            let b = 2 * (p0 - 2 * p1 + p2)
            let c = p1 - p0
            var roots: [CGFloat] = []
            if abs(a) < 1e-12 {
                if b != 0 { roots = [-c / b] }
            } else {
                let discriminant = b * b - 4 * a * c
                if discriminant >= 0 {
                    let root = discriminant.squareRoot()
                    roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
                }
            }
            return roots.filter { $0 > 0 && $0 < 1 }
        }
    }
}

extension CGPath.Elements {
    /// Returns the control points of the cubic curve that equals a quadratic one (degree elevation).
    static func degreeElevated(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint) {
        (
            CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        )
    }

    static func pointOnCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (f0, f1, f2, f3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: f0 * p0.x + f1 * p1.x + f2 * p2.x + f3 * p3.x, y: f0 * p0.y + f1 * p1.y + f2 * p2.y + f3 * p3.y)
    }
}
