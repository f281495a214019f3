@_implementationOnly import CCairo
import Foundation

/// Contexts that draw into memory of the app.
extension CGContext {
    /// Creates a context that draws into memory, with its origin at the bottom left and the pixel as the unit.
    ///
    /// The memory has 8 bits per component. Colors have 32 bits per pixel in an RGB color space, with an alpha that they
    /// are multiplied by, or with an unused component; gray and alpha without colors have 8 bits. Returns `nil` for other
    /// layouts.
    ///
    /// The pixels are up to date after each drawing operation. In layouts other than 32-bit words with the alpha first
    /// (`premultipliedFirst` or `noneSkipFirst` with `byteOrder32Little`), which are the fastest, the next operation
    /// reverts changes of the memory by other code.
    ///
    /// - Parameters:
    ///   - data: The memory, which must outlive the context, or `nil` to allocate it.
    ///   - width: The width, in pixels.
    ///   - height: The height, in pixels.
    ///   - bitsPerComponent: The bits per component: 8.
    ///   - bytesPerRow: The distance between the rows, in bytes. If `data` is `nil`, 0 means rows without padding.
    ///   - space: The color space.
    ///   - bitmapInfo: The value of a `CGBitmapInfo` or `CGImageAlphaInfo`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard bitsPerComponent == 8,
            let memory = BitmapMemory(
                data: data, width: width, height: height, bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo
            )
        else { return nil }
        let opaque = memory.layout.alpha == nil
        if memory.isDrawnDirectly {
            self.init(
                memory: memory.data, width: width, height: height, bytesPerRow: memory.bytesPerRow, scale: 1,
                opaque: opaque)
        } else {
            self.init(width: width, height: height, scale: 1, opaque: opaque)
            if let words { memory.read(into: words, width: width, height: height) }
            pixelsChanged()
        }
        self.memory = memory
        cairo_translate(cairo, 0, Double(height))
        cairo_scale(cairo, 1, -1)
        patternBase = deviceTransform
    }

    /// The pixels of a context that was created with a layout of memory, or `nil`. They must not be used after the
    /// context was released unless the app owns them.
    public var data: UnsafeMutableRawPointer? { memory?.data }
    /// The distance between the rows of the memory, in bytes.
    public var bytesPerRow: Int { memory?.bytesPerRow ?? Int(cairo_image_surface_get_stride(target)) }
    /// The number of bits per component, which is 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel.
    public var bitsPerPixel: Int { (memory?.layout.bytesPerPixel ?? 4) * 8 }
    /// The color space of the pixels, or `nil` if they have only alpha.
    public var colorSpace: CGColorSpace? {
        guard let memory else { return .sharedSRGB }
        return alphaInfo == .alphaOnly ? nil : memory.space
    }
    /// The layout of the pixels.
    public var bitmapInfo: CGBitmapInfo {
        let own: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        return memory?.bitmapInfo ?? [CGBitmapInfo(rawValue: own.rawValue), .byteOrder32Little]
    }
    /// The position of the alpha in the pixels.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }

    /// The pixels that cairo draws, as words 0xAARRGGBB.
    private var words: UnsafeMutablePointer<UInt32>? {
        cairo_surface_flush(target)
        // Cairo stores rows of 32-bit pixels without padding.
        return cairo_image_surface_get_data(target).map {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt32.self)
        }
    }

    /// Copies the drawn pixels to memory with another layout.
    func updateMemory(_ memory: BitmapMemory) {
        guard !memory.isDrawnDirectly, let words else { return }
        memory.write(words, width: width, height: height)
    }

    /// Returns an image of the memory, which other code may have changed.
    func makeImage(of memory: BitmapMemory) -> CGImage {
        let layout = memory.layout.bytesPerPixel == 4 ? memory.bitmapInfo : nil
        return CGImage(
            width: width, height: height, opaque: isOpaque, traits: CGImage.Traits(bitmapInfo: layout)
        ) { pixels in
            if let words = pixels.baseAddress { memory.read(into: words, width: width, height: height) }
        }
    }
}
