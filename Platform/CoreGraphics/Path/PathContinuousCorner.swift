import Foundation

extension CGPath {
    /// Corners of a rectangle.
    package struct Corners: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let topLeft = Corners(rawValue: 1)
        package static let topRight = Corners(rawValue: 2)
        package static let bottomLeft = Corners(rawValue: 4)
        package static let bottomRight = Corners(rawValue: 8)
        package static let all = Corners(rawValue: 15)
    }

    /// A rectangle whose corners bend gradually, as `CALayerCornerCurve.continuous` has them: the curve begins about
    /// 1.53 radii from the corner instead of one. Where there is not enough room it becomes an ordinary rounded
    /// rectangle.
    package convenience init(continuousRoundedRect rect: CGRect, cornerRadius radius: CGFloat, corners: Corners = .all)
    {
        let box = rect.standardized
        // What of the ideal shape there is room for: all of it, or only a quarter of a circle.
        let fits = radius * ContinuousCorner.reach * 2 <= min(box.width, box.height)
        let shape = fits ? ContinuousCorner.gradual : ContinuousCorner.round
        let size = fits ? radius : min(radius, box.width / 2, box.height / 2)
        var elements = Elements()
        // Each corner: the corner point, the way in to it and the way out of it.
        let places: [(corner: Corners, x: CGFloat, y: CGFloat, ux: CGFloat, uy: CGFloat, vx: CGFloat, vy: CGFloat)] = [
            (.topLeft, box.minX, box.minY, 0, 1, 1, 0), (.topRight, box.maxX, box.minY, -1, 0, 0, 1),
            (.bottomRight, box.maxX, box.maxY, 0, -1, -1, 0), (.bottomLeft, box.minX, box.maxY, 1, 0, 0, -1),
        ]
        for place in places {
            func point(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
                CGPoint(
                    x: place.x + (along * place.ux + away * place.vx) * size,
                    y: place.y + (along * place.uy + away * place.vy) * size)
            }
            let isRounded = corners.contains(place.corner) && size > 0
            let first = isRounded ? point(shape[0].0, shape[0].1) : CGPoint(x: place.x, y: place.y)
            if elements.kinds.isEmpty { elements.move(first) } else { elements.line(first) }
            guard isRounded else { continue }
            for index in stride(from: 1, to: shape.count, by: 3) {
                elements.cubic(
                    point(shape[index].0, shape[index].1), point(shape[index + 1].0, shape[index + 1].1),
                    point(shape[index + 2].0, shape[index + 2].1))
            }
        }
        elements.close()
        self.init(elements: elements)
    }
}

/// Corners of radius 1, seen from the corner point: distances along the way in and the way out; a beginning, and cubic curves.
private enum ContinuousCorner {
    /// How far from the corner the gradual one begins.
    static let reach: CGFloat = 1.528665
    /// Widely published measurements of iOS's rounded rectangles.
    static let gradual: [(CGFloat, CGFloat)] = [
        (1.528665, 0),
        (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
        (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
        (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
    ]
    /// A quarter of a circle.
    static let round: [(CGFloat, CGFloat)] = [(1, 0), (0.44771525, 0), (0, 0.44771525), (0, 1)]
}
