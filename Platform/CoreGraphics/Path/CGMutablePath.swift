import Foundation

/// A path that can be added to. Not to be changed from two threads at once.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    override init(elements: Elements) {
        super.init(elements: elements)
    }

    /// An empty path.
    public convenience init() {
        self.init(elements: Elements())
    }

    /// Begins a subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.move(point.applying(transform))
    }

    /// A straight line from the current point. Needs a current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.line(point.applying(transform))
    }

    /// A quadratic curve from the current point. Needs a current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.quad(control.applying(transform), end.applying(transform))
    }

    /// A cubic curve from the current point. Needs a current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.cubic(control1.applying(transform), control2.applying(transform), end.applying(transform))
    }

    /// A line back to where the subpath began.
    public func closeSubpath() {
        elements.close()
    }

    /// A closed rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.addRect(rect, transform)
    }

    /// Closed rectangles, each a subpath of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { elements.addRect(rect, transform) }
    }

    /// A subpath of straight lines from point to point, left open.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        elements.move(first.applying(transform))
        for point in points.dropFirst() { elements.line(point.applying(transform)) }
    }

    /// The ellipse that touches the four sides of `rect`, as a subpath of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.addEllipse(in: rect, transform)
    }

    /// A rectangle with elliptical corners, as a subpath of its own.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements.addRoundedRect(rect, cornerWidth, cornerHeight, transform)
    }

    /// A piece of a circle, joined to the current point by a line if there is one. Angles are radians from the x axis.
    ///
    /// With `clockwise` false they grow from start to end, which looks *clockwise* where y points down, as it does in
    /// a view. (`UIBezierPath` means the look.)
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            center, radius, start: startAngle, sweep: PathArc.sweep(startAngle, endAngle, clockwise), transform)
    }

    /// A piece of a circle from `startAngle` on by `delta` radians, joined to the current point by a line.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements.addArc(center, radius, start: startAngle, sweep: delta, transform)
    }

    /// Rounds the corner at `tangent1End` between the current point and `tangent2End` with a piece of a circle.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        // The current point is already where the transform took it; the corner is rounded before it is transformed.
        let start = currentPoint.applying(transform.inverted())
        if let arc = PathArc.rounding(from: start, corner: tangent1End, to: tangent2End, radius: radius) {
            elements.addArc(arc.center, radius, start: arc.start, sweep: arc.sweep, transform)
        } else {
            elements.line(tangent1End.applying(transform))
        }
    }

    /// All elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements.append(path.elements, transform)
    }
}
