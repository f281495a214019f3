import Foundation

/// How large a picture may be.
package enum PictureLimit {
    /// The largest side that cairo draws, in pixels.
    private static let longestSide: CGFloat = 32_767
    /// The most pixels: 400 MB of memory. A few damaged bytes must not take all there is.
    private static let mostPixels: CGFloat = 100_000_000

    /// Whether a picture of so many pixels can be made.
    package static func allows(width: CGFloat, height: CGFloat) -> Bool {
        width > 0 && height > 0 && width <= longestSide && height <= longestSide && width * height <= mostPixels
    }
}
