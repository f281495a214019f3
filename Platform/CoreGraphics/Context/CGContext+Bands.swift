@_implementationOnly import CCairo
import Dispatch
import Foundation

/// A rectangle of device pixels.
struct PixelArea {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    func intersection(_ other: PixelArea) -> PixelArea {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelArea(
            x: left, y: top, width: min(x + width, other.x + other.width) - left,
            height: min(y + height, other.y + other.height) - top)
    }
}

/// Large pictures are composited in horizontal bands, by a thread each.
extension CGContext {
    /// The area from which on a picture is worth several threads, in pixels.
    static let smallestBandedArea = 1 << 20

    /// Draws a surface unscaled in bands.
    ///
    /// - Parameters:
    ///   - surface: An image surface.
    ///   - place: The device pixels that the surface covers.
    ///   - covers: Whether the pixels are replaced, not composited.
    ///   - alpha: The opacity of the surface.
    /// - Returns: False if the context does not draw into pixels in memory, or is clipped by more than a rectangle.
    func blitInBands(_ surface: OpaquePointer, _ place: PixelArea, covers: Bool, _ alpha: Double) -> Bool {
        guard pages == nil, cairo_get_group_target(cairo) == target, let clip = clipArea() else { return false }
        let area = place.intersection(clip).intersection(PixelArea(x: 0, y: 0, width: width, height: height))
        guard area.width > 0, area.height > 0 else { return true }
        flush()
        cairo_surface_flush(surface)
        guard let pixels = SurfaceMemory(target), let source = SurfaceMemory(surface) else { return false }
        let count = min(ProcessInfo.processInfo.activeProcessorCount, max(1, area.width * area.height >> 18), 8)
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let (first, last) = (area.height * index / count, area.height * (index + 1) / count)
            let band = PixelArea(x: area.x, y: area.y + first, width: area.width, height: last - first)
            guard band.height > 0 else { return }
            source.draw(at: (place.x - band.x, place.y - band.y), into: band, of: pixels, covers: covers, alpha)
        }
        cairo_surface_mark_dirty_rectangle(
            target, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height))
        return true
    }

    /// The rectangle of the clip, or `nil` if it has another shape.
    private func clipArea() -> PixelArea? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        defer { cairo_set_matrix(cairo, &matrix) }
        guard let list = cairo_copy_clip_rectangle_list(cairo) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
        guard list.pointee.num_rectangles > 0 else { return PixelArea(x: 0, y: 0, width: 0, height: 0) }
        guard list.pointee.num_rectangles == 1 else { return nil }
        let rect = list.pointee.rectangles[0]
        return PixelArea(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
    }
}

/// The memory of an image surface, of which each thread makes surfaces of its own: cairo's are for one thread at a time.
private struct SurfaceMemory: @unchecked Sendable {
    let data: UnsafeMutablePointer<UInt8>
    let isOpaque: Bool
    let width: Int
    let height: Int
    let stride: Int

    init?(_ surface: OpaquePointer) {
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        self.data = data
        let format = cairo_image_surface_get_format(surface)
        isOpaque = format == CAIRO_FORMAT_RGB24
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        stride = Int(cairo_image_surface_get_stride(surface))
        guard isOpaque || format == CAIRO_FORMAT_ARGB32 else { return nil }
    }

    private func surface(_ area: PixelArea) -> OpaquePointer? {
        cairo_image_surface_create_for_data(
            data + area.y * stride + area.x * 4, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(area.width),
            Int32(area.height), Int32(stride))
    }

    /// Draws the pixels into a band of others.
    func draw(
        at origin: (x: Int, y: Int), into band: PixelArea, of other: SurfaceMemory, covers: Bool, _ alpha: Double
    ) {
        guard let target = other.surface(band),
            let source = surface(PixelArea(x: 0, y: 0, width: width, height: height)),
            let context = cairo_create(target)
        else { return }
        cairo_set_source_surface(context, source, Double(origin.x), Double(origin.y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_set_operator(context, covers ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
        cairo_paint_with_alpha(context, alpha)
        cairo_destroy(context)
        cairo_surface_destroy(source)
        cairo_surface_destroy(target)
    }
}
