@_implementationOnly import CCairo
import Foundation
import Synchronization

/// Pixels in memory, which are immutable and can be shared by images and threads.
final class ImagePixels: @unchecked Sendable {
    /// Premultiplied ARGB32, or RGB24 if ``isOpaque``. Must not be drawn into. Several threads may draw it only with the ``lock``.
    let surface: OpaquePointer
    /// Serializes drawing the surface: cairo's reference counting of drawn surfaces is not thread-safe.
    let lock = Mutex<Void>(())
    /// Whether every pixel is opaque.
    let isOpaque: Bool
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    /// The distance between the rows, in bytes.
    let stride: Int

    var byteCount: Int { stride * height }

    /// Takes ownership of a reference to a surface in one of the two formats.
    init(owning surface: OpaquePointer) {
        self.surface = surface
        isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Creates pixels that `fill` writes: contiguous rows of 0xAARRGGBB with premultiplied colors.
    convenience init(
        width: Int, height: Int, opaque: Bool, fill: (UnsafeMutableBufferPointer<UInt32>) throws -> Void
    ) rethrows {
        let surface = Self.blank(width, height, opaque)
        do {
            cairo_surface_flush(surface)
            if let data = cairo_image_surface_get_data(surface), width > 0, height > 0 {
                // Cairo stores rows of 32-bit pixels without padding.
                try data.withMemoryRebound(to: UInt32.self, capacity: width * height) {
                    try fill(UnsafeMutableBufferPointer(start: $0, count: width * height))
                }
            }
            cairo_surface_mark_dirty(surface)
        } catch {
            cairo_surface_destroy(surface)
            throw error
        }
        self.init(owning: surface)
    }

    /// Creates a copy of the pixels of a surface.
    convenience init(copying surface: OpaquePointer) {
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        let width = cairo_image_surface_get_width(surface)
        let height = cairo_image_surface_get_height(surface)
        let copy = Self.blank(Int(width), Int(height), isOpaque)
        let painter = cairo_create(copy)
        cairo_set_source_surface(painter, surface, 0, 0)
        cairo_set_operator(painter, CAIRO_OPERATOR_SOURCE)
        cairo_paint(painter)
        cairo_destroy(painter)
        cairo_surface_flush(copy)
        self.init(owning: copy)
    }

    private static func blank(_ width: Int, _ height: Int, _ isOpaque: Bool) -> OpaquePointer {
        let surface = cairo_image_surface_create(
            isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))!
        let status = cairo_surface_status(surface)
        precondition(
            status == CAIRO_STATUS_SUCCESS,
            """
            A CGImage of \(width) × \(height) pixels could not be created (\(cairoText(status))). \
            Use at most 32,767 pixels per side.
            """)
        return surface
    }

    /// Returns the pixels inside `box`, which share the memory of these.
    func cropped(to box: CGRect) -> ImagePixels? {
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let first = data + Int(box.minY) * stride + Int(box.minX) * 4
        guard
            let part = cairo_image_surface_create_for_data(
                first, cairo_image_surface_get_format(surface), Int32(box.width), Int32(box.height), Int32(stride))
        else { return nil }
        // Keeps the pixels alive as long as the part is used.
        cairo_surface_set_user_data(part, UnsafePointer(Self.ownerKey), UnsafeMutableRawPointer(surface)) { parent in
            cairo_surface_destroy(parent.map { OpaquePointer($0) })
        }
        cairo_surface_reference(surface)
        return ImagePixels(owning: part)
    }

    /// The key under which a surface stores a reference to the owner of its memory.
    nonisolated(unsafe) static let ownerKey = OpaquePointer(
        UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1))
}
