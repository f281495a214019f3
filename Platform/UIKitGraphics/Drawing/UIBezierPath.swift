import Foundation

/// A path of lines and curves with drawing attributes such as its line width and fill rule.
///
/// The path is drawn in the current context with the colors set by `UIColor.setFill()` and `setStroke()`.
open class UIBezierPath: NSObject, NSCopying {
    private var path: CGMutablePath

    /// Creates an empty path.
    public override init() {
        path = CGMutablePath()
    }

    /// Creates a path with the elements of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// Creates a rectangular path.
    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    /// Creates the elliptical path inscribed in `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// Creates a rectangular path with rounded corners of continuous curvature.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(cgPath: CGPath(continuousRoundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates a rectangular path on which the given corners are rounded with the width of `cornerRadii`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(
            cgPath: CGPath(
                continuousRoundedRect: rect, cornerRadius: cornerRadii.width,
                corners: CGPath.Corners(rawValue: UInt8(truncatingIfNeeded: corners.rawValue & 15))))
    }

    /// Creates an arc of a circle.
    /// - Parameters:
    ///   - startAngle: The angle of the first point, in radians from the x-axis.
    ///   - endAngle: The angle of the last point, in radians from the x-axis.
    ///   - clockwise: Whether the arc is drawn clockwise as displayed.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of the path's elements. Setting it replaces them.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Constructing

    /// Begins a new subpath at `point`.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line from the current point.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, connected to the current point by a line. `clockwise` applies to the arc as
    /// displayed.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // In Core Graphics, the y-axis points up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath with a line to its first point.
    open func close() {
        path.closeSubpath()
    }

    /// Removes all elements of the path.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Returns a path with the same shape and the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed())
        reversed.copyStyle(from: self)
        return reversed
    }

    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    // MARK: Properties

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that encloses the path without its line width, or the null rectangle for an
    /// empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The current point, at which the next element begins.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Returns whether `point` is inside the path according to its fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: fillRule)
    }

    // MARK: Style

    /// The line width, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the line's ends.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the line's joints.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum ratio between the length of a miter joint and the line width.
    open var miterLimit: CGFloat = 10
    /// Whether the even-odd rule determines the path's interior, instead of the nonzero winding rule.
    open var usesEvenOddFillRule = false

    private var dashLengths: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Sets the dash pattern of the line.
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps in turn, or `nil` for a solid line.
    ///   - count: The number of lengths.
    ///   - phase: The offset into the pattern at which the line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    /// Copies the dash pattern to the given pointers. Call the method with `count` only to find the required
    /// length of `pattern`.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            for (index, length) in dashLengths.enumerated() { pattern[index] = length }
        }
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }

    private func copyStyle(from other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dashLengths = other.dashLengths
        dashPhase = other.dashPhase
    }

    // MARK: Drawing

    /// Fills the path's interior with the fill color of the current context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: fillRule)
    }

    /// Draws the path's line in the stroke color of the current context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        strokeLine(in: context)
        context.restoreGState()
    }

    /// Fills the path's interior with the given blend mode and alpha.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        fill()
        context.restoreGState()
    }

    /// Draws the path's line with the given blend mode and alpha.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        strokeLine(in: context)
        context.restoreGState()
    }

    private func strokeLine(in context: CGContext) {
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashLengths)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
    }

    /// Intersects the clipping region of the current context with the path's interior.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    /// Returns a path with the same elements and drawing attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.copyStyle(from: self)
        return copy
    }
}
