import Foundation

/// A shape made of lines and curves. It never changes; ``CGMutablePath`` is the one that can be added to.
///
/// Two paths are equal when they consist of the same elements.
public class CGPath: Hashable, @unchecked Sendable {
    /// What a path is made of: the elements' kinds, and their points one after the other.
    struct Elements: Hashable, Sendable {
        var kinds: [CGPathElementType] = []
        var points: [CGPoint] = []
        /// Where the open subpath began: a closed one continues from there.
        var start = CGPoint.zero
        /// Where the next element begins; nil while there is none.
        var current: CGPoint?
    }

    var elements: Elements

    init(elements: Elements) {
        self.elements = elements
    }

    /// A rectangle, from its origin round by its right side, closed.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = Elements()
        elements.addRect(rect, transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// The ellipse that touches the four sides of `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = Elements()
        elements.addEllipse(in: rect, transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// A rectangle with elliptical corners, at most half as wide and half as high as the rectangle.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var elements = Elements()
        elements.addRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { elements.kinds.isEmpty }

    /// Where the next element would begin; the origin for an empty path.
    public var currentPoint: CGPoint { elements.current ?? .zero }

    /// The smallest rectangle round all points, the control points of curves among them; null for an empty path.
    public var boundingBox: CGRect {
        PathBounds.ofAllPoints(elements)
    }

    /// The smallest rectangle round the shape itself; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        PathBounds.ofShape(elements)
    }

    /// Whether `point` is inside; open subpaths count as closed. `transform` is applied to the point first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        PathWinding.contains(point.applying(transform), elements, rule)
    }

    /// The rectangle, if the path is exactly one upright rectangle; else nil.
    package var rectangle: CGRect? {
        let points = elements.points
        guard points.count == 4, elements.kinds == Elements.rectangleKinds,
            points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
                && points[3].x == points[0].x
        else { return nil }
        return CGRect(
            x: points[0].x, y: points[0].y, width: points[2].x - points[0].x, height: points[2].y - points[0].y
        ).standardized
    }

    /// A path of the same elements that nobody can change.
    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    /// The path with all its points taken through `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    /// A path of the same elements that can be added to.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }

    /// A path that can be added to, of this one's elements taken through `transform`.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    /// The same shape, drawn from its end to its beginning.
    package func reversed() -> CGPath {
        CGPath(elements: elements.reversed())
    }

    /// Calls `block` for each element in order. The element's points are valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = elements.points
        points.withUnsafeMutableBufferPointer { buffer in
            // An empty path may have no storage at all; then there is no element either.
            guard var next = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 1) else { return }
            for kind in elements.kinds {
                var element = CGPathElement(type: kind, points: next)
                block(&element)
                next += kind.pointCount
            }
        }
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || (left.elements.kinds == right.elements.kinds && left.elements.points == right.elements.points)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements.kinds)
        hasher.combine(elements.points)
    }
}

/// The kinds of a path's elements, and how many points each has.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath: one point.
    case moveToPoint
    /// A straight line: one point.
    case addLineToPoint
    /// A quadratic curve: its control point and its end.
    case addQuadCurveToPoint
    /// A cubic curve: its two control points and its end.
    case addCurveToPoint
    /// A line back to where the subpath began: no point.
    case closeSubpath

    var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: return 1
        case .addQuadCurveToPoint: return 2
        case .addCurveToPoint: return 3
        case .closeSubpath: return 0
        }
    }
}

/// One element of a path, as ``CGPath/applyWithBlock(_:)`` shows it.
public struct CGPathElement {
    /// What the element is.
    public var type: CGPathElementType
    /// Its points: none, one, two or three.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element of that kind with those points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
