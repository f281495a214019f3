import Foundation

extension CGPath {
    /// A set of corners of a rectangle.
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

    /// The distance from a corner of radius 1 at which its continuous shape begins.
    package static let continuousCornerReach = ContinuousCorner.reach

    /// Creates a rectangle with corners of continuous curvature (`CALayerCornerCurve.continuous`), which
    /// begin about 1.53 radii from the corner instead of one. A rectangle that is too small for them gets
    /// circular corners.
    package convenience init(continuousRoundedRect rect: CGRect, cornerRadius radius: CGFloat, corners: Corners = .all)
    {
        let box = rect.standardized
        // The continuous shape if it fits, otherwise a quarter circle.
        let reach = radius * ContinuousCorner.reach
        let fits =
            reach * corners.countPerEdge.horizontal <= box.width
            && reach * corners.countPerEdge.vertical <= box.height
        let shape = fits ? ContinuousCorner.gradual : ContinuousCorner.round
        let size = fits ? radius : min(radius, box.width / 2, box.height / 2)
        var elements = Elements()
        // For each corner: its point and the directions of the incoming and outgoing edges.
        let cornerAxes: [(mask: Corners, x: CGFloat, y: CGFloat, ux: CGFloat, uy: CGFloat, vx: CGFloat, vy: CGFloat)] =
            [
                (.topLeft, box.minX, box.minY, 0, 1, 1, 0), (.topRight, box.maxX, box.minY, -1, 0, 0, 1),
                (.bottomRight, box.maxX, box.maxY, 0, -1, -1, 0), (.bottomLeft, box.minX, box.maxY, 1, 0, 0, -1),
            ]
        for corner in cornerAxes {
            func point(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.x + (along * corner.ux + away * corner.vx) * size,
                    y: corner.y + (along * corner.uy + away * corner.vy) * size)
            }
            let isRounded = corners.contains(corner.mask) && size > 0
            let first = isRounded ? point(shape[0].0, shape[0].1) : CGPoint(x: corner.x, y: corner.y)
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

extension CGMutablePath {
    /// Appends a line to a rounded corner of continuous curvature, and the corner.
    ///
    /// - Parameters:
    ///   - corner: The point at which the edges would meet.
    ///   - incoming: The direction of the edge before the corner, of length 1.
    ///   - outgoing: The direction of the edge after the corner, of length 1.
    ///   - radius: The radius of the corner, in points.
    package func addContinuousCorner(
        at corner: CGPoint, from incoming: CGVector, to outgoing: CGVector, radius: CGFloat
    ) {
        let points = ContinuousCorner.gradual.map { before, after in
            CGPoint(
                x: corner.x + (after * outgoing.dx - before * incoming.dx) * radius,
                y: corner.y + (after * outgoing.dy - before * incoming.dy) * radius)
        }
        addLine(to: points[0])
        for index in stride(from: 1, to: points.count, by: 3) {
            addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
        }
    }
}

extension CGPath.Corners {
    /// The largest number of corners of a horizontal and of a vertical edge.
    fileprivate var countPerEdge: (horizontal: CGFloat, vertical: CGFloat) {
        let isShared = (
            horizontally: isSuperset(of: [.topLeft, .topRight]) || isSuperset(of: [.bottomLeft, .bottomRight]),
            vertically: isSuperset(of: [.topLeft, .bottomLeft]) || isSuperset(of: [.topRight, .bottomRight])
        )
        return (isShared.horizontally ? 2 : 1, isShared.vertically ? 2 : 1)
    }
}

/// Corner shapes of radius 1, as distances from the corner along the incoming and outgoing edges: a start
/// point, then cubic curves.
private enum ContinuousCorner {
    /// The distance from the corner at which the continuous shape begins.
    static let reach: CGFloat = 1.528665
    /// The continuous shape, from published measurements of rounded rectangles in iOS.
    static let gradual: [(CGFloat, CGFloat)] = [
        (1.528665, 0),
        (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
        (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
        (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
    ]
    /// A quarter circle.
    static let round: [(CGFloat, CGFloat)] = [(1, 0), (0.44771525, 0), (0, 0.44771525), (0, 1)]
}
