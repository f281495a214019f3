import Foundation

/// An immutable shape of lines and curves. Use ``CGMutablePath`` to add elements.
///
/// Two paths are equal if they have the same elements.
public class CGPath: Hashable, @unchecked Sendable {
    /// The elements of a path: their kinds, and their points in one array.
    struct Elements: Hashable, Sendable {
        var kinds: [CGPathElementType] = []
        var points: [CGPoint] = []
        /// The start of the current subpath, at which the next one begins if this one is closed.
        var start = CGPoint.zero
        /// The current point, or `nil` if the path is empty.
        var current: CGPoint?
    }

    var elements: Elements

    init(elements: Elements) {
        self.elements = elements
    }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = Elements()
        elements.addRect(rect, transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// Creates a path of the ellipse inscribed in `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = Elements()
        elements.addEllipse(in: rect, transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// Creates a path of a rectangle with elliptical corners, which are clamped to half the rectangle's
    /// size.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var elements = Elements()
        elements.addRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.kinds.isEmpty }

    /// The current point, or the origin if the path is empty.
    public var currentPoint: CGPoint { elements.current ?? .zero }

    /// The bounding box of all points, including the control points of curves, or the null rectangle if the
    /// path is empty.
    public var boundingBox: CGRect {
        PathBounds.ofAllPoints(elements)
    }

    /// The bounding box of the shape, or the null rectangle if the path is empty.
    public var boundingBoxOfPath: CGRect {
        PathBounds.ofShape(elements)
    }

    /// Returns whether the path contains `point`, to which `transform` is applied first. Open subpaths count
    /// as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        PathWinding.contains(point.applying(transform), elements, rule)
    }

    /// The rectangle if the path is exactly one axis-aligned rectangle, otherwise `nil`.
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

    /// Returns an immutable copy of the path.
    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    /// Returns a transformed copy of the path.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    /// Returns a mutable copy of the path.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }

    /// Returns a transformed mutable copy of the path.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    /// Returns the same shape in the reverse direction.
    package func reversed() -> CGPath {
        CGPath(elements: elements.reversed())
    }

    /// Calls `block` with each element in order. The element's points are valid only during the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = elements.points
        points.withUnsafeMutableBufferPointer { buffer in
            // An empty path may have no storage. It has no elements either then.
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

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
    /// The start of a subpath: one point.
    case moveToPoint
    /// A line: one point.
    case addLineToPoint
    /// A quadratic curve: the control point and the end.
    case addQuadCurveToPoint
    /// A cubic curve: the two control points and the end.
    case addCurveToPoint
    /// A line to the start of the subpath: no point.
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

/// A path element, as passed by ``CGPath/applyWithBlock(_:)``.
public struct CGPathElement {
    /// The kind of the element.
    public var type: CGPathElementType
    /// The element's points, up to three.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
