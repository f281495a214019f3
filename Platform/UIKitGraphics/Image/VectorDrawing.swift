import Foundation
import Synchronization

/// An SVG drawing that is rasterized at each size at which it is displayed.
package final class VectorDrawing: Sendable {
    private let data: Data
    private let name: String
    /// The image that was rasterized last.
    private let last = Mutex<(width: Int, height: Int, place: ImageCache.Place<CGImage>)?>(nil)

    /// Creates a drawing from SVG data.
    /// - Parameter name: The path of the file, for error messages.
    init(_ data: Data, name: String) {
        self.data = data
        self.name = name
    }

    /// Rasterizes the drawing to fit the given number of pixels. Returns `nil` if the size is too large.
    package func rasterized(width: Int, height: Int) -> CGImage? {
        last.withLock { last in
            if let last, last.width == width, last.height == height, let image = last.place.image { return image }
            let size = CGSize(width: width, height: height)
            guard let image = try? ImageDecoder.decode(data, name: name, size: size).image else { return nil }
            let place = ImageCache.Place<CGImage>()
            place.store(image, byteCount: image.byteCount)
            last = (width, height, place)
            return image
        }
    }
}
