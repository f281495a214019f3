import Foundation

/// An elliptical arc between two points, converted to its center parameterization (SVG 1.1, appendix F.6).
struct SVGArc {
    private let center: CGPoint
    private let radii: CGSize
    /// The rotation of the ellipse, in radians.
    private let rotation: CGFloat
    private let startAngle: CGFloat
    private let sweep: CGFloat
    private let end: CGPoint

    /// Creates an arc. Returns `nil` if it is a straight line, because a radius is zero or both ends are
    /// equal.
    init?(
        from start: CGPoint, to end: CGPoint, radii given: CGSize, rotation: CGFloat, isLarge: Bool, isClockwise: Bool
    ) {
        var (rx, ry) = (abs(given.width), abs(given.height))
        guard rx > 0, ry > 0, start != end else { return nil }
        let (cosine, sine) = (CGFloat(cos(Double(rotation))), CGFloat(sin(Double(rotation))))
        // Half the distance between the ends, along the axes of the ellipse.
        let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let x = cosine * dx + sine * dy
        let y = -sine * dx + cosine * dy
        // Radii too small to connect both ends are enlarged.
        let reach = x * x / (rx * rx) + y * y / (ry * ry)
        if reach > 1 {
            rx *= reach.squareRoot()
            ry *= reach.squareRoot()
        }
        let denominator = rx * rx * y * y + ry * ry * x * x
        var factor = max(0, (rx * rx * ry * ry - denominator) / denominator).squareRoot()
        if isLarge == isClockwise { factor = -factor }
        let middle = CGPoint(x: factor * rx * y / ry, y: -factor * ry * x / rx)
        center = CGPoint(
            x: cosine * middle.x - sine * middle.y + (start.x + end.x) / 2,
            y: sine * middle.x + cosine * middle.y + (start.y + end.y) / 2)
        radii = CGSize(width: rx, height: ry)
        self.rotation = rotation
        self.end = end
        func angle(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(atan2(Double(y), Double(x))) }
        startAngle = angle((x - middle.x) / rx, (y - middle.y) / ry)
        var sweep = angle((-x - middle.x) / rx, (-y - middle.y) / ry) - startAngle
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        self.sweep = sweep
    }

    /// Adds the arc to a path, with one curve per quarter of the ellipse.
    func add(to path: CGMutablePath) {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
        let step = sweep / CGFloat(count)
        // The distance of the control points along the tangent.
        let reach = 4 / 3 * CGFloat(tan(Double(step / 4)))
        for piece in 0..<count {
            let (from, to) = (startAngle + CGFloat(piece) * step, startAngle + CGFloat(piece + 1) * step)
            path.addCurve(
                to: piece == count - 1 ? end : point(at: to, beyond: 0), control1: point(at: from, beyond: reach),
                control2: point(at: to, beyond: -reach))
        }
    }

    /// Returns the point at an angle, moved along the tangent.
    private func point(at angle: CGFloat, beyond reach: CGFloat) -> CGPoint {
        let (cosine, sine) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
        let x = radii.width * (cosine - reach * sine)
        let y = radii.height * (sine + reach * cosine)
        let (cosTurn, sinTurn) = (CGFloat(cos(Double(rotation))), CGFloat(sin(Double(rotation))))
        return CGPoint(x: center.x + cosTurn * x - sinTurn * y, y: center.y + sinTurn * x + cosTurn * y)
    }
}
