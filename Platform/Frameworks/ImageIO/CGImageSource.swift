@_exported import CoreFoundationTypes
@_exported import CoreGraphics
import Foundation

/// The data of an image file, from which images, thumbnails and properties are read.
public final class CGImageSource: @unchecked Sendable {
    fileprivate let data: Data
    fileprivate let format: ImageFormat
    fileprivate let frames: ImageFrames
    /// The decoder of the frames, or `nil` before the first one is requested.
    private var frameDecoder: ImageFrameDecoder?
    private let lock = NSLock()

    fileprivate init?(_ data: Data) {
        guard let format = data.withUnsafeBytes({ ImageFormat(of: $0) }) else { return nil }
        self.data = data
        self.format = format
        frames = ImageFrames(of: data)
    }

    /// The number of images, of which files that are not animated have one.
    fileprivate var count: Int { max(1, frames.delays.count) }

    /// Returns an image as it is stored, and its orientation by EXIF. Its pixels are decoded when they are needed, those of
    /// animations and reduced images immediately.
    ///
    /// - Parameter maximumSide: The longest side in pixels to which an image is reduced while it is decoded.
    fileprivate func image(at index: Int, maximumSide: CGFloat? = nil) -> (image: CGImage, orientation: Int)? {
        guard (0..<count).contains(index) else { return nil }
        if count > 1 {
            guard let image = animationFrame(index) else { return nil }
            return (maximumSide.map { image.reduced(toSide: $0) } ?? image, 1)
        }
        do {
            let name = "CGImageSource"
            let file =
                try maximumSide.map { try ImageDecoder.decode(data, name: name, maximumSide: $0) }
                ?? ImageDecoder.open(data, name: name)
            return (file.image, file.orientation)
        } catch {
            warn(error)
            return nil
        }
    }

    private func animationFrame(_ index: Int) -> CGImage? {
        lock.withLock {
            if frameDecoder == nil {
                do {
                    frameDecoder = try ImageFrameDecoder(data, name: "CGImageSource")
                } catch {
                    warn(error)
                }
            }
            return frameDecoder?.frame(index)
        }
    }

    private func warn(_ error: any Error) {
        FileHandle.standardError.write(Data("[ImageIO] \(error)\n".utf8))
    }
}

/// Creates a source for the contents of an image file, or returns `nil` if the format is unknown. The options are not used.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}

/// Creates a source for an image file, or returns `nil` if it cannot be read or has an unknown format. The options are not used.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).flatMap { CGImageSource($0) }
}

/// Returns the type identifiers of the formats that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.typeIdentifier) as NSArray }

/// Returns the type identifier of a source's format.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format.typeIdentifier as NSString }

/// Returns the number of images, such as the frames of an animation.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns whether a source is complete. Damage of the pixels is found when they are decoded.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    let isComplete = isrc.frames.isComplete && isrc.data.withUnsafeBytes { ImageCompleteness.isComplete($0) }
    return isComplete ? .statusComplete : .statusUnexpectedEOF
}

/// Returns an image as it is stored, without its orientation, or `nil` if it is damaged or does not exist. Its pixels are decoded
/// when they are needed, or immediately if the option `kCGImageSourceShouldCacheImmediately` is true. The other options are not used.
///
/// - Complexity: For animations, O(1) frames for the one after the last that was requested, O(`index`) for others.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    let image = isrc.image(at: index)?.image
    return ImageOptions(options).isTrue(kCGImageSourceShouldCacheImmediately) ? image?.decoded : image
}

/// Decodes an image in a reduced size, which takes less memory than the image, or returns `nil` if it is damaged or does not exist.
///
/// Files contain no thumbnails of their own here: a thumbnail is made of the image if the options
/// `kCGImageSourceCreateThumbnailFromImageAlways` or `kCGImageSourceCreateThumbnailFromImageIfAbsent` are true. Its longest side has
/// at most `kCGImageSourceThumbnailMaxPixelSize` pixels; with `kCGImageSourceCreateThumbnailWithTransform` it is upright.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let options = ImageOptions(options)
    guard
        options.isTrue(kCGImageSourceCreateThumbnailFromImageAlways)
            || options.isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    else { return nil }
    let side = options.number(kCGImageSourceThumbnailMaxPixelSize).map { CGFloat($0) }
    guard let (image, orientation) = isrc.image(at: index, maximumSide: side) else { return nil }
    return options.isTrue(kCGImageSourceCreateThumbnailWithTransform) ? image.upright(from: orientation) : image
}

/// Returns the properties of a file: of an animation, how often it is shown.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    var properties: [NSString: Any] = [kCGImagePropertyFileSize: NSNumber(value: isrc.data.count)]
    if let dictionary = isrc.format.animationKeys, let count = isrc.frames.loopCount {
        properties[dictionary.name] = [dictionary.loopCount: NSNumber(value: count)] as NSDictionary
    }
    return properties as NSDictionary
}

/// Returns the properties of an image: its size in pixels, orientation and alpha, and the duration of an animation's frame. The
/// pixels of PNG, JPEG and WebP files are not decoded.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let (image, orientation) = isrc.image(at: index) else { return nil }
    var properties: [NSString: Any] = [
        kCGImagePropertyPixelWidth: NSNumber(value: image.width),
        kCGImagePropertyPixelHeight: NSNumber(value: image.height),
        kCGImagePropertyDepth: NSNumber(value: 8),
        kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
        kCGImagePropertyHasAlpha: NSNumber(value: image.alphaInfo.hasAlpha),
        kCGImagePropertyOrientation: NSNumber(value: orientation),
    ]
    if let keys = isrc.format.animationKeys, isrc.frames.delays.indices.contains(index) {
        let delay = isrc.frames.delays[index]
        properties[keys.name] =
            [
                keys.unclampedDelay: NSNumber(value: delay),
                // As in browsers, a frame that is shorter than 50 frames a second is shown for a tenth of a second.
                keys.delay: NSNumber(value: delay < 0.02 ? 0.1 : delay),
            ] as NSDictionary
    }
    return properties as NSDictionary
}

/// How much of a source is known.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data ends early.
    case statusUnexpectedEOF = -5
    /// The data is complete.
    case statusComplete = 0
}

extension ImageFormat {
    var typeIdentifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .gif: "com.compuserve.gif"
        case .webp: "org.webmproject.webp"
        case .bmp: "com.microsoft.bmp"
        case .tiff: "public.tiff"
        case .ico: "com.microsoft.ico"
        case .svg: "public.svg-image"
        }
    }

    /// The keys of the properties of animations, or `nil` for formats without.
    fileprivate var animationKeys: (name: NSString, loopCount: NSString, delay: NSString, unclampedDelay: NSString)? {
        switch self {
        case .gif:
            (
                kCGImagePropertyGIFDictionary, kCGImagePropertyGIFLoopCount, kCGImagePropertyGIFDelayTime,
                kCGImagePropertyGIFUnclampedDelayTime
            )
        case .webp:
            (
                kCGImagePropertyWebPDictionary, kCGImagePropertyWebPLoopCount, kCGImagePropertyWebPDelayTime,
                kCGImagePropertyWebPUnclampedDelayTime
            )
        default: nil
        }
    }
}

extension CGImageAlphaInfo {
    fileprivate var hasAlpha: Bool { ![.none, .noneSkipFirst, .noneSkipLast].contains(self) }
}

extension CGImage {
    /// Returns the image as it is displayed, from an orientation by EXIF.
    fileprivate func upright(from orientation: Int) -> CGImage {
        let (width, height) = (CGFloat(width), CGFloat(height))
        let transform: CGAffineTransform? =
            switch orientation {
            case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
            case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            case 5: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case 6: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
            case 7: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
            case 8: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
            default: nil
            }
        guard let transform else { return self }
        let isTurned = orientation >= 5
        let context = CGContext(
            width: isTurned ? self.height : self.width, height: isTurned ? self.width : self.height, scale: 1,
            opaque: isOpaque)
        context.concatenate(transform)
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.takeImage()
    }
}
