import Foundation

/// A shape of lines and curves together with how it is drawn: its line's width and ends, its fill rule.
///
/// Drawing goes into the current context, in the colours set there (`UIColor.setFill()`, `setStroke()`).
open class UIBezierPath: NSObject, NSCopying {
    private var path: CGMutablePath

    /// An empty path.
    public override init() {
        path = CGMutablePath()
    }

    /// The shape of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    /// The ellipse that touches the four sides of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// A rectangle with rounded corners, which bend gradually where there is room for it.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(cgPath: CGPath(continuousRoundedRect: rect, cornerRadius: cornerRadius))
    }

    /// A rectangle of which some corners are rounded, by the width of `cornerRadii`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(
            cgPath: CGPath(
                continuousRoundedRect: rect, cornerRadius: cornerRadii.width,
                corners: CGPath.Corners(rawValue: UInt8(truncatingIfNeeded: corners.rawValue & 15))))
    }

    /// A piece of a circle. Angles are radians from the x axis; `clockwise` is meant as seen on a screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The shape; a copy of it, in both directions.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Building

    /// Begins a subpath.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// A straight line from the current point.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// A cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// A quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// A piece of a circle, joined to the current point by a line. `clockwise` is meant as seen on a screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics means axes whose y points up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// A line back to where the subpath began.
    open func close() {
        path.closeSubpath()
    }

    /// Makes the path empty.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds all elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// The same shape, drawn from its end to its beginning.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed())
        reversed.takeStyle(of: self)
        return reversed
    }

    /// Takes all points through `transform`.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    // MARK: Asking

    /// Whether there is nothing in it.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle round the shape, its line's width not counted; null when it is empty.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// Where the next element would begin.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether `point` is inside, by the path's fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: fillRule)
    }

    // MARK: Style

    /// How wide the line is, in points.
    open var lineWidth: CGFloat = 1
    /// How the line ends.
    open var lineCapStyle = CGLineCap.butt
    /// How its pieces meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// How many half line widths a pointed corner may reach.
    open var miterLimit: CGFloat = 10
    /// Whether the inside is told by the even-odd rule instead of the winding rule.
    open var usesEvenOddFillRule = false

    private var dashLengths: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// The line consists of `count` lengths: painted, left out, painted, …, beginning `phase` into the pattern. A nil pattern: an
    /// unbroken line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    /// Copies the line's pattern into the places given. Ask for the count alone first, to know how long `pattern` must be.
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

    private func takeStyle(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dashLengths = other.dashLengths
        dashPhase = other.dashPhase
    }

    // MARK: Drawing

    /// Fills the inside with the current context's fill colour.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: fillRule)
    }

    /// Draws the line in the current context's stroke colour.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        strokeLine(in: context)
        context.restoreGState()
    }

    /// Fills the inside with this blend mode and alpha.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        fill()
        context.restoreGState()
    }

    /// Draws the line with this blend mode and alpha.
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

    /// Cuts what is drawn in the current context from now on to the inside as well.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    /// A path of the same shape and style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeStyle(of: self)
        return copy
    }
}
