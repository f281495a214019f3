@_implementationOnly import CCairo
import Foundation

/// A drawing destination: an image, the pixels of a window, or a PDF document.
///
/// Contexts created by UIKit have their origin at the top left, y points down, and units are points. The
/// current path is not part of the state saved by ``saveGState()``. A context must not be used by several
/// threads at the same time.
public final class CGContext {
    /// The underlying cairo context. In its user space, y points down from the top-left corner.
    ///
    /// Code that draws with it directly must restore its matrix, clip, operator and antialiasing. Source,
    /// path, line width and the like may change: they are set before each use or belong to the caller.
    package let cairo: OpaquePointer
    /// The surface drawn into.
    let target: OpaquePointer
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The initial number of pixels per point, by which the offset and blur of shadows are multiplied.
    package let scale: CGFloat
    /// Whether the context has no alpha channel.
    package let isOpaque: Bool

    /// The memory of a context that was created for one.
    var memory: BitmapMemory?
    /// The pages of a context that writes a PDF.
    package internal(set) var pages: PDFPages?

    /// The transform from the coordinates in which patterns are placed to device pixels: the first one of the context, or that
    /// of the layer that is drawn.
    package var patternBase: CGAffineTransform

    var state = State()
    private var savedStates: [State] = []
    /// The state that the next `restoreGState()` restores.
    var savedState: State {
        precondition(
            !savedStates.isEmpty,
            """
            CGContext.endTransparencyLayer() was called without a transparency layer. \
            Call beginTransparencyLayer(auxiliaryInfo:) before it.
            """)
        return savedStates[savedStates.count - 1]
    }

    /// Creates a context for an existing cairo context of `width` × `height` pixels, which it retains. The
    /// current matrix is kept.
    package init(cairo: OpaquePointer, width: Int, height: Int, scale: CGFloat, isOpaque: Bool) {
        self.cairo = cairo_reference(cairo)
        self.target = cairo_surface_reference(cairo_get_target(cairo))
        self.width = width
        self.height = height
        self.scale = scale
        self.isOpaque = isOpaque
        patternBase = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Creates a context that takes ownership of a surface.
    private init(surface: OpaquePointer, width: Int, height: Int, scale: CGFloat, isOpaque: Bool) {
        let status = cairo_surface_status(surface)
        precondition(
            status == CAIRO_STATUS_SUCCESS,
            """
            A CGContext of \(width) × \(height) pixels could not be created (\(cairoText(status))). \
            Use at most 32,767 pixels per side.
            """)
        target = surface
        cairo = cairo_create(surface)
        self.width = width
        self.height = height
        self.scale = scale
        self.isOpaque = isOpaque
        patternBase = CGAffineTransform(scaleX: scale, y: scale)
        cairo_scale(cairo, Double(scale), Double(scale))
    }

    /// Creates a context for an image, which is initially transparent, or black if it is opaque.
    ///
    /// - Parameters:
    ///   - width: The width in **pixels**.
    ///   - height: The height in **pixels**.
    ///   - scale: The number of pixels per point. The unit of the context is the point.
    ///   - opaque: Whether the image has no alpha channel.
    package convenience init(width: Int, height: Int, scale: CGFloat, opaque: Bool) {
        let format = opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        self.init(
            surface: cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height)),
            width: width, height: height, scale: scale, isOpaque: opaque)
    }

    /// Creates a context for existing memory, such as the pixels of a window.
    ///
    /// A pixel has 32 bits: blue first in memory, then green, red, and the alpha (premultiplied) or padding.
    /// The memory must outlive the context. Call ``flush()`` before reading the pixels and
    /// ``pixelsChanged()`` after writing them.
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

    /// Writes pending drawing operations to the pixels.
    public func flush() {
        cairo_surface_flush(target)
    }

    /// Notifies the context that other code has changed the pixels.
    package func pixelsChanged() {
        cairo_surface_mark_dirty(target)
    }

    /// Copies the pixels to the memory of a context that was created for one. Called after each drawing operation.
    @inline(__always)
    package func didDraw() {
        if let memory { updateMemory(memory) }
    }

    // MARK: State

    /// Saves the transform, clip, colors, line attributes and effects until ``restoreGState()``.
    public func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
    }

    /// Restores the state of the matching ``saveGState()``.
    public func restoreGState() {
        precondition(
            !savedStates.isEmpty,
            "CGContext.restoreGState() was called without a saved state. Call saveGState() before it."
        )
        cairo_restore(cairo)
        state = savedStates.removeLast()
    }

    // MARK: Transform

    /// The transform from user space to pixels, with y pointing *up* from the bottom-left corner as in Core
    /// Graphics. Contexts of UIKit therefore start with a negative `d`.
    public var ctm: CGAffineTransform {
        let device = deviceTransform
        let height = pages?.bounds.height ?? CGFloat(height)
        return CGAffineTransform(
            a: device.a, b: -device.b, c: device.c, d: -device.d, tx: device.tx, ty: height - device.ty)
    }

    /// The transform from user space to pixels, with y pointing down from the top-left corner.
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

    /// The transform from user space to pixels, with y pointing up.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Returns a point in pixels, with y pointing up.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Returns a point of user space, from one in pixels with y pointing up.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// Returns a size in pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    /// Returns a size in user space, from one in pixels.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

    /// Returns the bounding box of a rectangle in pixels, with y pointing up.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// Returns the bounding box in user space of a rectangle in pixels with y pointing up.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// Translates the origin.
    public func translateBy(x: CGFloat, y: CGFloat) {
        cairo_translate(cairo, Double(x), Double(y))
    }

    /// Scales the user space. A factor of 0 makes drawing impossible: everything is clipped.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Rotates the user space by `angle` radians, which is clockwise where y points down.
    public func rotate(by angle: CGFloat) {
        cairo_rotate(cairo, Double(angle))
    }

    /// Concatenates the user space with `transform`. If the transform is not invertible, everything is
    /// clipped until the state is restored.
    public func concatenate(_ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else {
            // Cairo would enter a permanent error state.
            cairo_new_path(cairo)
            cairo_rectangle(cairo, 0, 0, 0, 0)
            cairo_clip(cairo)
            return
        }
        var matrix = transform.cairoMatrix
        cairo_transform(cairo, &matrix)
    }

    // MARK: Clip

    /// Restricts the clip to `rect`. Clears the current path.
    public func clip(to rect: CGRect) {
        cairo_new_path(cairo)
        if !rect.isInfinite { addRectangle(rect) }
        if rect.isInfinite { return }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Restricts the clip to the union of rectangles. Clears the current path.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cairo)
        for rect in rects { addRectangle(rect) }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Restricts the clip to the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_clip(cairo)
    }

    /// Removes all clips.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.clipMask = nil
        state.updatePlain()
    }

    /// The bounding box of the clip, or the null rectangle if the clip is empty.
    public var boundingBoxOfClipPath: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        if x1 >= x2 || y1 >= y2 { return .null }
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// Appends a rectangle as a subpath unless it is null.
    @inline(__always)
    func addRectangle(_ rect: CGRect) {
        if rect.isNull { return }
        cairo_rectangle(
            cairo, Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
    }
}

/// Returns cairo's description of a status.
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
