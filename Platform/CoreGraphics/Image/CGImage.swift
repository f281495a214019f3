internal import CCairo
import Foundation
import Synchronization

/// A picture of pixels. It never changes, and may be handed from thread to thread.
public final class CGImage: Hashable, @unchecked Sendable {
    /// The pixels: premultiplied ARGB32, or RGB24 where ``isOpaque``. Not to be drawn into. Drawn on more than one thread only
    /// through `CGContext`, which takes the ``lock``.
    package let surface: OpaquePointer
    /// Cairo counts the users of a drawn surface without protection, so that two threads must not draw one picture at once.
    let lock = Mutex<Void>(())
    /// How many pixels wide the picture is.
    public let width: Int
    /// How many pixels high the picture is.
    public let height: Int
    /// Whether every pixel is opaque.
    package let isOpaque: Bool

    /// Takes over one reference to an image surface in one of the two formats.
    private init(owning surface: OpaquePointer) {
        self.surface = surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// A picture of an image surface that nobody will draw into any more. Other formats than the two are converted.
    convenience init(sharing surface: OpaquePointer) {
        let format = cairo_image_surface_get_format(surface)
        if format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 {
            self.init(owning: cairo_surface_reference(surface))
        } else {
            self.init(copying: surface)
        }
    }

    /// A picture with a copy of the pixels of an image surface.
    convenience init(copying surface: OpaquePointer) {
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        let width = cairo_image_surface_get_width(surface)
        let height = cairo_image_surface_get_height(surface)
        let copy = CGImage.blank(Int(width), Int(height), isOpaque)
        let painter = cairo_create(copy)
        cairo_set_source_surface(painter, surface, 0, 0)
        cairo_set_operator(painter, CAIRO_OPERATOR_SOURCE)
        cairo_paint(painter)
        cairo_destroy(painter)
        cairo_surface_flush(copy)
        self.init(owning: copy)
    }

    /// A picture whose pixels `fill` writes: row after row without gaps, each 0xAARRGGBB, colours multiplied by alpha.
    package convenience init(
        width: Int, height: Int, opaque: Bool, fill: (UnsafeMutableBufferPointer<UInt32>) throws -> Void
    ) rethrows {
        let surface = CGImage.blank(width, height, opaque)
        do {
            cairo_surface_flush(surface)
            if let data = cairo_image_surface_get_data(surface), width > 0, height > 0 {
                // Rows of 32-bit pixels have no gaps in cairo.
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

    private static func blank(_ width: Int, _ height: Int, _ isOpaque: Bool) -> OpaquePointer {
        let surface = cairo_image_surface_create(
            isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))!
        let status = cairo_surface_status(surface)
        precondition(
            status == CAIRO_STATUS_SUCCESS,
            "CGImage: no picture of \(width) by \(height) pixels can be made (\(cairoText(status))); a side can be "
                + "32,767 pixels at most")
        return surface
    }

    /// How many bits a component of a pixel has: 8.
    public var bitsPerComponent: Int { 8 }
    /// How many bits a pixel has: 32.
    public var bitsPerPixel: Int { 32 }
    /// How many bytes lie between the beginnings of two rows.
    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
    /// What the pixels' components mean: sRGB.
    public var colorSpace: CGColorSpace? { .sharedSRGB }

    /// The part of the picture inside `rect` (pixels from the top left corner, rounded outwards), sharing its memory; nil when
    /// there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let box = rect.integral.intersection(bounds)
        guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
        if box == bounds { return self }
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let first = data + Int(box.minY) * bytesPerRow + Int(box.minX) * 4
        guard
            let part = cairo_image_surface_create_for_data(
                first, cairo_image_surface_get_format(surface), Int32(box.width), Int32(box.height), Int32(bytesPerRow))
        else { return nil }
        // The pixels live as long as somebody uses the part.
        cairo_surface_set_user_data(part, CGImage.parentKey.pointer, UnsafeMutableRawPointer(surface)) { parent in
            cairo_surface_destroy(parent.map { OpaquePointer($0) })
        }
        cairo_surface_reference(surface)
        return CGImage(owning: part)
    }

    /// Whose address tells a part's reference to its whole from other data that a surface may carry.
    private struct Key: @unchecked Sendable {
        let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    }
    private static let parentKey = Key()

    /// A picture of the same content with another number of pixels.
    package func resampled(width: Int, height: Int) -> CGImage {
        if width == self.width && height == self.height { return self }
        let context = CGContext(width: width, height: height, scale: 1, opaque: isOpaque)
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.takeImage()
    }

    /// Two pictures are the same only if they are one.
    public static func == (left: CGImage, right: CGImage) -> Bool {
        left === right
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
