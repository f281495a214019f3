import Foundation

/// A line or a cubic curve of a path.
struct PathCurve {
    var points: (CGPoint, CGPoint, CGPoint, CGPoint)
    var isLine: Bool

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        points = (start, control1, control2, end)
        isLine = false
    }

    init(from start: CGPoint, to end: CGPoint) {
        points = (start, start, end, end)
        isLine = true
    }

    var start: CGPoint { points.0 }
    var end: CGPoint { points.3 }

    /// The same curve in the reverse direction.
    var reversed: PathCurve {
        var curve = self
        curve.points = (points.3, points.2, points.1, points.0)
        return curve
    }
}

/// A connected part of a path.
struct PathSubpath {
    var start: CGPoint
    /// The lines and curves. Those of a closed subpath end with the line to the start, which may have the length 0.
    var curves: [PathCurve] = []
    var isClosed = false
}

extension CGPath.Elements {
    /// The connected parts of the path, in which quadratic curves have become cubic ones.
    var subpaths: [PathSubpath] {
        var result: [PathSubpath] = []
        var current = CGPoint.zero
        var index = 0
        func append(_ curve: PathCurve) {
            if result.last?.isClosed != false { result.append(PathSubpath(start: current)) }
            result[result.count - 1].curves.append(curve)
            current = curve.end
        }
        for kind in kinds {
            switch kind {
            case .moveToPoint:
                current = points[index]
                result.append(PathSubpath(start: current))
            case .addLineToPoint:
                append(PathCurve(from: current, to: points[index]))
            case .addQuadCurveToPoint:
                let (control1, control2) = Self.degreeElevated(current, points[index], points[index + 1])
                append(PathCurve(current, control1, control2, points[index + 1]))
            case .addCurveToPoint:
                append(PathCurve(current, points[index], points[index + 1], points[index + 2]))
            case .closeSubpath:
                append(PathCurve(from: current, to: result.last?.start ?? current))
                result[result.count - 1].isClosed = true
            }
            index += kind.pointCount
        }
        return result
    }

    /// Appends a connected part of a path.
    mutating func append(_ subpath: PathSubpath) {
        move(subpath.start)
        for curve in subpath.isClosed ? subpath.curves.dropLast() : subpath.curves[...] { append(curve) }
        if subpath.isClosed { close() }
    }

    /// Appends a line or a curve that starts at the current point.
    mutating func append(_ curve: PathCurve) {
        if curve.isLine { line(curve.end) } else { cubic(curve.points.1, curve.points.2, curve.end) }
    }
}
