@_implementationOnly import CCairo
import Foundation

extension CGContext {
    // MARK: Building the current path

    /// Clears the current path.
    public func beginPath() {
        cairo_new_path(cairo)
    }

    /// Closes the current subpath with a line to its start.
    public func closePath() {
        cairo_close_path(cairo)
    }

    /// Begins a subpath at `point`.
    public func move(to point: CGPoint) {
        cairo_move_to(cairo, Double(point.x), Double(point.y))
    }

    /// Appends a line.
    public func addLine(to point: CGPoint) {
        cairo_line_to(cairo, Double(point.x), Double(point.y))
    }

    /// Appends a subpath of connected lines.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Appends a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        let (control1, control2) = CGPath.Elements.degreeElevated(CGPoint(x: x, y: y), control, end)
        addCurve(to: end, control1: control1, control2: control2)
    }

    /// Appends a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo_curve_to(
            cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y), Double(end.x),
            Double(end.y))
    }

    /// Appends a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) {
        addRectangle(rect)
    }

    /// Appends rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRectangle(rect) }
    }

    /// Appends the ellipse inscribed in `rect`.
    public func addEllipse(in rect: CGRect) {
        var elements = CGPath.Elements()
        elements.addEllipse(in: rect, .identity)
        append(elements)
    }

    /// Appends an arc of a circle, connected to the current point by a line if there is one. Unless
    /// `clockwise` is true, the angle increases, which looks clockwise where y points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        var elements = CGPath.Elements()
        // An arc that continues a path begins with a line. Here it is a move, which `append` converts.
        elements.addArc(
            center, radius, start: startAngle, sweep: PathArc.sweep(startAngle, endAngle, clockwise), .identity)
        append(elements, joined: cairo_has_current_point(cairo) != 0)
    }

    /// Appends an arc that rounds the corner at `tangent1End`, between the current point and `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        let start = CGPoint(x: x, y: y)
        guard let arc = PathArc.rounding(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
            return addLine(to: tangent1End)
        }
        var elements = CGPath.Elements()
        elements.addArc(arc.center, radius, start: arc.start, sweep: arc.sweep, .identity)
        append(elements, joined: true)
    }

    /// Appends the elements of `path`.
    public func addPath(_ path: CGPath) {
        append(path.elements)
    }

    /// Whether the current path is empty.
    public var isPathEmpty: Bool {
        cairo_has_current_point(cairo) == 0
    }

    /// The current point of the current path.
    public var currentPointOfPath: CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The bounding box of the current path, or the null rectangle if it is empty.
    public var boundingBoxOfPath: CGRect {
        if isPathEmpty { return .null }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    func append(_ elements: CGPath.Elements, joined: Bool = false) {
        elements.points.withUnsafeBufferPointer { points in
            var index = 0
            var current = CGPoint.zero
            var isFirst = joined
            for kind in elements.kinds {
                switch kind {
                case .moveToPoint:
                    current = points[index]
                    if isFirst {
                        cairo_line_to(cairo, Double(current.x), Double(current.y))
                    } else {
                        cairo_move_to(cairo, Double(current.x), Double(current.y))
                    }
                    index += 1
                case .addLineToPoint:
                    current = points[index]
                    cairo_line_to(cairo, Double(current.x), Double(current.y))
                    index += 1
                case .addQuadCurveToPoint:
                    let end = points[index + 1]
                    let (control1, control2) = CGPath.Elements.degreeElevated(current, points[index], end)
                    addCurve(to: end, control1: control1, control2: control2)
                    current = end
                    index += 2
                case .addCurveToPoint:
                    current = points[index + 2]
                    addCurve(to: current, control1: points[index], control2: points[index + 1])
                    index += 3
                case .closeSubpath:
                    cairo_close_path(cairo)
                }
                isFirst = false
            }
        }
    }
}
