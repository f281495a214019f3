import Foundation

/// The lengths along a path, for parts of its stroke and for motion along it. All subpaths count, without the gaps
/// between them.
package struct PathMeasure {
    /// A line or curve of the path.
    fileprivate struct Piece {
        let points: (CGPoint, CGPoint, CGPoint, CGPoint)
        let isLine: Bool
        let beginsSubpath: Bool
        /// Whether the piece closes its subpath.
        let closes: Bool
        /// The lengths of the piece up to evenly spaced parameters, without the first one, which is 0.
        let lengths: [CGFloat]
        /// The length of the path before the piece.
        let start: CGFloat

        var length: CGFloat { lengths.last ?? 0 }
    }

    private static let sampleCount = 32

    private var pieces: [Piece] = []
    /// The length of the path.
    package private(set) var length: CGFloat = 0
    /// The lengths from the start of the path to its start and to the ends of its lines and curves.
    package private(set) var elementEnds: [CGFloat] = []

    /// Measures a path.
    ///
    /// - Complexity: O(*n*) for *n* elements.
    package init(_ path: CGPath) {
        for subpath in path.elements.subpaths {
            if elementEnds.isEmpty { elementEnds.append(0) }
            for (index, curve) in subpath.curves.enumerated() {
                add(
                    curve.points, isLine: curve.isLine, index == 0,
                    closes: subpath.isClosed && index == subpath.curves.count - 1)
            }
        }
    }

    private mutating func add(
        _ points: (CGPoint, CGPoint, CGPoint, CGPoint), isLine: Bool, _ beginsSubpath: Bool, closes: Bool
    ) {
        var lengths: [CGFloat] = []
        if isLine {
            lengths = [hypot(points.3.x - points.0.x, points.3.y - points.0.y)]
        } else {
            var previous = points.0
            var sum: CGFloat = 0
            for step in 1...Self.sampleCount {
                let t = CGFloat(step) / CGFloat(Self.sampleCount)
                let point = CGPath.Elements.pointOnCurve(points.0, points.1, points.2, points.3, t)
                sum += hypot(point.x - previous.x, point.y - previous.y)
                lengths.append(sum)
                previous = point
            }
        }
        let piece = Piece(
            points: points, isLine: isLine, beginsSubpath: beginsSubpath, closes: closes, lengths: lengths,
            start: length)
        length += piece.length
        pieces.append(piece)
        elementEnds.append(length)
    }

    /// Returns the point and the direction, in radians, at a distance from the start of the path, or `nil` for a path
    /// without lines and curves.
    package func position(at distance: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        guard let last = pieces.last else { return nil }
        let distance = min(max(distance, 0), length)
        let piece = pieces.first { $0.length > 0 && distance <= $0.start + $0.length } ?? last
        return position(in: piece, at: piece.parameter(at: distance - piece.start))
    }

    /// Returns the point and the direction at a fraction of an element's parameter, for the element at an index of
    /// lines and curves.
    package func position(inElement index: Int, at fraction: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        guard !pieces.isEmpty else { return nil }
        return position(in: pieces[min(max(index, 0), pieces.count - 1)], at: fraction)
    }

    private func position(in piece: Piece, at t: CGFloat) -> (point: CGPoint, angle: CGFloat) {
        let (p0, p1, p2, p3) = piece.points
        let point =
            piece.isLine
            ? CGPoint(x: p0.x + (p3.x - p0.x) * t, y: p0.y + (p3.y - p0.y) * t)
            : CGPath.Elements.pointOnCurve(p0, p1, p2, p3, t)
        let tangent = piece.isLine ? CGPoint(x: p3.x - p0.x, y: p3.y - p0.y) : piece.tangent(at: t)
        return (point, atan2(tangent.y, tangent.x))
    }

    /// Returns the part of the path between two fractions of its length. A closed subpath that is included completely
    /// remains closed.
    package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        let (first, last) = (max(0, start) * length, min(1, end) * length)
        var elements = CGPath.Elements()
        var subpathIsWhole = false
        for piece in pieces {
            if piece.beginsSubpath { subpathIsWhole = piece.start >= first }
            let from = max(0, first - piece.start)
            let to = min(piece.length, last - piece.start)
            guard to > from || (to == from && piece.length == 0 && start < end) else { continue }
            let curve = piece.part(from: piece.parameter(at: from), to: piece.parameter(at: to))
            if elements.current == nil || piece.beginsSubpath || from > 0 { elements.move(curve.0) }
            if piece.closes, subpathIsWhole, to == piece.length {
                elements.close()
            } else if piece.isLine {
                elements.line(curve.3)
            } else {
                elements.cubic(curve.1, curve.2, curve.3)
            }
        }
        return CGPath(elements: elements)
    }
}

extension PathMeasure.Piece {
    /// Returns the curve's parameter at a length from its start.
    fileprivate func parameter(at target: CGFloat) -> CGFloat {
        guard target > 0, length > 0 else { return 0 }
        guard target < length, let index = lengths.firstIndex(where: { $0 >= target }) else { return 1 }
        let before = index > 0 ? lengths[index - 1] : 0
        let step = lengths[index] - before
        return (CGFloat(index) + (step > 0 ? (target - before) / step : 0)) / CGFloat(lengths.count)
    }

    /// Returns the derivative at a parameter, or the nearest direction where it is 0.
    fileprivate func tangent(at t: CGFloat) -> CGPoint {
        let (p0, p1, p2, p3) = points
        let u = 1 - t
        let (f0, f1, f2) = (3 * u * u, 6 * u * t, 3 * t * t)
        let x = f0 * (p1.x - p0.x) + f1 * (p2.x - p1.x) + f2 * (p3.x - p2.x)
        let y = f0 * (p1.y - p0.y) + f1 * (p2.y - p1.y) + f2 * (p3.y - p2.y)
        if abs(x) + abs(y) > 1e-9 { return CGPoint(x: x, y: y) }
        return t < 0.5 ? CGPoint(x: p2.x - p0.x, y: p2.y - p0.y) : CGPoint(x: p3.x - p1.x, y: p3.y - p1.y)
    }

    /// Returns the part of the curve between two parameters, by de Casteljau's algorithm.
    fileprivate func part(from start: CGFloat, to end: CGFloat) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if isLine {
            let (first, last) = (mix(points.0, points.3, start), mix(points.0, points.3, end))
            return (first, first, last, last)
        }
        /// Returns the polar form (blossom) of the curve.
        func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
            let one = (mix(points.0, points.1, a), mix(points.1, points.2, a), mix(points.2, points.3, a))
            return mix(mix(one.0, one.1, b), mix(one.1, one.2, b), c)
        }
        return (
            blossom(start, start, start), blossom(start, start, end), blossom(start, end, end), blossom(end, end, end)
        )
    }
}

extension CGPath {
    /// Returns the path between this one and `end`, or `nil` if their elements are of different kinds.
    package func interpolated(to end: CGPath, progress: CGFloat) -> CGPath? {
        guard elements.kinds == end.elements.kinds else { return nil }
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
        }
        var result = Elements()
        result.kinds = elements.kinds
        result.points = zip(elements.points, end.elements.points).map(mix)
        result.start = mix(elements.start, end.elements.start)
        result.current = elements.current.flatMap { from in end.elements.current.map { mix(from, $0) } }
        return CGPath(elements: result)
    }

    /// Returns the length of the longest mitered corner as a multiple of half the line width, at least 1.
    package func miterLength(limit: CGFloat) -> CGFloat {
        var result: CGFloat = 1
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var first: CGPoint?
        var incoming: CGPoint?
        func join(_ one: CGPoint?, _ two: CGPoint?) {
            guard let one, let two else { return }
            let cosine = (one.x * two.x + one.y * two.y) / (hypot(one.x, one.y) * hypot(two.x, two.y))
            // 1 / sin of half the angle between the two sides.
            let length = (2 / max(1e-9, 1 + cosine)).squareRoot()
            if length <= limit { result = max(result, length) }
        }
        func direction(_ points: [CGPoint], reversed: Bool) -> CGPoint? {
            let points = reversed ? points.reversed() : points
            guard let origin = points.first, let next = points.first(where: { $0 != origin }) else { return nil }
            return reversed
                ? CGPoint(x: origin.x - next.x, y: origin.y - next.y)
                : CGPoint(x: next.x - origin.x, y: next.y - origin.y)
        }
        var index = 0
        for kind in elements.kinds {
            let next = index + kind.pointCount
            var points = [current] + elements.points[index..<next]
            if kind == .closeSubpath { points.append(start) }
            index = next
            if kind == .moveToPoint {
                (start, current, first, incoming) = (points[1], points[1], nil, nil)
                continue
            }
            if let outgoing = direction(points, reversed: false) {
                join(incoming, outgoing)
                if first == nil { first = outgoing }
                incoming = direction(points, reversed: true)
            }
            current = points[points.count - 1]
            if kind == .closeSubpath {
                join(incoming, first)
                (first, incoming) = (nil, nil)
            }
        }
        return result
    }
}
