@_implementationOnly import CCairo
import Foundation

// Primitives of the renderer, in whole device pixels from the top-left corner, independent of the transform.
// They respect the clip, but not the blend mode, alpha and shadow. Each clears the current path.
extension CGContext {
    /// Replaces pixels by a color.
    package func fillDevicePixels(x: Int, y: Int, width: Int, height: Int, color: CGColor) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        // In a PDF, other operators would turn the page into an image.
        cairo_set_operator(cairo, pages == nil ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
        let rgba = color.rgba
        cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(x), Double(y), Double(width), Double(height))
        cairo_fill(cairo)
        applyAntialiasing()
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        cairo_set_matrix(cairo, &matrix)
        didDraw()
    }

    /// Replaces pixels by a color. The rectangle must have integral coordinates.
    package func fillDevicePixels(_ rect: CGRect, color: CGColor) {
        fillDevicePixels(
            x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height), color: color)
    }

    /// Draws an image unscaled at a pixel. Opaque images are copied, others are composited with `alpha`.
    package func blit(_ image: CGImage, x: Int, y: Int, alpha: Double = 1) {
        let pixels = image.pixels
        pixels.lock.withLock { _ in
            blit(pixels.surface, pixels.width, pixels.height, pixels.isOpaque, x, y, alpha)
        }
    }

    /// Draws the current pixels of another context unscaled at a pixel. For caches, which need no conversion
    /// to an image this way.
    package func blit(_ other: CGContext, x: Int, y: Int, alpha: Double = 1) {
        other.flush()
        blit(other.target, other.width, other.height, other.isOpaque, x, y, alpha)
    }

    private func blit(
        _ surface: OpaquePointer, _ width: Int, _ height: Int, _ isOpaque: Bool, _ x: Int, _ y: Int, _ alpha: Double
    ) {
        let covers = alpha == 1 && isOpaque
        if width * height >= Self.smallestBandedArea,
            blitInBands(surface, PixelArea(x: x, y: y, width: width, height: height), covers: covers, alpha)
        {
            return didDraw()
        }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, surface, Double(x), Double(y))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(x), Double(y), Double(width), Double(height))
        if alpha == 1 {
            cairo_set_operator(cairo, isOpaque && pages == nil ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
            cairo_fill(cairo)
        } else {
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            cairo_save(cairo)
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, alpha)
            cairo_restore(cairo)
        }
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        applyAntialiasing()
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        cairo_set_matrix(cairo, &matrix)
        didDraw()
    }

    /// Copies the pixels of a rectangle to another place, regardless of the clip. Both places must be inside the context, which
    /// must have pixels in memory.
    package func copyDevicePixels(x: Int, y: Int, width: Int, height: Int, byX dx: Int, y dy: Int) {
        flush()
        guard let data = cairo_image_surface_get_data(target) else { return }
        let stride = Int(cairo_image_surface_get_stride(target))
        let source = data + y * stride + x * 4
        let destination = source + dy * stride + dx * 4
        // A row is read before it is overwritten.
        for row in 0..<height {
            let start = (dy > 0 ? height - 1 - row : row) * stride
            memmove(destination + start, source + start, width * 4)
        }
        cairo_surface_mark_dirty_rectangle(target, Int32(x + dx), Int32(y + dy), Int32(width), Int32(height))
    }

    /// Calls `body` with the pixels, each 0xAARRGGBB with premultiplied colors, and the number of words per row. The alpha of an
    /// opaque context is undefined.
    package func withDevicePixels(_ body: (_ pixels: UnsafePointer<UInt32>, _ wordsPerRow: Int) -> Void) {
        flush()
        guard let data = cairo_image_surface_get_data(target) else { return }
        let wordsPerRow = Int(cairo_image_surface_get_stride(target)) / 4
        data.withMemoryRebound(to: UInt32.self, capacity: wordsPerRow * height) { body($0, wordsPerRow) }
    }

    /// Restricts the clip to the union of the rectangles, in pixels.
    package func clipToDevicePixels(_ rects: [CGRect]) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        for rect in intersectingClip(rects) {
            cairo_rectangle(
                cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Returns the parts of the rectangles within the clip, which is reset, or the rectangles as they are if cairo intersects them
    /// with the clip correctly.
    ///
    /// Version 1.16 of cairo adds pixels to some intersections of several rectangles with several others.
    private func intersectingClip(_ rects: [CGRect]) -> [CGRect] {
        guard rects.count > 1, let list = cairo_copy_clip_rectangle_list(cairo) else { return rects }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles > 1 else { return rects }
        // From the top, as cairo lists them.
        let clip = UnsafeBufferPointer(start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles)).map {
            CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
        }
        cairo_reset_clip(cairo)
        var result: [CGRect] = []
        var first = 0
        for rect in rects.sorted(by: { $0.minY < $1.minY }) {
            while first < clip.count, clip[first].maxY <= rect.minY { first += 1 }
            for other in clip[first...].prefix(while: { $0.minY < rect.maxY }) {
                let part = rect.intersection(other)
                if part.width > 0, part.height > 0 { result.append(part) }
            }
        }
        return result
    }

    /// Multiplies the components of all pixels by those of a color.
    package func multiply(by color: CGColor) {
        let rgba = color.rgba
        guard rgba != CGColor.RGBA(red: 1, green: 1, blue: 1, alpha: 1) else { return }
        flush()
        guard let data = cairo_image_surface_get_data(target) else { return }
        // The components are multiplied by the alpha already. In memory, blue is first.
        let factors = [rgba.blue, rgba.green, rgba.red, 1].map { UInt32(($0 * rgba.alpha * 255).rounded()) }
        let stride = Int(cairo_image_surface_get_stride(target))
        for row in 0..<height {
            for byte in 0..<width * 4 {
                let place = row * stride + byte
                data[place] = UInt8((UInt32(data[place]) * factors[byte & 3] + 127) / 255)
            }
        }
        cairo_surface_mark_dirty(target)
    }

    /// Makes all pixels in the clip transparent, or black in an opaque context.
    package func clearAll() {
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_paint(cairo)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        didDraw()
    }

    /// Creates a context for a cache that is blitted into this one. `width` and `height` are in pixels.
    package func makeSimilarContext(width: Int, height: Int, scale: CGFloat, opaque: Bool) -> CGContext {
        CGContext(width: width, height: height, scale: scale, opaque: opaque)
    }

    /// Returns a copy of the current pixels as an image, or `nil` if the context does not draw into memory.
    public func makeImage() -> CGImage? {
        flush()
        if let memory { return makeImage(of: memory) }
        guard cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
        return CGImage(copying: target)
    }

    /// Returns the context's own pixels as an image, without copying. The context must not be drawn into
    /// afterwards.
    package func takeImage() -> CGImage {
        flush()
        return CGImage(sharing: target)
    }
}
