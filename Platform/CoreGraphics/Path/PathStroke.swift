import Foundation

/// The outline of the stroke of a path, which covers the same area by the winding rule.
///
/// Curves are split until each turns by at most 30°, and the control points of their offset curves are placed as by Tiller
/// and Hanson, "Offsets of Two-Dimensional Profiles" (1984): the offset of an arc is exact.
struct PathStroke {
    /// Half the width of the line.
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    private(set) var outline = CGPath.Elements()

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        radius = width / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    /// Adds the outline of a subpath.
    mutating func add(_ subpath: PathSubpath) {
        guard radius > 0, !subpath.curves.isEmpty else { return }
        let pieces = subpath.curves.flatMap { StrokePiece.pieces(of: $0) }
        guard let first = pieces.first, let last = pieces.last else { return addDot(at: subpath.start) }
        let backward = pieces.reversed().map(\.reversed)
        trace(pieces, isContinued: false)
        if subpath.isClosed {
            addJoin(at: last.curve.end, from: last.endDirection, to: first.startDirection)
            outline.close()
            trace(backward, isContinued: false)
            addJoin(at: first.curve.start, from: -first.startDirection, to: -last.endDirection)
        } else {
            addCap(at: last.curve.end, last.endDirection)
            trace(backward, isContinued: true)
            addCap(at: first.curve.start, -first.startDirection)
        }
        outline.close()
    }

    /// Adds a subpath without a length, which has caps only.
    private mutating func addDot(at center: CGPoint) {
        let square = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        switch cap {
        case .butt: break
        case .round: outline.addEllipse(in: square, .identity)
        case .square: outline.addRect(square, .identity)
        }
    }

    /// Adds the offset of connected pieces to the right of their direction where y points up.
    private mutating func trace(_ pieces: [StrokePiece], isContinued: Bool) {
        var previous: StrokePiece?
        for piece in pieces {
            if let previous {
                addJoin(at: piece.curve.start, from: previous.endDirection, to: piece.startDirection)
            } else {
                let start = piece.curve.start + normal(piece.startDirection)
                if isContinued { line(start) } else { outline.move(start) }
            }
            outline.append(piece.offset(by: radius))
            previous = piece
        }
    }

    private func normal(_ direction: CGVector) -> CGVector {
        CGVector(dx: direction.dy * radius, dy: -direction.dx * radius)
    }

    /// Adds a line unless it would have no length.
    private mutating func line(_ point: CGPoint) {
        if let current = outline.current, hypot(current.x - point.x, current.y - point.y) < 1e-9 * radius { return }
        outline.line(point)
    }

    private mutating func addJoin(at corner: CGPoint, from incoming: CGVector, to outgoing: CGVector) {
        let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
        let cosine = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
        let next = corner + normal(outgoing)
        if abs(cross) < 1e-4, cosine > 0 { return line(next) }
        if cross < 0, cosine > -1 + 1e-9 {
            // On the inner side, lines through the corner are inside the stroke.
            outline.line(corner)
            return line(next)
        }
        let start = normal(incoming)
        switch join {
        case .round:
            outline.addArc(
                corner, radius, start: atan2(start.dy, start.dx), sweep: atan2(abs(cross), cosine), .identity)
        case .miter where 2 <= miterLimit * miterLimit * (1 + cosine):
            let end = normal(outgoing)
            line(
                CGPoint(
                    x: corner.x + (start.dx + end.dx) / (1 + cosine), y: corner.y + (start.dy + end.dy) / (1 + cosine)))
        case .miter, .bevel: break
        }
        line(next)
    }

    private mutating func addCap(at end: CGPoint, _ direction: CGVector) {
        let side = normal(direction)
        switch cap {
        case .butt: break
        case .round: outline.addArc(end, radius, start: atan2(side.dy, side.dx), sweep: .pi, .identity)
        case .square:
            let tip = CGPoint(x: end.x + direction.dx * radius, y: end.y + direction.dy * radius)
            line(tip + side)
            line(tip + -side)
        }
        line(end + -side)
    }
}

/// A part of a stroked path that turns by a small angle, with the directions at its ends as unit vectors.
private struct StrokePiece {
    let curve: PathCurve
    let startDirection: CGVector
    let endDirection: CGVector

    /// The number of times that a curve is halved at most, which bounds curves with cusps.
    private static let maximumDepth = 8

    /// Returns the parts of a curve, which are none if it has no length.
    static func pieces(of curve: PathCurve) -> [StrokePiece] {
        var result: [StrokePiece] = []
        append(curve, depth: 0, to: &result)
        return result
    }

    private static func append(_ curve: PathCurve, depth: Int, to result: inout [StrokePiece]) {
        let (p0, p1, p2, p3) = curve.points
        guard let start = direction(p0, p1) ?? direction(p0, p2) ?? direction(p0, p3),
            let end = direction(p2, p3) ?? direction(p1, p3) ?? direction(p0, p3)
        else { return }
        if !curve.isLine, depth < maximumDepth {
            let middle = direction(p1, p2) ?? start
            let cosine = CGFloat(3).squareRoot() / 2
            if min(start.dot(middle), middle.dot(end), start.dot(end)) < cosine {
                let (first, second) = curve.halves
                append(first, depth: depth + 1, to: &result)
                append(second, depth: depth + 1, to: &result)
                return
            }
        }
        result.append(StrokePiece(curve: curve, startDirection: start, endDirection: end))
    }

    private static func direction(_ start: CGPoint, _ end: CGPoint) -> CGVector? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = hypot(dx, dy)
        return length > 1e-9 ? CGVector(dx: dx / length, dy: dy / length) : nil
    }

    var reversed: StrokePiece {
        StrokePiece(curve: curve.reversed, startDirection: -endDirection, endDirection: -startDirection)
    }

    /// Returns the curve at a distance, to the right where y points up.
    func offset(by distance: CGFloat) -> PathCurve {
        let (p0, p1, p2, p3) = curve.points
        let start = p0 + CGVector(dx: startDirection.dy * distance, dy: -startDirection.dx * distance)
        let end = p3 + CGVector(dx: endDirection.dy * distance, dy: -endDirection.dx * distance)
        if curve.isLine { return PathCurve(from: start, to: end) }
        // A curve that turns more sharply than the offset goes backward.
        let chord = CGVector(dx: p3.x - p0.x, dy: p3.y - p0.y)
        let length = max(chord.dot(chord), 1e-18)
        let factor = ((end.x - start.x) * chord.dx + (end.y - start.y) * chord.dy) / length
        let (first, last) = (hypot(p1.x - p0.x, p1.y - p0.y) * factor, hypot(p3.x - p2.x, p3.y - p2.y) * factor)
        return PathCurve(
            start, CGPoint(x: start.x + startDirection.dx * first, y: start.y + startDirection.dy * first),
            CGPoint(x: end.x - endDirection.dx * last, y: end.y - endDirection.dy * last), end)
    }
}

extension PathCurve {
    /// The two halves of the curve, by de Casteljau's algorithm.
    fileprivate var halves: (PathCurve, PathCurve) {
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        let (a, b, c) = (middle(points.0, points.1), middle(points.1, points.2), middle(points.2, points.3))
        let (d, e) = (middle(a, b), middle(b, c))
        let center = middle(d, e)
        return (PathCurve(points.0, a, d, center), PathCurve(center, e, c, points.3))
    }
}

extension CGVector {
    fileprivate func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

    fileprivate static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}
