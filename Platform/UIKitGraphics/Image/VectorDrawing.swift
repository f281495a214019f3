import Foundation
import Synchronization

/// An SVG drawing of which pixels are made in each size that it is shown in.
package final class VectorDrawing: Sendable {
    private let data: Data
    private let place: String
    /// The last one that was made.
    private let last = Mutex<(width: Int, height: Int, picture: CGImage)?>(nil)

    /// - Parameter place: the file, for errors.
    package init(_ data: Data, place: String) {
        self.data = data
        self.place = place
    }

    /// The drawing in that many pixels, within which it keeps its proportions; nil if that is too many.
    package func picture(width: Int, height: Int) -> CGImage? {
        last.withLock { last in
            if let last, last.width == width, last.height == height { return last.picture }
            let size = CGSize(width: width, height: height)
            guard let picture = try? ImageDecoder.decode(data, place: place, size: size).image else { return nil }
            last = (width, height, picture)
            return picture
        }
    }
}
