import Foundation
import Synchronization

/// The symbols that were drawn, kept as long as there are few: rows of a table show the same ones again and again.
package enum SymbolPictures {
    private struct Key: Hashable {
        let shape: SymbolShape
        let width: Int
        let height: Int
        let scale: CGFloat
        let inks: [CGColor]
    }

    private static let known = Mutex<[Key: CGImage]>([:])

    /// Past so many the whole lot is let go, and drawn again when asked for.
    private static let limit = 256

    /// In pixels.
    private static let longestSide: CGFloat = 4096

    /// The symbol's pixels, as large as `size` (points).
    package static func picture(of shape: SymbolShape, size: CGSize, scale: CGFloat, inks: [CGColor]) -> CGImage {
        // One larger than any screen has fewer pixels a point, so that there is memory for it.
        let scale = min(scale, longestSide / max(size.width, size.height, 1))
        let key = Key(
            shape: shape, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
            scale: scale, inks: inks)
        if let known = known.withLock({ $0[key] }) { return known }
        let new = CGContext.picture(size: size, scale: scale, isOpaque: false)
        shape.draw(in: CGRect(origin: .zero, size: size), context: new, inks: inks)
        let image = new.takeImage()
        known.withLock {
            if $0.count >= limit { $0.removeAll() }
            $0[key] = image
        }
        return image
    }
}
