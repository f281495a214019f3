@_implementationOnly import CCairo
import Foundation

extension CGContext {
    /// Draws an image in `rect`, with its first row at the greatest y coordinate, as Core Graphics does. In
    /// UIKit's contexts, in which y points down, the image appears upside down; `UIImage.draw(in:)` draws it
    /// upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let box = rect.standardized
        cairo_save(cairo)
        cairo_translate(cairo, 0, Double(box.minY + box.maxY))
        cairo_scale(cairo, 1, -1)
        drawUpright(image, in: box)
        cairo_restore(cairo)
    }

    /// Draws an image in `rect`, with its first row at the least y coordinate. Clears the current path.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        if image.isMask { return drawUpright(template: image, in: rect, state.fillColor) }
        guard let matrix = imageMatrix(image, rect) else { return }
        cairo_new_path(cairo)
        let pixels = image.pixels
        pixels.lock.withLock { _ in
            setSource(pixels, matrix, filter(for: image))
            if state.alpha == 1 && state.isPlain {
                addRectangle(rect)
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
                cairo_fill(cairo)
            } else {
                paintImage(in: rect)
            }
            // Releases the surface, so that its memory is freed with the image.
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        }
        didDraw()
    }

    /// Draws a template image in a color, using the image's alpha as a mask. Clears the current path.
    package func drawUpright(template image: CGImage, in rect: CGRect, color: CGColor) {
        drawUpright(template: image, in: rect, color.rgba)
    }

    private func drawUpright(template image: CGImage, in rect: CGRect, _ rgba: CGColor.RGBA) {
        guard let matrix = imageMatrix(image, rect) else { return }
        let isPlain = state.isPlain
        cairo_new_path(cairo)
        if isPlain { cairo_save(cairo) } else { beginSource() }
        let pixels = image.pixels
        pixels.lock.withLock { _ in
            addRectangle(rect)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            cairo_clip(cairo)
            let pattern = cairo_pattern_create_for_surface(pixels.surface)
            var inverse = matrix
            cairo_pattern_set_matrix(pattern, &inverse)
            cairo_pattern_set_filter(pattern, filter(for: image))
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha * state.alpha)
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
        if isPlain {
            cairo_restore(cairo)
            return didDraw()
        }
        cairo_pop_group_to_source(cairo)
        addRectangle(rect)
        finish(.fill)
    }

    /// Draws an image in `rect`, or tiles the clip with it, starting at `rect`.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        let box = rect.standardized
        // Each tile is flipped within its own rectangle, as in `draw(_:in:)`.
        cairo_save(cairo)
        cairo_translate(cairo, 0, Double(box.minY + box.maxY))
        cairo_scale(cairo, 1, -1)
        drawTilesUpright(image, first: box)
        cairo_restore(cairo)
    }

    /// Tiles the clip with an image, starting at `rect`.
    package func drawTilesUpright(_ image: CGImage, first rect: CGRect) {
        guard let matrix = imageMatrix(image, rect) else { return }
        let pixels = image.pixels
        pixels.lock.withLock { _ in
            setSource(pixels, matrix, filter(for: image))
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
            if state.alpha != 1 { multiplySourceByAlpha() }
            finish(.paint)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        }
    }

    /// Returns the matrix from user space to the image's pixels, or `nil` if there is nothing to draw.
    private func imageMatrix(_ image: CGImage, _ rect: CGRect) -> cairo_matrix_t? {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, image.width > 0,
            image.height > 0
        else { return nil }
        let scaleX = Double(image.width) / Double(rect.width)
        let scaleY = Double(image.height) / Double(rect.height)
        return cairo_matrix_t(
            xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -Double(rect.minX) * scaleX, y0: -Double(rect.minY) * scaleY)
    }

    private func setSource(_ pixels: ImagePixels, _ matrix: cairo_matrix_t, _ filter: cairo_filter_t) {
        cairo_set_source_surface(cairo, pixels.surface, 0, 0)
        let pattern = cairo_get_source(cairo)
        var inverse = matrix
        cairo_pattern_set_matrix(pattern, &inverse)
        cairo_pattern_set_filter(pattern, filter)
        // Prevents the edges of an enlarged image from fading out.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }

    func filter(for image: CGImage) -> cairo_filter_t {
        image.shouldInterpolate ? state.interpolation.cairoFilter : CAIRO_FILTER_NEAREST
    }

    private func paintImage(in rect: CGRect) {
        if state.isPlain {
            cairo_save(cairo)
            addRectangle(rect)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, state.alpha)
            cairo_restore(cairo)
        } else {
            if state.alpha != 1 { multiplySourceByAlpha() }
            addRectangle(rect)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            finish(.fill)
        }
    }

    /// Multiplies the source by the state's alpha, within the clip.
    private func multiplySourceByAlpha() {
        beginSource()
        cairo_paint_with_alpha(cairo, state.alpha)
        cairo_pop_group_to_source(cairo)
    }

    /// Begins a group without effects, which becomes a source when it is popped.
    private func beginSource() {
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
}

extension CGInterpolationQuality {
    var cairoFilter: cairo_filter_t {
        switch self {
        case .none: return CAIRO_FILTER_NEAREST
        case .low: return CAIRO_FILTER_BILINEAR
        case .default, .medium: return CAIRO_FILTER_GOOD
        case .high: return CAIRO_FILTER_BEST
        }
    }
}
