import Foundation

/// A path to which elements can be added. It must not be changed by several threads at the same time.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    override init(elements: Elements) {
        super.init(elements: elements)
    }

    /// Creates an empty path.
    public convenience init() {
        self.init(elements: Elements())
    }

    /// Begins a subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.move(point.applying(transform))
    }

    /// Appends a line.
    ///
    /// - Precondition: The path has a current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.line(point.applying(transform))
    }

    /// Appends a quadratic Bézier curve.
    ///
    /// - Precondition: The path has a current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.quad(control.applying(transform), end.applying(transform))
    }

    /// Appends a cubic Bézier curve.
    ///
    /// - Precondition: The path has a current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.cubic(control1.applying(transform), control2.applying(transform), end.applying(transform))
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() {
        elements.close()
    }

    /// Appends a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.addRect(rect, transform)
    }

    /// Appends rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { elements.addRect(rect, transform) }
    }

    /// Appends an open subpath of connected lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        elements.move(first.applying(transform))
        for point in points.dropFirst() { elements.line(point.applying(transform)) }
    }

    /// Appends the ellipse inscribed in `rect` as a closed subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.addEllipse(in: rect, transform)
    }

    /// Appends a rectangle with elliptical corners as a closed subpath.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements.addRoundedRect(rect, cornerWidth, cornerHeight, transform)
    }

    /// Appends an arc of a circle, connected to the current point by a line if there is one. Angles are in
    /// radians from the x axis.
    ///
    /// Unless `clockwise` is true, the angle increases from start to end, which looks *clockwise* where y
    /// points down, as in a view. (The parameter of `UIBezierPath` refers to the appearance instead.)
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            center, radius, start: startAngle, sweep: PathArc.sweep(startAngle, endAngle, clockwise), transform)
    }

    /// Appends an arc from `startAngle` by `delta` radians, connected to the current point by a line if
    /// there is one.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements.addArc(center, radius, start: startAngle, sweep: delta, transform)
    }

    /// Appends an arc that rounds the corner at `tangent1End`, between the current point and `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        // The current point is already transformed, but the corner is rounded before it is transformed.
        let start = currentPoint.applying(transform.inverted())
        if let arc = PathArc.rounding(from: start, corner: tangent1End, to: tangent2End, radius: radius) {
            elements.addArc(arc.center, radius, start: arc.start, sweep: arc.sweep, transform)
        } else {
            elements.line(tangent1End.applying(transform))
        }
    }

    /// Appends the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements.append(path.elements, transform)
    }
}
