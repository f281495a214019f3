@_implementationOnly import CCairo

/// Converts the outlines of glyphs into pixels, one at a time.
///
/// cairo's own glyphs are on whole pixels before version 1.17.4, which makes letter spacing uneven. These are the same with
/// each version.
struct GlyphRasterizer: ~Copyable {
    /// The glyphs that fit this many pixels, with the origin at `origin`, are rasterized.
    static let side = 256
    private static let origin = (x: 64, y: 192)

    private let surface: OpaquePointer
    private let cairo: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt8>
    private let stride: Int

    init() {
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(Self.side), Int32(Self.side))
        cairo = cairo_create(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else {
            preconditionFailure("\(Self.side) × \(Self.side) pixels for glyphs could not be allocated.")
        }
        self.pixels = pixels
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Returns the pixels of a glyph, or `nil` if the glyph is too large.
    func raster(of key: GlyphRasterCache.Key, in style: GlyphRasterCache.Style) -> GlyphRaster? {
        var matrix = cairo_matrix_t(
            xx: style.scale.width, yx: 0, xy: 0, yy: style.scale.height,
            x0: Double(Self.origin.x) + Double(key.position) / Double(GlyphRaster.positionCount),
            y0: Double(Self.origin.y))
        cairo_set_matrix(cairo, &matrix)
        cairo_set_scaled_font(cairo, style.font.scaledFont)
        var glyph = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, &glyph, 1)
        cairo_identity_matrix(cairo)
        var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &minX, &minY, &maxX, &maxY)
        guard maxX > minX, maxY > minY else { return .empty }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        let (right, bottom) = (maxX.rounded(.up), maxY.rounded(.up))
        guard left >= 0, top >= 0, right <= Double(Self.side), bottom <= Double(Self.side) else { return nil }
        cairo_fill(cairo)
        return takePixels(Int(left)..<Int(right), Int(top)..<Int(bottom))
    }

    /// Returns a part of the surface, and clears it.
    private func takePixels(_ columns: Range<Int>, _ rows: Range<Int>) -> GlyphRaster {
        cairo_surface_flush(surface)
        let coverage = [UInt8](unsafeUninitializedCapacity: columns.count * rows.count) { buffer, count in
            for (index, row) in rows.enumerated() {
                let source = pixels + row * stride + columns.lowerBound
                (buffer.baseAddress! + index * columns.count).update(from: source, count: columns.count)
                source.update(repeating: 0, count: columns.count)
            }
            count = columns.count * rows.count
        }
        cairo_surface_mark_dirty(surface)
        return GlyphRaster(
            left: columns.lowerBound - Self.origin.x, top: rows.lowerBound - Self.origin.y, width: columns.count,
            height: rows.count, coverage: coverage)
    }
}
