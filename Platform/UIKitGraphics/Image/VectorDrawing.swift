import Foundation
import Synchronization

/// An SVG drawing that is rasterized at each size at which it is displayed.
package final class VectorDrawing: Sendable {
    private let data: Data
    private let name: String
    /// The image that was rasterized last.
    private let last = Mutex<(width: Int, height: Int, image: CGImage)?>(nil)

    /// Creates a drawing from SVG data.
    /// - Parameter name: The path of the file, for error messages.
    init(_ data: Data, name: String) {
        self.data = data
        self.name = name
    }

    /// Rasterizes the drawing to fit the given number of pixels. Returns `nil` if the size is too large.
    package func rasterized(width: Int, height: Int) -> CGImage? {
        last.withLock { last in
            if let last, last.width == width, last.height == height { return last.image }
            let size = CGSize(width: width, height: height)
            guard let image = try? ImageDecoder.decode(data, name: name, size: size).image else { return nil }
            last = (width, height, image)
            return image
        }
    }
}
