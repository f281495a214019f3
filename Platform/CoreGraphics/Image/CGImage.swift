@_implementationOnly import CCairo
import Foundation
import Synchronization

/// An immutable bitmap image, which can be shared between threads.
public final class CGImage: Hashable, @unchecked Sendable {
    /// The pixels: premultiplied ARGB32, or RGB24 if ``isOpaque``. Must not be drawn into. Several threads
    /// may draw the image only through `CGContext`, which acquires the ``lock``.
    package let surface: OpaquePointer
    /// Serializes drawing the image: cairo's reference counting of drawn surfaces is not thread-safe.
    let lock = Mutex<Void>(())
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Whether every pixel is opaque.
    package let isOpaque: Bool
    let traits: Traits

    /// What an image keeps of the way in which it was created.
    struct Traits {
        /// The layout in which the app receives the samples, or `nil` for that of the surface.
        var bitmapInfo: CGBitmapInfo?
        var shouldInterpolate = true
        var isMask = false
    }

    /// Creates an image that takes ownership of a reference to a surface in one of the two formats.
    private init(owning surface: OpaquePointer, traits: Traits = Traits()) {
        self.surface = surface
        self.traits = traits
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Creates an image that shares a surface, which must not be drawn into any more. Surfaces in other
    /// formats are converted.
    convenience init(sharing surface: OpaquePointer) {
        let format = cairo_image_surface_get_format(surface)
        if format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 {
            self.init(owning: cairo_surface_reference(surface))
        } else {
            self.init(copying: surface)
        }
    }

    /// Creates an image that shares the pixels of another one.
    convenience init(sharing image: CGImage, traits: Traits) {
        self.init(owning: cairo_surface_reference(image.surface), traits: traits)
    }

    /// Creates an image with a copy of the pixels of a surface.
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

    /// Creates an image whose pixels `fill` writes: contiguous rows of 0xAARRGGBB with premultiplied colors.
    package convenience init(
        width: Int, height: Int, opaque: Bool, fill: (UnsafeMutableBufferPointer<UInt32>) throws -> Void
    ) rethrows {
        try self.init(width: width, height: height, opaque: opaque, traits: Traits(), fill: fill)
    }

    convenience init(
        width: Int, height: Int, opaque: Bool, traits: Traits,
        fill: (UnsafeMutableBufferPointer<UInt32>) throws -> Void
    ) rethrows {
        let surface = CGImage.blank(width, height, opaque)
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
        self.init(owning: surface, traits: traits)
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

    /// The number of bits per component, which is 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 32, or 8 for an image mask.
    public var bitsPerPixel: Int { isMask ? 8 : 32 }
    /// The number of bytes per row of ``dataProvider``.
    public var bytesPerRow: Int { width * bitsPerPixel / 8 }
    /// The color space, which is sRGB, or `nil` for an image mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : .sharedSRGB }
    /// Whether the image is a mask, through which the fill color is painted.
    public var isMask: Bool { traits.isMask }
    /// Whether the image is smoothed when it is scaled.
    public var shouldInterpolate: Bool { traits.shouldInterpolate }

    /// The distance between the rows of the surface, in bytes.
    var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

    /// Returns the part of the image inside `rect`, in pixels from the top-left corner and rounded outward,
    /// or `nil` if it is empty. The part shares the image's memory.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let box = rect.integral.intersection(bounds)
        guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
        if box == bounds { return self }
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let first = data + Int(box.minY) * stride + Int(box.minX) * 4
        guard
            let part = cairo_image_surface_create_for_data(
                first, cairo_image_surface_get_format(surface), Int32(box.width), Int32(box.height), Int32(stride))
        else { return nil }
        // Keeps the pixels alive as long as the part is used.
        cairo_surface_set_user_data(part, UnsafePointer(Self.parentKey), UnsafeMutableRawPointer(surface)) { parent in
            cairo_surface_destroy(parent.map { OpaquePointer($0) })
        }
        cairo_surface_reference(surface)
        return CGImage(owning: part, traits: traits)
    }

    /// The key under which a cropped surface stores the reference to its parent.
    private nonisolated(unsafe) static let parentKey = OpaquePointer(
        UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1))

    /// Returns the image scaled to another size in pixels.
    package func resampled(width: Int, height: Int) -> CGImage {
        if width == self.width && height == self.height { return self }
        let context = CGContext(width: width, height: height, scale: 1, opaque: isOpaque)
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.takeImage()
    }

    /// Returns an image of the same pixels.
    public func copy() -> CGImage? { CGImage(sharing: self, traits: traits) }

    /// Returns whether both are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool {
        left === right
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
