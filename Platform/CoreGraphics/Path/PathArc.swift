import Foundation

/// Approximations of circular arcs by cubic Bézier curves.
enum PathArc {
    static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
    }

    /// Returns the signed angle of an arc. It is positive, and at most a full turn, unless `clockwise` is
    /// true.
    static func sweep(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = end - start
        if clockwise {
            return difference <= -turn ? -turn : (difference <= 0 ? difference : remainder(difference, turn) - turn)
        }
        return difference >= turn ? turn : (difference >= 0 ? difference : turn - remainder(-difference, turn))
    }

    /// Returns the remainder of dividing `value` by a full turn, which is 0 for whole turns.
    private static func remainder(_ value: CGFloat, _ turn: CGFloat) -> CGFloat {
        value.truncatingRemainder(dividingBy: turn)
    }

    /// Returns a curve for an arc of at most a quarter turn, with an error below 0.03 % of the radius.
    static func curve(
        _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, by step: CGFloat
    ) -> (control1: CGPoint, control2: CGPoint, end: CGPoint) {
        let length = radius * CGFloat(4.0 / 3.0 * tan(Double(step) / 4))
        let first = point(center, radius, start)
        let last = point(center, radius, start + step)
        let (startSine, startCosine) = (CGFloat(sin(Double(start))), CGFloat(cos(Double(start))))
        let (endSine, endCosine) = (CGFloat(sin(Double(start + step))), CGFloat(cos(Double(start + step))))
        return (
            CGPoint(x: first.x - length * startSine, y: first.y + length * startCosine),
            CGPoint(x: last.x + length * endSine, y: last.y - length * endCosine),
            last
        )
    }

    /// Returns the arc that is tangent to both sides of a corner, or `nil` if there is no corner.
    static func rounding(
        from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat
    ) -> (center: CGPoint, start: CGFloat, sweep: CGFloat)? {
        let incoming = CGPoint(x: start.x - corner.x, y: start.y - corner.y)
        let outgoing = CGPoint(x: end.x - corner.x, y: end.y - corner.y)
        let lengths = (hypot(incoming.x, incoming.y), hypot(outgoing.x, outgoing.y))
        let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
        guard lengths.0 > 0, lengths.1 > 0, radius > 0, abs(cross) > 1e-9 * lengths.0 * lengths.1 else { return nil }
        let cosine = (incoming.x * outgoing.x + incoming.y * outgoing.y) / (lengths.0 * lengths.1)
        let half = CGFloat(acos(Double(min(max(cosine, -1), 1)))) / 2
        let toTangent = radius / CGFloat(tan(Double(half)))
        let tangent1 = CGPoint(
            x: corner.x + incoming.x / lengths.0 * toTangent, y: corner.y + incoming.y / lengths.0 * toTangent)
        // The center lies beside the first tangent point, on the side of the other leg.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: tangent1.x - incoming.y / lengths.0 * radius * side,
            y: tangent1.y + incoming.x / lengths.0 * radius * side)
        let angle = CGFloat(atan2(Double(tangent1.y - center.y), Double(tangent1.x - center.x)))
        return (center, angle, -side * (.pi - 2 * half))
    }
}
