import Foundation

extension CGPath.Elements {
    /// The element kinds of a rectangle.
    static let rectangleKinds: [CGPathElementType] = [
        .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
    ]

    mutating func move(_ point: CGPoint) {
        if kinds.last == .moveToPoint {
            // A second move replaces the first one, because a single point has no shape.
            points[points.count - 1] = point
        } else {
            kinds.append(.moveToPoint)
            points.append(point)
        }
        start = point
        current = point
    }

    mutating func line(_ end: CGPoint) {
        beginIfClosed("addLine(to:)")
        kinds.append(.addLineToPoint)
        points.append(end)
        current = end
    }

    mutating func quad(_ control: CGPoint, _ end: CGPoint) {
        beginIfClosed("addQuadCurve(to:control:)")
        kinds.append(.addQuadCurveToPoint)
        points.append(control)
        points.append(end)
        current = end
    }

    mutating func cubic(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        beginIfClosed("addCurve(to:control1:control2:)")
        kinds.append(.addCurveToPoint)
        points.append(control1)
        points.append(control2)
        points.append(end)
        current = end
    }

    mutating func close() {
        guard let last = kinds.last, last != .closeSubpath else { return }
        kinds.append(.closeSubpath)
        current = start
    }

    /// Begins a new subpath at the start of the previous one if that one is closed.
    private mutating func beginIfClosed(_ call: String) {
        precondition(current != nil, "CGPath.\(call) was called without a current point. Call move(to:) before it.")
        if kinds.last == .closeSubpath { move(start) }
    }

    mutating func addRect(_ rect: CGRect, _ transform: CGAffineTransform) {
        if rect.isNull { return }
        let box = rect.standardized
        move(CGPoint(x: box.minX, y: box.minY).applying(transform))
        line(CGPoint(x: box.maxX, y: box.minY).applying(transform))
        line(CGPoint(x: box.maxX, y: box.maxY).applying(transform))
        line(CGPoint(x: box.minX, y: box.maxY).applying(transform))
        close()
    }

    mutating func addEllipse(in rect: CGRect, _ transform: CGAffineTransform) {
        if rect.isNull { return }
        let box = rect.standardized
        let toBox = CGAffineTransform(
            a: box.width / 2, b: 0, c: 0, d: box.height / 2, tx: box.midX, ty: box.midY
        ).concatenating(transform)
        move(CGPoint(x: 1, y: 0).applying(toBox))
        addArc(.zero, 1, start: 0, sweep: 2 * .pi, toBox)
        close()
    }

    mutating func addRoundedRect(
        _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ transform: CGAffineTransform
    ) {
        if rect.isNull { return }
        let box = rect.standardized
        let rx = min(max(cornerWidth, 0), box.width / 2)
        let ry = min(max(cornerHeight, 0), box.height / 2)
        if rx == 0 || ry == 0 { return addRect(box, transform) }
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: x, ty: y).concatenating(transform)
        }
        move(CGPoint(x: box.minX + rx, y: box.minY).applying(transform))
        addArc(.zero, 1, start: -.pi / 2, sweep: .pi / 2, corner(box.maxX - rx, box.minY + ry))
        addArc(.zero, 1, start: 0, sweep: .pi / 2, corner(box.maxX - rx, box.maxY - ry))
        addArc(.zero, 1, start: .pi / 2, sweep: .pi / 2, corner(box.minX + rx, box.maxY - ry))
        addArc(.zero, 1, start: .pi, sweep: .pi / 2, corner(box.minX + rx, box.minY + ry))
        close()
    }

    /// Appends an arc as cubic curves of at most a quarter turn each.
    mutating func addArc(
        _ center: CGPoint, _ radius: CGFloat, start: CGFloat, sweep: CGFloat, _ transform: CGAffineTransform
    ) {
        let first = PathArc.point(center, radius, start).applying(transform)
        if let current {
            // An invisibly short line would only add a join to the stroke.
            if abs(current.x - first.x) > 1e-9 || abs(current.y - first.y) > 1e-9 { line(first) }
        } else {
            move(first)
        }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        if sweep == 0 { return }
        for index in 0..<count {
            let curve = PathArc.curve(center, radius, from: start + CGFloat(index) * step, by: step)
            cubic(curve.control1.applying(transform), curve.control2.applying(transform), curve.end.applying(transform))
        }
    }

    mutating func append(_ other: Self, _ transform: CGAffineTransform) {
        if other.kinds.isEmpty { return }
        let moved = other.applying(transform)
        if kinds.last == .moveToPoint && moved.kinds.first == .moveToPoint {
            kinds.removeLast()
            points.removeLast()
        }
        kinds.append(contentsOf: moved.kinds)
        points.append(contentsOf: moved.points)
        start = moved.start
        current = moved.current
    }

    /// Returns the same shape in the reverse direction, subpath by subpath.
    func reversed() -> Self {
        var result = Self()
        var index = 0
        var first = 0
        while first < kinds.count {
            var last = first + 1
            while last < kinds.count && kinds[last] != .moveToPoint { last += 1 }
            let pieces = kinds[first..<last]
            let count = pieces.reduce(0) { $0 + $1.pointCount }
            var next = index + count - 1
            result.move(points[next])
            for kind in pieces.reversed() {
                switch kind {
                case .moveToPoint, .closeSubpath: break
                case .addLineToPoint: result.line(points[next - 1])
                case .addQuadCurveToPoint: result.quad(points[next - 1], points[next - 2])
                case .addCurveToPoint: result.cubic(points[next - 1], points[next - 2], points[next - 3])
                }
                if kind != .moveToPoint { next -= kind.pointCount }
            }
            if pieces.last == .closeSubpath { result.close() }
            index += count
            first = last
        }
        return result
    }

    func applying(_ transform: CGAffineTransform) -> Self {
        if transform.isIdentity { return self }
        var result = self
        for index in result.points.indices { result.points[index] = points[index].applying(transform) }
        result.start = start.applying(transform)
        result.current = current?.applying(transform)
        return result
    }
}
