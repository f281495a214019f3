@_implementationOnly import CCairo
import Foundation

/// A blurred shape that can be drawn in any color: the expensive part of a shadow, cached while shape and
/// blur stay the same.
package final class ShadowMask: @unchecked Sendable {
    let surface: OpaquePointer
    /// The number of pixels by which the mask extends beyond the shape's rectangle on each side.
    package let margin: Int
    /// The position of the mask's top-left pixel relative to the origin of the shape's coordinates, in
    /// pixels.
    package let origin: CGPoint

    /// Creates a mask of the blurred interior of a path.
    ///
    /// - Parameters:
    ///   - path: The shape.
    ///   - sigma: The standard deviation of the blur in the path's units (`CALayer.shadowRadius`).
    ///   - scale: The number of pixels per unit.
    package init(path: CGPath, sigma: CGFloat, scale: CGFloat) {
        let pixelSigma = sigma * scale
        margin = BoxBlur.reach(sigma: Double(pixelSigma))
        let box = path.isEmpty ? CGRect.zero : path.boundingBoxOfPath
        let pixels = CGRect(
            x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale
        ).integral.insetBy(dx: -CGFloat(margin), dy: -CGFloat(margin))
        origin = pixels.origin
        surface = ShadowMask.blank(Int(pixels.width), Int(pixels.height))
        let painter = cairo_create(surface)!
        let context = CGContext(
            cairo: painter, width: Int(pixels.width), height: Int(pixels.height), scale: 1, isOpaque: false)
        cairo_destroy(painter)
        context.deviceTransform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x, ty: -origin.y)
        context.addPath(path)
        context.fillPath()
        BoxBlur.blur(surface, sigma: Double(pixelSigma))
    }

    /// Creates a mask of the blurred alpha of an image. `sigma` is in pixels.
    package convenience init(image: CGImage, sigma: CGFloat) {
        let margin = BoxBlur.reach(sigma: Double(sigma))
        let padded = CGContext(
            width: image.width + 2 * margin, height: image.height + 2 * margin, scale: 1, opaque: false)
        padded.blit(image, x: margin, y: margin)
        padded.flush()
        self.init(alphaOf: padded.target, sigma: sigma, margin: margin)
    }

    /// Creates a mask of the blurred alpha of what `context` contains. `sigma` is in pixels.
    ///
    /// - Parameters:
    ///   - context: The drawing, with a transparent margin on each side.
    ///   - sigma: The standard deviation of the blur.
    ///   - margin: The width of the margin.
    package convenience init(alphaOf context: CGContext, sigma: CGFloat, margin: Int) {
        context.flush()
        self.init(alphaOf: context.target, sigma: sigma, margin: margin)
    }

    /// Returns the number of pixels by which a blur extends a shape.
    package static func margin(sigma: CGFloat) -> Int { BoxBlur.reach(sigma: Double(sigma)) }

    /// Creates a mask of the blurred alpha of a surface, with the size of the surface.
    init(alphaOf source: OpaquePointer, sigma: CGFloat, margin: Int = 0) {
        self.margin = margin
        origin = CGPoint(x: -margin, y: -margin)
        surface = ShadowMask.blank(
            Int(cairo_image_surface_get_width(source)), Int(cairo_image_surface_get_height(source)))
        let painter = cairo_create(surface)
        cairo_set_source_surface(painter, source, 0, 0)
        cairo_set_operator(painter, CAIRO_OPERATOR_SOURCE)
        cairo_paint(painter)
        cairo_destroy(painter)
        BoxBlur.blur(surface, sigma: Double(sigma))
    }

    private static func blank(_ width: Int, _ height: Int) -> OpaquePointer {
        cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(clamping: max(width, 1)), Int32(clamping: max(height, 1)))!
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// The width of the mask in pixels.
    package var width: Int { Int(cairo_image_surface_get_width(surface)) }
    /// The height of the mask in pixels.
    package var height: Int { Int(cairo_image_surface_get_height(surface)) }
}

extension CGContext {
    /// Draws a shadow, respecting the clip and the blend mode.
    ///
    /// - Parameters:
    ///   - mask: The shadow's mask.
    ///   - point: The position of the origin of the shape's coordinates in device pixels. Whole pixels are
    ///     the fastest.
    ///   - color: The shadow's color.
    ///   - alpha: A factor for the alpha of the color.
    package func draw(_ mask: ShadowMask, shapeOriginAtDevice point: CGPoint, color: CGColor, alpha: CGFloat = 1) {
        draw(
            mask, atDevice: CGPoint(x: point.x + mask.origin.x, y: point.y + mask.origin.y), color: color.rgba,
            alpha: Double(alpha))
    }

    func draw(_ mask: ShadowMask, atDevice point: CGPoint, color: CGColor.RGBA, alpha: Double) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let source = cairo_pattern_reference(cairo_get_source(cairo))
        cairo_identity_matrix(cairo)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
        cairo_mask_surface(cairo, mask.surface, Double(point.x), Double(point.y))
        cairo_set_matrix(cairo, &matrix)
        cairo_set_source(cairo, source)
        cairo_pattern_destroy(source)
    }
}
