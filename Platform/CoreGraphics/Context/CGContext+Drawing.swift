@_implementationOnly import CCairo
import Foundation

extension CGContext {
    // MARK: The current path

    /// Fills and clears the current path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairoRule)
        useFillColor()
        finish(.fill)
    }

    /// Strokes and clears the current path.
    public func strokePath() {
        useStrokeColor()
        finish(.stroke)
    }

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fillPath(using: .winding)
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke, .eoFillStroke:
            cairo_set_fill_rule(cairo, (mode == .fillStroke ? CGPathFillRule.winding : .evenOdd).cairoRule)
            useFillColor()
            finish(.fillPreserving)
            strokePath()
        }
    }

    // MARK: Shapes (each clears the current path)

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRectangle(rect)
        useFillColor()
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        finish(.fill)
    }

    /// Fills rectangles. Overlapping areas are painted once.
    public func fill(_ rects: [CGRect]) {
        cairo_new_path(cairo)
        for rect in rects { addRectangle(rect.standardized) }
        useFillColor()
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        finish(.fill)
    }

    /// Strokes a rectangle. The line is centered on its edges.
    public func stroke(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRectangle(rect)
        strokePath()
    }

    /// Strokes a rectangle with a line of the given width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        cairo_set_line_width(cairo, Double(width))
        stroke(rect)
        cairo_set_line_width(cairo, state.lineWidth)
    }

    /// Fills the ellipse inscribed in `rect`.
    public func fillEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes the ellipse inscribed in `rect`.
    public func strokeEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line between the two points of each pair.
    public func strokeLineSegments(between points: [CGPoint]) {
        cairo_new_path(cairo)
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, or black in an opaque context.
    public func clear(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRectangle(rect)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        didDraw()
    }

    // MARK: Gradients

    /// Paints a linear gradient from `start` to `end` in the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard
            let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        else { return }
        paint(gradient, pattern, options)
    }

    /// Paints a gradient between two circles in the clip.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard
            let pattern = cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
                Double(endCenter.y), Double(endRadius))
        else { return }
        paint(gradient, pattern, options)
    }

    private func paint(_ gradient: CGGradient, _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions) {
        func add(_ location: Double, _ color: CGColor.RGBA, _ alpha: Double) {
            cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, alpha)
        }
        // A cairo pattern extends at both ends or at neither. It always does here, and an end that should
        // not extend gets an additional transparent stop.
        if !options.contains(.drawsBeforeStartLocation), let first = gradient.stops.first { add(0, first.color, 0) }
        if let first = gradient.stops.first, first.location > 0 { add(0, first.color, first.color.alpha * state.alpha) }
        for stop in gradient.stops { add(stop.location, stop.color, stop.color.alpha * state.alpha) }
        if let last = gradient.stops.last, last.location < 1 { add(1, last.color, last.color.alpha * state.alpha) }
        if !options.contains(.drawsAfterEndLocation), let last = gradient.stops.last { add(1, last.color, 0) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
        finish(.paint)
    }
}
