import Foundation

/// Images as masks of others.
extension CGImage {
    /// Returns the image within a mask that is scaled to its size.
    ///
    /// Where the mask is an image mask, its samples hide the image: 0 shows it, 255 does not. Those of another image show it:
    /// its alpha, or its brightness if it has no alpha.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard width > 0, height > 0, mask.width > 0, mask.height > 0, !isMask else { return nil }
        let coverage = mask.coverage.resampled(width: width, height: height)
        let isOpaque = pixels.isOpaque
        return mapPixels(opaque: false) { word, index in
            let alpha = coverage[index] >> 24
            return Self.multiply(isOpaque ? word | 0xFF00_0000 : word, by: alpha)
        }
    }

    /// Returns the image without the colors of a range, which become transparent. Returns `nil` for an image mask, and unless there
    /// are six values.
    ///
    /// - Parameter components: The least and the greatest value of red, green and blue in turn, from 0 to 255.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count == 6, !isMask else { return nil }
        let isOpaque = pixels.isOpaque
        return mapPixels(opaque: false) { word, _ in
            let isMasked = (0..<3).allSatisfy { component in
                let value = CGFloat(word >> UInt32(16 - 8 * component) & 0xFF)
                return components[2 * component] <= value && value <= components[2 * component + 1]
            }
            return isMasked ? 0 : isOpaque ? word | 0xFF00_0000 : word
        }
    }

    /// An image whose alpha is what this one covers as a mask: its alpha, or its brightness if it has no alpha.
    var coverage: CGImage {
        guard pixels.isOpaque else { return decoded }
        return mapPixels(opaque: false) { word, _ in
            // The weights of ITU-R BT.709, in 1/256.
            let (red, green, blue) = (word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF)
            return ((red * 54 + green * 183 + blue * 19) >> 8) << 24
        }
    }

    /// The word of a pixel, by its index in rows without padding.
    private subscript(index: Int) -> UInt32 {
        withPixels { pixels, wordsPerRow in pixels[index / width * wordsPerRow + index % width] }
    }

    private func mapPixels(opaque: Bool, _ transform: (UInt32, Int) -> UInt32) -> CGImage {
        CGImage(width: width, height: height, opaque: opaque) { pixels in
            forEachPixel { index, word in pixels[index] = transform(word, index) }
        }
    }

    private static func multiply(_ word: UInt32, by alpha: UInt32) -> UInt32 {
        func component(_ shift: UInt32) -> UInt32 { (((word >> shift & 0xFF) * alpha + 127) / 255) << shift }
        return component(24) | component(16) | component(8) | component(0)
    }
}
