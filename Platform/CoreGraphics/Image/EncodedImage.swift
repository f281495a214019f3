import Foundation
import Synchronization

/// An image file in memory, whose pixels are decoded when they are needed and are not in the cache.
final class EncodedImage: Sendable {
    private let data: Data
    private let name: String
    private let header: ImageHeader
    /// The size into which a drawing is fitted, or `nil` for its own size.
    private let targetSize: CGSize?
    private let decoded: ImageCache.Place<ImagePixels>
    /// Makes threads that need the pixels wait for the one that decodes them.
    private let decoding = Mutex<Void>(())

    /// - Parameter name: The name of the image in warnings.
    init(_ data: Data, name: String, header: ImageHeader, targetSize: CGSize? = nil, cache: ImageCache = .shared) {
        self.data = data
        self.name = name
        self.header = header
        self.targetSize = targetSize
        decoded = ImageCache.Place(in: cache)
    }

    var width: Int { header.width }
    var height: Int { header.height }

    /// The layout in which the app receives the samples.
    var bitmapInfo: CGBitmapInfo {
        let info: CGImageAlphaInfo = header.hasAlpha ? .premultipliedLast : .noneSkipLast
        return CGBitmapInfo(rawValue: info.rawValue)
    }

    /// The pixels.
    var pixels: ImagePixels {
        if let pixels = decoded.image { return pixels }
        return decoding.withLock { _ in
            if let pixels = decoded.image { return pixels }
            let new = decode()
            store(new)
            return new
        }
    }

    /// Stores pixels that were decoded elsewhere.
    func store(_ pixels: ImagePixels) {
        decoded.store(pixels, byteCount: pixels.byteCount)
    }

    /// Whether the pixels are in memory.
    var isDecoded: Bool { decoded.hasImage }

    /// Whether every pixel is opaque.
    var isOpaque: Bool { !header.hasAlpha || pixels.isOpaque }

    /// Decodes the image with at most a number of pixels on its longest side. Returns `nil` if it is damaged.
    func reduced(toSide side: CGFloat) -> CGImage? {
        try? ImageDecoder.decode(data, name: name, size: targetSize, maximumSide: side).image
    }

    /// Decodes a JPEG file at the smallest fraction of its size that is at least `ratio`, in a fraction of the time and memory.
    /// Returns `nil` for other files, for those that are damaged, and if there is no such fraction.
    func decoded(atLeast ratio: CGFloat) -> CGImage? {
        guard header.isScalable else { return nil }
        let divisor = [8, 4, 2].first { ratio * CGFloat($0) < 1.001 }
        guard let divisor else { return nil }
        return try? ImageDecoder.decode(data, name: name, divisor: divisor).image
    }

    /// Returns the pixels of the file. Of a damaged file, these are what could be decoded; otherwise they are transparent.
    private func decode() -> ImagePixels {
        do {
            let image = try ImageDecoder.decode(data, name: name, size: targetSize) { Self.warn($0) }.image
            if image.width == width, image.height == height { return image.pixels }
            Self.warn(
                ImageDecodingError(
                    name: name, reason: .damaged,
                    detail: "it has \(image.width) × \(image.height) pixels instead of \(width) × \(height)"))
        } catch {
            Self.warn(error)
        }
        return ImagePixels(width: width, height: height, opaque: false) { _ in }
    }

    private static func warn(_ error: any Error) { ResourceWarning.log("CGImage", "\(error)") }
}
