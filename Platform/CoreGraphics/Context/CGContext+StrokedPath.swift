@_implementationOnly import CCairo
import Foundation

extension CGContext {
    /// A copy of the current path, or `nil` if it is empty.
    public var path: CGPath? {
        if isPathEmpty { return nil }
        guard let copy = cairo_copy_path(cairo) else { return nil }
        defer { cairo_path_destroy(copy) }
        var elements = CGPath.Elements()
        var index = 0
        while index < Int(copy.pointee.num_data), let data = copy.pointee.data {
            let header = data[index].header
            func point(_ number: Int) -> CGPoint {
                let point = data[index + number].point
                return CGPoint(x: point.x, y: point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: elements.move(point(1))
            case CAIRO_PATH_LINE_TO: elements.line(point(1))
            case CAIRO_PATH_CURVE_TO: elements.cubic(point(1), point(2), point(3))
            default: elements.close()
            }
            index += Int(header.length)
        }
        return CGPath(elements: elements)
    }

    /// Replaces the current path by the outline of its stroke, with the line attributes and dashes of the context. Filled or
    /// clipped by the winding rule, it covers what ``strokePath()`` would paint.
    public func replacePathWithStrokedPath() {
        guard let outline = strokedPath else { return }
        beginPath()
        addPath(outline)
    }

    /// Returns whether the current path contains a point when it is drawn in a mode.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        let isStroked: Bool = mode != .fill && mode != .eoFill
        if mode != .stroke, path.contains(point, using: mode == .fill || mode == .fillStroke ? .winding : .evenOdd) {
            return true
        }
        return isStroked && strokedPath?.contains(point) == true
    }

    private var strokedPath: CGPath? {
        guard var path else { return nil }
        let count = Int(cairo_get_dash_count(cairo))
        if count > 0 {
            var lengths = [Double](repeating: 0, count: count)
            var phase = 0.0
            cairo_get_dash(cairo, &lengths, &phase)
            path = path.copy(dashingWithPhase: CGFloat(phase), lengths: lengths.map { CGFloat($0) })
        }
        return path.copy(
            strokingWithWidth: CGFloat(cairo_get_line_width(cairo)),
            lineCap: CGLineCap(cairo_get_line_cap(cairo)), lineJoin: CGLineJoin(cairo_get_line_join(cairo)),
            miterLimit: CGFloat(cairo_get_miter_limit(cairo)))
    }
}

extension CGLineCap {
    fileprivate init(_ cap: cairo_line_cap_t) {
        switch cap {
        case CAIRO_LINE_CAP_ROUND: self = .round
        case CAIRO_LINE_CAP_SQUARE: self = .square
        default: self = .butt
        }
    }
}

extension CGLineJoin {
    fileprivate init(_ join: cairo_line_join_t) {
        switch join {
        case CAIRO_LINE_JOIN_ROUND: self = .round
        case CAIRO_LINE_JOIN_BEVEL: self = .bevel
        default: self = .miter
        }
    }
}
