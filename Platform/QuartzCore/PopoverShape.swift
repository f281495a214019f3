/// The shape of a popover: a rounded body with an arrow at one edge, inside the layer's bounds. The body is
/// inset at that edge by the arrow's height. Only layers with rounded corners use it.
package struct PopoverShape: Equatable {
    package enum Edge: Sendable {
        case top, bottom, left, right
    }

    package var edge: Edge
    /// The distance of the arrow's tip from the left or top end of the edge, in points.
    package var position: CGFloat
    /// The width of the arrow at its base, and its height, in points.
    package var size: CGSize

    /// Creates a shape from its parameters.
    package init(edge: Edge, position: CGFloat, size: CGSize) {
        self.edge = edge
        self.position = position
        self.size = size
    }

    /// Returns the rectangle of the body within `rect`.
    package func body(of rect: CGRect) -> CGRect {
        var body = rect
        switch edge {
        case .top:
            body.origin.y += size.height
            body.size.height -= size.height
        case .bottom: body.size.height -= size.height
        case .left:
            body.origin.x += size.height
            body.size.width -= size.height
        case .right: body.size.width -= size.height
        }
        return body
    }

    /// Returns the outline of body and arrow, clockwise from the top-left corner.
    func outline(in rect: CGRect, radius: CGFloat) -> CGPath {
        let body = body(of: rect)
        let radius = max(0, min(radius, body.width / 2, body.height / 2))
        let path = CGMutablePath()
        let corners = [
            CGPoint(x: body.minX, y: body.minY), CGPoint(x: body.maxX, y: body.minY),
            CGPoint(x: body.maxX, y: body.maxY), CGPoint(x: body.minX, y: body.maxY),
        ]
        let directions = [
            CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1),
        ]
        let edges: [Edge] = [.top, .right, .bottom, .left]
        func point(_ corner: CGPoint, _ direction: CGVector, _ distance: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + direction.dx * distance, y: corner.y + direction.dy * distance)
        }
        path.move(to: point(corners[0], directions[0], radius * CGPath.continuousCornerReach))
        for side in 0..<4 {
            let (start, end) = (corners[side], corners[(side + 1) % 4])
            let direction = directions[side]
            if edges[side] == edge {
                let tip =
                    side == 0 || side == 2 ? abs(rect.minX + position - start.x) : abs(rect.minY + position - start.y)
                addArrow(to: path, tip: tip) { along, outwards in
                    // Outward is to the left of the direction of the outline.
                    CGPoint(
                        x: start.x + direction.dx * along + direction.dy * outwards,
                        y: start.y + direction.dy * along - direction.dx * outwards)
                }
            }
            path.addContinuousCorner(at: end, from: direction, to: directions[(side + 1) % 4], radius: radius)
        }
        path.closeSubpath()
        return path
    }

    /// Appends the arrow: straight sides that curve into the edge, and a blunt tip.
    private func addArrow(
        to path: CGMutablePath, tip: CGFloat, place: (_ along: CGFloat, _ outwards: CGFloat) -> CGPoint
    ) {
        let half = size.width / 2
        let height = size.height
        path.addLine(to: place(tip - half, 0))
        path.addCurve(
            to: place(tip - half * 0.42, height * 0.62), control1: place(tip - half * 0.72, 0),
            control2: place(tip - half * 0.62, height * 0.38))
        path.addCurve(
            to: place(tip, height), control1: place(tip - half * 0.22, height * 0.86),
            control2: place(tip - half * 0.14, height))
        path.addCurve(
            to: place(tip + half * 0.42, height * 0.62), control1: place(tip + half * 0.14, height),
            control2: place(tip + half * 0.22, height * 0.86))
        path.addCurve(
            to: place(tip + half, 0), control1: place(tip + half * 0.62, height * 0.38),
            control2: place(tip + half * 0.72, 0))
    }
}
