import Foundation

/// A piece of an ellipse between two points, as SVG describes it, found by its centre (SVG 1.1, appendix F.6).
struct SVGArc {
    private let center: CGPoint
    private let radii: CGSize
    /// How far the ellipse is turned, in radians.
    private let turn: CGFloat
    private let startAngle: CGFloat
    private let sweep: CGFloat
    private let end: CGPoint

    /// Nil where it is a straight line: a radius is zero, or the ends are the same.
    init?(
        from start: CGPoint, to end: CGPoint, radii given: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool
    ) {
        var (rx, ry) = (abs(given.width), abs(given.height))
        guard rx > 0, ry > 0, start != end else { return nil }
        let (cosine, sine) = (CGFloat(cos(Double(turn))), CGFloat(sin(Double(turn))))
        // Half the way between the ends, in the ellipse's own directions.
        let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let x = cosine * dx + sine * dy
        let y = -sine * dx + cosine * dy
        // Radii that are too small to reach both ends grow until they do.
        let reach = x * x / (rx * rx) + y * y / (ry * ry)
        if reach > 1 {
            rx *= reach.squareRoot()
            ry *= reach.squareRoot()
        }
        let share = rx * rx * y * y + ry * ry * x * x
        var factor = max(0, (rx * rx * ry * ry - share) / share).squareRoot()
        if isLarge == isClockwise { factor = -factor }
        let middle = CGPoint(x: factor * rx * y / ry, y: -factor * ry * x / rx)
        center = CGPoint(
            x: cosine * middle.x - sine * middle.y + (start.x + end.x) / 2,
            y: sine * middle.x + cosine * middle.y + (start.y + end.y) / 2)
        radii = CGSize(width: rx, height: ry)
        self.turn = turn
        self.end = end
        func angle(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(atan2(Double(y), Double(x))) }
        startAngle = angle((x - middle.x) / rx, (y - middle.y) / ry)
        var sweep = angle((-x - middle.x) / rx, (-y - middle.y) / ry) - startAngle
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        self.sweep = sweep
    }

    /// Continues a path along it, by a curve for each quarter.
    func add(to path: CGMutablePath) {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
        let step = sweep / CGFloat(count)
        // How far along the tangent the control points of a piece lie.
        let reach = 4 / 3 * CGFloat(tan(Double(step / 4)))
        for piece in 0..<count {
            let (from, to) = (startAngle + CGFloat(piece) * step, startAngle + CGFloat(piece + 1) * step)
            path.addCurve(
                to: piece == count - 1 ? end : point(at: to, beyond: 0), control1: point(at: from, beyond: reach),
                control2: point(at: to, beyond: -reach))
        }
    }

    /// The point at an angle, moved along the tangent there.
    private func point(at angle: CGFloat, beyond reach: CGFloat) -> CGPoint {
        let (cosine, sine) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
        let x = radii.width * (cosine - reach * sine)
        let y = radii.height * (sine + reach * cosine)
        let (cosTurn, sinTurn) = (CGFloat(cos(Double(turn))), CGFloat(sin(Double(turn))))
        return CGPoint(x: center.x + cosTurn * x - sinTurn * y, y: center.y + sinTurn * x + cosTurn * y)
    }
}
