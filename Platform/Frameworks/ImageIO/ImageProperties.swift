import Foundation

// The objects are immutable.

/// Whether decoded images are cached. Not used: the pixels of files are always cached.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether images are decoded when they are requested instead of when they are drawn.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether images have floating-point components. Not used.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The type of the data. Not used: the data tells its type.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a thumbnail is made of the image.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is made of the image if the file has none.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The greatest number of pixels of a thumbnail's longest side.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is upright.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"

/// The size of a file, in bytes.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The number of bits per component.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
/// The model of the colors.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Whether the image has an alpha component.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The orientation by EXIF, from 1 to 8.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"

/// The properties of a GIF file.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The number of times that an animation is shown, or 0 for endlessly.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The duration of a frame, in seconds, at least a fiftieth.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of a frame, in seconds, as the file has it.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The properties of a WebP file.
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The number of times that an animation is shown, or 0 for endlessly.
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The duration of a frame, in seconds, at least a fiftieth.
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The duration of a frame, in seconds, as the file has it.
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The quality of a compressed image, from 0 to 1.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
/// The greatest number of pixels of the longest side of an image that is written.
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// The orientation of an image, by EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// Upright.
    case up = 1
    /// Mirrored horizontally.
    case upMirrored = 2
    /// Upside down.
    case down = 3
    /// Upside down and mirrored horizontally.
    case downMirrored = 4
    /// Mirrored and turned to the left.
    case leftMirrored = 5
    /// Turned to the right.
    case right = 6
    /// Mirrored and turned to the right.
    case rightMirrored = 7
    /// Turned to the left.
    case left = 8
}

/// The values of a dictionary of options.
struct ImageOptions {
    private let values: NSDictionary

    init(_ values: CFDictionary?) {
        self.values = values ?? [:]
    }

    func isTrue(_ key: CFString) -> Bool { number(key).map { $0 != 0 } ?? false }

    func number(_ key: CFString) -> Double? {
        let value = values.object(forKey: key) ?? values.object(forKey: key as String)
        switch value {
        case let value as Bool: return value ? 1 : 0
        case let value as Int: return Double(value)
        case let value as Double: return value
        case let value as CGFloat: return Double(value)
        case let value as NSNumber: return value.doubleValue
        default: return nil
        }
    }
}
