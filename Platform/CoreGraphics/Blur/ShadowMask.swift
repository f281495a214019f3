internal import CCairo
import Foundation

/// A blurred shape, to be drawn in any colour: the expensive part of a shadow, to be kept as long as shape and blur stay.
package final class ShadowMask: @unchecked Sendable {
    let surface: OpaquePointer
    /// How many pixels the mask reaches beyond the shape's rectangle on each side.
    package let margin: Int
    /// Where the mask's top left pixel lies, in pixels, seen from the origin of the shape's coordinates.
    package let origin: CGPoint

    /// The blurred inside of `path`. `sigma` is the standard deviation of the blur in the path's units (`CALayer.shadowRadius`);
    /// `scale` is pixels per unit.
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

    /// The blurred alpha of a picture. `sigma` is in pixels.
    package convenience init(image: CGImage, sigma: CGFloat) {
        let margin = BoxBlur.reach(sigma: Double(sigma))
        let padded = CGContext(
            width: image.width + 2 * margin, height: image.height + 2 * margin, scale: 1, opaque: false)
        padded.blit(image, x: margin, y: margin)
        padded.flush()
        self.init(alphaOf: padded.target, sigma: sigma, margin: margin)
    }

    /// The blurred alpha of a surface, within the surface's own size.
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

    /// How many pixels wide the mask is.
    package var width: Int { Int(cairo_image_surface_get_width(surface)) }
    /// How many pixels high the mask is.
    package var height: Int { Int(cairo_image_surface_get_height(surface)) }
}

extension CGContext {
    /// Draws a shadow in `color`: `place` is where, in device pixels, the origin of the shape's coordinates lies. Whole pixels are
    /// quickest. Heeds clip and blend mode.
    package func draw(_ mask: ShadowMask, shapeOriginAtDevice place: CGPoint, color: CGColor, alpha: CGFloat = 1) {
        draw(
            mask, atDevice: CGPoint(x: place.x + mask.origin.x, y: place.y + mask.origin.y), color: color.rgba,
            alpha: Double(alpha))
    }

    func draw(_ mask: ShadowMask, atDevice place: CGPoint, color: CGColor.RGBA, alpha: Double) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let source = cairo_pattern_reference(cairo_get_source(cairo))
        cairo_identity_matrix(cairo)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
        cairo_mask_surface(cairo, mask.surface, Double(place.x), Double(place.y))
        cairo_set_matrix(cairo, &matrix)
        cairo_set_source(cairo, source)
        cairo_pattern_destroy(source)
    }
}
