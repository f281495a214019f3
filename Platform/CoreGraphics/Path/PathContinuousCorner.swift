import Foundation

extension CGPath {
    /// A rectangle whose corners bend gradually, as `CALayerCornerCurve.continuous` has them: the curve begins about
    /// 1.53 radii from the corner instead of one. Where there is not enough room it becomes an ordinary rounded
    /// rectangle.
    package convenience init(continuousRoundedRect rect: CGRect, cornerRadius radius: CGFloat) {
        let box = rect.standardized
        let reach = radius * ContinuousCorner.reach
        guard radius > 0, reach * 2 <= box.width, reach * 2 <= box.height else {
            self.init(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
            return
        }
        var elements = Elements()
        elements.move(CGPoint(x: box.minX + reach, y: box.minY))
        // Each corner: the corner point, the way in to it and the way out of it.
        let corners: [(x: CGFloat, y: CGFloat, ux: CGFloat, uy: CGFloat, vx: CGFloat, vy: CGFloat)] = [
            (box.maxX, box.minY, -1, 0, 0, 1), (box.maxX, box.maxY, 0, -1, -1, 0),
            (box.minX, box.maxY, 1, 0, 0, -1), (box.minX, box.minY, 0, 1, 1, 0),
        ]
        for corner in corners {
            func point(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.x + (along * corner.ux + away * corner.vx) * radius,
                    y: corner.y + (along * corner.uy + away * corner.vy) * radius)
            }
            let knots = ContinuousCorner.knots
            elements.line(point(ContinuousCorner.reach, 0))
            for index in stride(from: 0, to: knots.count, by: 3) {
                elements.cubic(
                    point(knots[index].0, knots[index].1), point(knots[index + 1].0, knots[index + 1].1),
                    point(knots[index + 2].0, knots[index + 2].1))
            }
        }
        elements.close()
        self.init(elements: elements)
    }
}

/// The shape of a continuous corner of radius 1, seen from the corner point: distances along the way in and the way out.
/// Widely published measurements of iOS's rounded rectangles.
private enum ContinuousCorner {
    static let reach: CGFloat = 1.528665
    static let knots: [(CGFloat, CGFloat)] = [
        (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
        (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
        (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
    ]
}
