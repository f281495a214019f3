import Foundation
import Synchronization

/// An image file in memory, whose pixels are decoded when they are first needed.
final class EncodedImage: Sendable {
    private let data: Data
    private let name: String
    private let header: ImageHeader
    private let decoded = Mutex<ImagePixels?>(nil)

    /// - Parameter name: The name of the image in warnings.
    init(_ data: Data, name: String, header: ImageHeader) {
        self.data = data
        self.name = name
        self.header = header
    }

    var width: Int { header.width }
    var height: Int { header.height }

    /// The layout in which the app receives the samples.
    var bitmapInfo: CGBitmapInfo {
        let info: CGImageAlphaInfo = header.hasAlpha ? .premultipliedLast : .noneSkipLast
        return CGBitmapInfo(rawValue: info.rawValue)
    }

    /// The pixels. Threads that need them while another one decodes them wait.
    var pixels: ImagePixels {
        decoded.withLock { decoded in
            if let decoded { return decoded }
            let new = decode()
            decoded = new
            return new
        }
    }

    /// Whether the pixels are in memory.
    var isDecoded: Bool { decoded.withLock { $0 != nil } }

    /// Whether every pixel is opaque.
    var isOpaque: Bool { !header.hasAlpha || pixels.isOpaque }

    /// Decodes the image with at most a number of pixels on its longest side. Returns `nil` if it is damaged.
    func reduced(toSide side: CGFloat) -> CGImage? {
        try? ImageDecoder.decode(data, name: name, maximumSide: side).image
    }

    /// Returns the pixels of the file. Of a damaged file, these are what could be decoded; otherwise they are transparent.
    private func decode() -> ImagePixels {
        do {
            let image = try ImageDecoder.decode(data, name: name) { Self.warn($0) }.image
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
