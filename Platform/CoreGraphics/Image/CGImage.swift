@_implementationOnly import CCairo
import Foundation

/// An immutable bitmap image, which can be shared between threads.
///
/// The pixels of an image file are decoded when they are first needed, on the thread that needs them.
public final class CGImage: Hashable, @unchecked Sendable {
    private let content: Content
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    let traits: Traits

    private enum Content {
        case pixels(ImagePixels)
        case encoded(EncodedImage)
    }

    /// The properties of an image that depend on its source.
    struct Traits {
        /// The layout in which the app receives the samples, or `nil` for that of the surface.
        var bitmapInfo: CGBitmapInfo?
        var shouldInterpolate = true
        var isMask = false
    }

    init(_ pixels: ImagePixels, traits: Traits = Traits()) {
        content = .pixels(pixels)
        self.traits = traits
        (width, height) = (pixels.width, pixels.height)
    }

    /// Creates an image whose pixels are decoded when they are needed.
    init(_ encoded: EncodedImage) {
        content = .encoded(encoded)
        traits = Traits(bitmapInfo: encoded.bitmapInfo)
        (width, height) = (encoded.width, encoded.height)
    }

    /// Creates an image that shares the pixels of another one.
    init(sharing image: CGImage, traits: Traits) {
        content = image.content
        self.traits = traits
        (width, height) = (image.width, image.height)
    }

    /// Creates an image that shares a surface, which must not be drawn into any more. Surfaces in other
    /// formats are converted.
    convenience init(sharing surface: OpaquePointer) {
        let format = cairo_image_surface_get_format(surface)
        let isShared = format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24
        self.init(
            isShared ? ImagePixels(owning: cairo_surface_reference(surface)) : ImagePixels(copying: surface))
    }

    /// Creates an image with a copy of the pixels of a surface.
    convenience init(copying surface: OpaquePointer) {
        self.init(ImagePixels(copying: surface))
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
        self.init(try ImagePixels(width: width, height: height, opaque: opaque, fill: fill), traits: traits)
    }

    /// The pixels, which are decoded first if they are not in memory.
    var pixels: ImagePixels {
        switch content {
        case .pixels(let pixels): pixels
        case .encoded(let encoded): encoded.pixels
        }
    }

    /// An image of the same pixels that keeps them in memory. Decodes them if necessary.
    package var decoded: CGImage {
        switch content {
        case .pixels: self
        case .encoded(let encoded): CGImage(encoded.pixels, traits: traits)
        }
    }

    /// Whether the pixels are in memory.
    package var isDecoded: Bool {
        switch content {
        case .pixels: true
        case .encoded(let encoded): encoded.isDecoded
        }
    }

    /// The number of bytes of the pixels in memory.
    package var byteCount: Int { width * height * 4 }

    /// Whether every pixel is opaque. Decodes an image file with an alpha channel.
    package var isOpaque: Bool {
        switch content {
        case .pixels(let pixels): pixels.isOpaque
        case .encoded(let encoded): encoded.isOpaque
        }
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

    /// Returns the part of the image inside `rect`, in pixels from the top-left corner and rounded outward,
    /// or `nil` if it is empty. The part shares the image's memory.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let box = rect.integral.intersection(bounds)
        guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
        if box == bounds { return self }
        return pixels.cropped(to: box).map { CGImage($0, traits: traits) }
    }

    /// Returns the image scaled to another size in pixels.
    package func resampled(width: Int, height: Int) -> CGImage {
        if width == self.width && height == self.height { return self }
        let context = CGContext(width: width, height: height, scale: 1, opaque: isOpaque)
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.takeImage()
    }

    /// Returns the image with at most a number of pixels on its longest side. A file is decoded at that size, which takes less
    /// memory than the image.
    package func reduced(toSide side: CGFloat) -> CGImage {
        let factor = side / CGFloat(max(width, height))
        guard factor < 1 else { return self }
        if case .encoded(let encoded) = content, let image = encoded.reduced(toSide: side) { return image }
        func length(_ old: Int) -> Int { max(1, Int((CGFloat(old) * factor).rounded())) }
        return resampled(width: length(width), height: length(height))
    }

    /// Returns the image with fewer pixels, at least `ratio` times its width and height, if it is a file that can be decoded at a
    /// fraction of its size. Returns `nil` for other images.
    package func decoded(atLeast ratio: CGFloat) -> CGImage? {
        guard case .encoded(let encoded) = content else { return nil }
        return encoded.decoded(atLeast: ratio)
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
