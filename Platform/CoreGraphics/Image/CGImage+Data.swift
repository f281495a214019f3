@_implementationOnly import CCairo
import CoreFoundationTypes
import Foundation

/// The treatment of colors that a color space does not contain.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// That of the context.
    case defaultIntent = 0
    /// They become the nearest color.
    case absoluteColorimetric = 1
    /// They become the nearest color, relative to white.
    case relativeColorimetric = 2
    /// All colors change so that their relations are kept.
    case perceptual = 3
    /// All colors change so that their saturation is kept.
    case saturation = 4
}

/// Images from samples in memory, and their samples.
extension CGImage {
    /// Creates an image from samples. They are interpreted as sRGB, or as gray if the color space has one component.
    ///
    /// Returns `nil` unless components have 8 bits, and pixels 8 (gray or alpha), 24 (RGB) or 32 bits (RGB with an alpha or an
    /// unused component), or if the provider has too few bytes.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: The bits per component: 8.
    ///   - bitsPerPixel: The bits per pixel.
    ///   - bytesPerRow: The distance between the rows, in bytes.
    ///   - space: The color space.
    ///   - bitmapInfo: The layout of a pixel.
    ///   - provider: The samples, row by row from the top.
    ///   - decode: The values from 0 to 1 of the samples 0 and 255, in turn for each color component, or `nil`.
    ///   - shouldInterpolate: Whether the image is smoothed when it is scaled.
    ///   - intent: The treatment of colors outside of the color space. As all color spaces are drawn as sRGB, there are none.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let samples = ImageSamples(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, bitmapInfo: bitmapInfo,
                decode: decode)
        else { return nil }
        // Samples are returned in the layout in which they are kept if the given one is smaller or not multiplied.
        let isKept = BitmapLayout(.sharedSRGB, bitmapInfo.rawValue)?.bytesPerPixel == 4
        self.init(
            width, height, bytesPerRow, samples, provider, bitmapInfo: isKept ? bitmapInfo : nil, shouldInterpolate,
            isMask: false)
    }

    /// Creates an image mask, through which the fill color is painted: the sample 0 paints, 255 does not.
    ///
    /// Returns `nil` unless samples have 8 bits, or if the provider has too few bytes.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: The bits per sample: 8.
    ///   - bitsPerPixel: The bits per pixel: 8.
    ///   - bytesPerRow: The distance between the rows, in bytes.
    ///   - provider: The samples, row by row from the top.
    ///   - decode: The values from 0 to 1 of the samples 0 and 255, or `nil`. The values 1 and 0 invert the mask.
    ///   - shouldInterpolate: Whether the mask is smoothed when it is scaled.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let coverage: [CGFloat] = [1 - (decode?[0] ?? 0), 1 - (decode?[1] ?? 1)]
        guard
            let samples = ImageSamples(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: .sharedGray,
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue), decode: coverage)
        else { return nil }
        self.init(width, height, bytesPerRow, samples, provider, bitmapInfo: [], shouldInterpolate, isMask: true)
    }

    private convenience init?(
        _ width: Int, _ height: Int, _ bytesPerRow: Int, _ samples: ImageSamples, _ provider: CGDataProvider,
        bitmapInfo: CGBitmapInfo?, _ shouldInterpolate: Bool, isMask: Bool
    ) {
        guard width > 0, height > 0, ImageSizeLimit.allows(width: CGFloat(width), height: CGFloat(height)),
            bytesPerRow >= width * samples.bytesPerPixel, bytesPerRow <= Int(Int32.max),
            let data = provider.data, data.length >= (height - 1) * bytesPerRow + width * samples.bytesPerPixel
        else { return nil }
        let bytes = data.bytes.assumingMemoryBound(to: UInt8.self)
        self.init(
            width: width, height: height, opaque: samples.isOpaque,
            traits: Traits(bitmapInfo: bitmapInfo, shouldInterpolate: shouldInterpolate, isMask: isMask)
        ) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    pixels[y * width + x] = samples.word(of: bytes + y * bytesPerRow + x * samples.bytesPerPixel)
                }
            }
        }
    }

    /// Creates an image from a file in PNG format. Returns `nil` if it cannot be decoded.
    ///
    /// - Parameters:
    ///   - source: The contents of the file.
    ///   - decode: Must be `nil`.
    ///   - shouldInterpolate: Whether the image is smoothed when it is scaled.
    ///   - intent: The treatment of colors outside of sRGB, which such files do not contain here.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, .png, decode, shouldInterpolate)
    }

    /// Creates an image from a file in JPEG format. Returns `nil` if it cannot be decoded.
    ///
    /// - Parameters:
    ///   - source: The contents of the file.
    ///   - decode: Must be `nil`.
    ///   - shouldInterpolate: Whether the image is smoothed when it is scaled.
    ///   - intent: The treatment of colors outside of sRGB, which such files do not contain here.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, .jpeg, decode, shouldInterpolate)
    }

    private convenience init?(
        file: CGDataProvider, _ format: ImageFormat, _ decode: UnsafePointer<CGFloat>?, _ shouldInterpolate: Bool
    ) {
        guard decode == nil, let data = file.data.map({ $0 as Data }),
            data.withUnsafeBytes({ ImageFormat(of: $0) }) == format,
            let image = try? ImageDecoder.open(data, name: "of a data provider").image
        else { return nil }
        var traits = image.traits
        traits.shouldInterpolate = shouldInterpolate
        self.init(sharing: image, traits: traits)
    }

    /// The samples of the image in the layout of ``bitmapInfo``, row by row from the top, without padding between the rows.
    ///
    /// - Complexity: O(*n*) for *n* pixels.
    public var dataProvider: CGDataProvider? {
        guard !isMask else { return CGDataProvider(maskSamples) }
        guard let layout = BitmapLayout(.sharedSRGB, bitmapInfo.rawValue) else { return nil }
        // An unused component is 255, as on iOS.
        var data = Data(repeating: 255, count: width * height * 4)
        data.withUnsafeMutableBytes { bytes in
            forEachPixel { index, word in
                guard let start = bytes.baseAddress else { return }
                layout.write(word, to: (start + index * 4).assumingMemoryBound(to: UInt8.self))
            }
        }
        return CGDataProvider(data)
    }

    private var maskSamples: Data {
        var data = Data(count: width * height)
        forEachPixel { index, word in data[index] = 255 - UInt8(truncatingIfNeeded: word >> 24) }
        return data
    }

    /// Calls `body` with the pixels, each 0xAARRGGBB, and their indexes in rows without padding.
    func forEachPixel(_ body: (Int, UInt32) -> Void) {
        withPixels { pixels, wordsPerRow in
            for y in 0..<height {
                for x in 0..<width { body(y * width + x, pixels[y * wordsPerRow + x]) }
            }
        }
    }
}
