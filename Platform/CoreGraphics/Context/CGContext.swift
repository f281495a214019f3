internal import CCairo
import Foundation

/// A place to draw: into a picture, or into a window's pixels.
///
/// In a context that UIKit hands out, the origin is at the top left, y points down, and a unit is a point. The current
/// path is not part of the state that ``saveGState()`` keeps. Not to be used from two threads at once.
public final class CGContext {
    /// What the context draws with. Its user space has y pointing down from the top left corner.
    ///
    /// Whoever draws with it directly leaves its matrix, clip, operator and antialiasing as they were; source, path, line
    /// width and the like may be changed, since they are set anew before each use, or belong to the caller anyway.
    package let cairo: OpaquePointer
    /// The pixels drawn into.
    let target: OpaquePointer
    /// How many pixels wide the context is.
    public let width: Int
    /// How many pixels high the context is.
    public let height: Int
    /// Pixels per point, at the start; what a shadow's offset and blur are multiplied by.
    package let scale: CGFloat
    /// Whether there is no alpha: every pixel is opaque.
    package let isOpaque: Bool

    var state = State()
    private var savedStates: [State] = []
    /// What the next `restoreGState()` brings back.
    var savedState: State {
        precondition(!savedStates.isEmpty, "CGContext: endTransparencyLayer() without beginTransparencyLayer")
        return savedStates[savedStates.count - 1]
    }

    /// A context for a cairo context that somebody else made (and which this one keeps alive), of `width` by `height` pixels.
    /// Its present matrix stays.
    package init(cairo: OpaquePointer, width: Int, height: Int, scale: CGFloat, isOpaque: Bool) {
        self.cairo = cairo_reference(cairo)
        self.target = cairo_surface_reference(cairo_get_target(cairo))
        self.width = width
        self.height = height
        self.scale = scale
        self.isOpaque = isOpaque
    }

    /// Takes over the surface.
    private init(surface: OpaquePointer, width: Int, height: Int, scale: CGFloat, isOpaque: Bool) {
        let status = cairo_surface_status(surface)
        precondition(
            status == CAIRO_STATUS_SUCCESS,
            "CGContext: no picture of \(width) by \(height) pixels can be made (\(cairoText(status))); a side can be "
                + "32,767 pixels at most")
        target = surface
        cairo = cairo_create(surface)
        self.width = width
        self.height = height
        self.scale = scale
        self.isOpaque = isOpaque
        cairo_scale(cairo, Double(scale), Double(scale))
    }

    /// A picture to draw into, transparent (or, when opaque, black) at first. `width` and `height` are **pixels**;
    /// `scale` is how many of them make a point, and the context's unit is the point.
    package convenience init(width: Int, height: Int, scale: CGFloat, opaque: Bool) {
        let format = opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        self.init(
            surface: cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height)),
            width: width, height: height, scale: scale, isOpaque: opaque)
    }

    /// A context over pixels that belong to somebody else, for instance a window: 32 bits each, blue first in memory, then
    /// green, red, and alpha (premultiplied) or nothing. They must outlive the context; call ``flush()`` before reading
    /// them, and ``pixelsChanged()`` after writing to them.
    package convenience init(
        memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, scale: CGFloat, opaque: Bool
    ) {
        let surface = cairo_image_surface_create_for_data(
            memory.assumingMemoryBound(to: UInt8.self), opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            Int32(clamping: width), Int32(clamping: height), Int32(clamping: bytesPerRow))
        self.init(surface: surface!, width: width, height: height, scale: scale, isOpaque: opaque)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(target)
    }

    /// Sees to it that all that was drawn is in the pixels.
    package func flush() {
        cairo_surface_flush(target)
    }

    /// To be called when the pixels were written to by other means.
    package func pixelsChanged() {
        cairo_surface_mark_dirty(target)
    }

    // MARK: State

    /// Remembers transform, clip, colours, line and effects until ``restoreGState()``.
    public func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
    }

    /// Goes back to what the matching ``saveGState()`` remembered.
    public func restoreGState() {
        precondition(
            !savedStates.isEmpty, "CGContext: restoreGState() without saveGState(); each restore needs a save before it"
        )
        cairo_restore(cairo)
        state = savedStates.removeLast()
    }

    // MARK: Transform

    /// From the present units to pixels, y pointing *up* from the bottom left corner, as Core Graphics counts them. What a
    /// context of UIKit begins with has a negative `d` therefore.
    public var ctm: CGAffineTransform {
        let device = deviceTransform
        return CGAffineTransform(
            a: device.a, b: -device.b, c: device.c, d: -device.d, tx: device.tx, ty: CGFloat(height) - device.ty)
    }

    /// From the present units to pixels, y pointing down from the top left corner.
    package var deviceTransform: CGAffineTransform {
        get {
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            return CGAffineTransform(
                a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
        }
        set {
            var matrix = newValue.cairoMatrix
            cairo_set_matrix(cairo, &matrix)
        }
    }

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) {
        cairo_translate(cairo, Double(x), Double(y))
    }

    /// Makes the units larger. Zero would make drawing impossible, and is refused.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Turns the axes by `angle` radians: clockwise to the eye where y points down.
    public func rotate(by angle: CGFloat) {
        cairo_rotate(cairo, Double(angle))
    }

    /// What is drawn from now on goes through `transform` first. One that flattens the plane leaves nothing to be drawn:
    /// everything is clipped away until the state is restored.
    public func concatenate(_ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else {
            // Cairo would turn the whole context into an error for good.
            cairo_new_path(cairo)
            cairo_rectangle(cairo, 0, 0, 0, 0)
            cairo_clip(cairo)
            return
        }
        var matrix = transform.cairoMatrix
        cairo_transform(cairo, &matrix)
    }

    // MARK: Clip

    /// Cuts what is drawn from now on to `rect` as well. Forgets the current path.
    public func clip(to rect: CGRect) {
        cairo_new_path(cairo)
        if !rect.isInfinite { addRectangle(rect) }
        if rect.isInfinite { return }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Cuts what is drawn from now on to these rectangles together. Forgets the current path.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cairo)
        for rect in rects { addRectangle(rect) }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Cuts what is drawn from now on to the current path as well, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_clip(cairo)
    }

    /// Undoes every clip since the context was made, or since the last ``saveGState()`` brought one back.
    public func resetClip() {
        cairo_reset_clip(cairo)
    }

    /// The rectangle round what is not clipped away; null when everything is.
    public var boundingBoxOfClipPath: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        if x1 >= x2 || y1 >= y2 { return .null }
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// A rectangle as a subpath of its own; a null one is no rectangle.
    @inline(__always)
    func addRectangle(_ rect: CGRect) {
        if rect.isNull { return }
        cairo_rectangle(
            cairo, Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
    }
}

/// What went wrong, in cairo's words.
func cairoText(_ status: cairo_status_t) -> String {
    String(cString: cairo_status_to_string(status))
}

extension CGAffineTransform {
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(
            xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }
}

extension CGPathFillRule {
    var cairoRule: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}
