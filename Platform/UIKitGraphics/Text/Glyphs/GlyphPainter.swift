@_implementationOnly import CCairo
import CoreGraphics
import Foundation

/// Draws runs of glyphs into images, each glyph at the nearest quarter of a pixel.
///
/// The rasters of a run are combined into one mask, through which the source of the context is painted, so that clips, groups,
/// effects and overlapping glyphs are treated as in other drawing. Access requires the lock of the font system.
final class GlyphPainter {
    private struct PlacedRaster {
        let raster: GlyphRaster
        let left: Int
        let top: Int
    }

    /// Glyphs of this height or more, in pixels, are drawn as paths.
    private static let maximumSize: CGFloat = 160

    private var cache = GlyphRasterCache()
    // Reused for each run.
    private var placed: [PlacedRaster] = []
    private var mask: [UInt8] = []

    /// Draws glyphs with the source of a cairo context, relative to the origin of its matrix.
    ///
    /// Upright glyphs are drawn from rasters, and rotated, skewed or very large ones from their outlines. Fonts of images, such as
    /// those of emoji, and vector surfaces, such as PDF, draw glyphs themselves.
    func draw(_ glyphs: UnsafeBufferPointer<PositionedGlyph>, of font: GlyphFont, in cairo: OpaquePointer) {
        glyphs.withMemoryRebound(to: cairo_glyph_t.self) { cairoGlyphs in
            cairo_set_scaled_font(cairo, font.scaledFont)
            guard cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE, font.hasOutlines
            else { return cairo_show_glyphs(cairo, cairoGlyphs.baseAddress, Int32(glyphs.count)) }
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            let isUpright = matrix.yx == 0 && matrix.xy == 0 && matrix.xx > 0 && matrix.yy > 0
            if isUpright, font.size * max(matrix.xx, matrix.yy) < Self.maximumSize {
                cairo_identity_matrix(cairo)
                let isDrawn = drawRasters(glyphs, of: font, matrix, in: cairo)
                cairo_set_matrix(cairo, &matrix)
                if isDrawn { return }
            }
            cairo_new_path(cairo)
            cairo_glyph_path(cairo, cairoGlyphs.baseAddress, Int32(glyphs.count))
            cairo_fill(cairo)
        }
    }

    /// - Returns: `false` if a glyph is too large, in which case nothing is drawn.
    private func drawRasters(
        _ glyphs: UnsafeBufferPointer<PositionedGlyph>, of font: GlyphFont, _ matrix: cairo_matrix_t,
        in cairo: OpaquePointer
    ) -> Bool {
        let clip = Self.clip(of: cairo)
        guard clip.width > 0, clip.height > 0 else { return true }
        let style = cache.style(of: font, scale: CGSize(width: matrix.xx, height: matrix.yy))
        placed.removeAll(keepingCapacity: true)
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        for glyph in glyphs {
            let origin = CGPoint(x: glyph.x * matrix.xx + matrix.x0, y: glyph.y * matrix.yy + matrix.y0)
            // Positions outside the range of integers are not converted.
            guard clip.isNear(origin) else { continue }
            let (x, position) = GlyphRaster.position(nearest: origin.x)
            let y = Int(origin.y.rounded())
            let key = GlyphRasterCache.Key(
                style, glyph: UInt32(truncatingIfNeeded: glyph.index), position: position)
            guard let raster = cache.raster(for: key, in: style) else { return false }
            let item = PlacedRaster(raster: raster, left: x + raster.left, top: y + raster.top)
            guard raster.width > 0, item.left < clip.right, item.left + raster.width > clip.left,
                item.top < clip.bottom, item.top + raster.height > clip.top
            else { continue }
            placed.append(item)
            (left, right) = (min(left, item.left), max(right, item.left + raster.width))
            (top, bottom) = (min(top, item.top), max(bottom, item.top + raster.height))
        }
        if !placed.isEmpty { paint(left..<right, top..<bottom, in: cairo) }
        return true
    }

    /// Paints through the combined rasters.
    private func paint(_ columns: Range<Int>, _ rows: Range<Int>, in cairo: OpaquePointer) {
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(columns.count)))
        let size = stride * rows.count
        if mask.count < size { mask = [UInt8](repeating: 0, count: size) }
        mask.withUnsafeMutableBufferPointer { mask in
            guard let start = mask.baseAddress else { return }
            start.update(repeating: 0, count: size)
            for item in placed {
                item.raster.add(
                    to: start + (item.top - rows.lowerBound) * stride + item.left - columns.lowerBound, stride: stride)
            }
            let surface = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_A8, Int32(columns.count), Int32(rows.count), Int32(stride))
            cairo_mask_surface(cairo, surface, Double(columns.lowerBound), Double(rows.lowerBound))
            cairo_surface_destroy(surface)
        }
    }

    /// The bounds of the clip, in pixels.
    private static func clip(of cairo: OpaquePointer) -> PixelBounds {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return PixelBounds(
            left: Int(left.rounded(.down)), top: Int(top.rounded(.down)), right: Int(right.rounded(.up)),
            bottom: Int(bottom.rounded(.up)))
    }

    private struct PixelBounds {
        let left: Int
        let top: Int
        let right: Int
        let bottom: Int
        var width: Int { right - left }
        var height: Int { bottom - top }

        /// Returns whether the raster of a glyph with an origin may intersect the bounds.
        func isNear(_ origin: CGPoint) -> Bool {
            let reach = CGFloat(GlyphRasterizer.side)
            return origin.x > CGFloat(left) - reach && origin.x < CGFloat(right) + reach
                && origin.y > CGFloat(top) - reach && origin.y < CGFloat(bottom) + reach
        }
    }
}

extension GlyphRaster {
    /// Adds the coverage to pixels, of which each row begins `stride` bytes after the one before.
    fileprivate func add(to pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
        coverage.withUnsafeBufferPointer { coverage in
            guard var source = coverage.baseAddress else { return }
            var row = pixels
            for _ in 0..<height {
                for column in 0..<width {
                    let (sum, overflow) = row[column].addingReportingOverflow(source[column])
                    row[column] = overflow ? 255 : sum
                }
                source += width
                row += stride
            }
        }
    }
}
