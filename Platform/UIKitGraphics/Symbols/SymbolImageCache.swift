import Foundation
import Synchronization

/// A cache of rasterized symbols, which are often repeated in the rows of a table.
package enum SymbolImageCache {
    private struct Key: Hashable {
        let shape: SymbolShape
        let width: Int
        let height: Int
        let scale: CGFloat
        let layerColors: [CGColor]
    }

    private static let cache = Mutex<[Key: CGImage]>([:])

    /// The number of symbols at which the cache is emptied.
    private static let limit = 256

    /// The maximum width and height of an image, in pixels.
    private static let longestSide: CGFloat = 4096

    /// Returns an image of the symbol with `size` in points.
    package static func image(of shape: SymbolShape, size: CGSize, scale: CGFloat, layerColors: [CGColor]) -> CGImage {
        // Symbols larger than any screen are rasterized at a lower scale to limit their memory.
        let scale = min(scale, longestSide / max(size.width, size.height, 1))
        let key = Key(
            shape: shape, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
            scale: scale, layerColors: layerColors)
        if let cached = cache.withLock({ $0[key] }) { return cached }
        let new = CGContext.picture(size: size, scale: scale, isOpaque: false)
        shape.draw(in: CGRect(origin: .zero, size: size), context: new, layerColors: layerColors)
        let image = new.takeImage()
        cache.withLock {
            if $0.count >= limit { $0.removeAll() }
            $0[key] = image
        }
        return image
    }
}
