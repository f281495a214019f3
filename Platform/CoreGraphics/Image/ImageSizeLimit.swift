import Foundation

/// The limit of image sizes.
package enum ImageSizeLimit {
    /// The maximum side that cairo supports, in pixels.
    private static let maximumSide: CGFloat = 32_767
    /// The maximum number of pixels, which take 400 MB. Prevents damaged files from exhausting the memory.
    private static let maximumPixelCount: CGFloat = 100_000_000

    /// Returns whether an image of the given size in pixels can be created.
    package static func allows(width: CGFloat, height: CGFloat) -> Bool {
        width > 0 && height > 0 && width <= maximumSide && height <= maximumSide && width * height <= maximumPixelCount
    }

    /// Returns the largest factor, up to 1, by which an image of the given size in pixels must be scaled.
    package static func factor(width: CGFloat, height: CGFloat) -> CGFloat {
        guard width > 0, height > 0 else { return 1 }
        return min(1, maximumSide / width, maximumSide / height, (maximumPixelCount / width / height).squareRoot())
    }
}
