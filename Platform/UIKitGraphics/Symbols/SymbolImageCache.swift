import Foundation
import Synchronization

/// A cache of rasterized symbols, which are often repeated in the rows of a table.
package enum SymbolImageCache {
    private struct Key: Hashable {
        let shape: SymbolShape
        // Sizes that differ by less than a pixel have different pixels.
        let width: CGFloat
        let height: CGFloat
        let scale: CGFloat
        let layerColors: [CGColor]
    }

    private struct Contents {
        var images: [Key: CGImage] = [:]
        var size = 0
    }

    private static let contents = Mutex(Contents())

    /// The number of bytes at which the cache is emptied, enough for a thousand symbols of rows at three pixels a point.
    package static let limit = 16_000_000

    /// The number of bytes of the cached images.
    package static var size: Int { contents.withLock { $0.size } }

    /// The maximum width and height of an image, in pixels.
    private static let longestSide: CGFloat = 4096

    /// Returns an image of the symbol with `size` in points.
    package static func image(of shape: SymbolShape, size: CGSize, scale: CGFloat, layerColors: [CGColor]) -> CGImage {
        // Symbols larger than any screen are rasterized at a lower scale to limit their memory.
        let scale = min(scale, longestSide / max(size.width, size.height, 1))
        let key = Key(
            shape: shape, width: size.width, height: size.height, scale: scale, layerColors: layerColors)
        if let cached = contents.withLock({ $0.images[key] }) { return cached }
        let new = CGContext.picture(size: size, scale: scale, isOpaque: false)
        shape.draw(in: CGRect(origin: .zero, size: size), context: new, layerColors: layerColors)
        let image = new.takeImage()
        let size = image.width * image.height * 4
        contents.withLock {
            if $0.size + size > limit { $0 = Contents() }
            guard size <= limit, $0.images.updateValue(image, forKey: key) == nil else { return }
            $0.size += size
        }
        return image
    }
}
