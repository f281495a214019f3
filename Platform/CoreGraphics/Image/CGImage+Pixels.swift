@_implementationOnly import CCairo
import Foundation

/// A pixel with premultiplied color components from 0 to 255.
package struct Pixel: Hashable, Sendable, CustomStringConvertible {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a pixel from 0xAARRGGBB.
    package init(word: UInt32) {
        red = UInt8(truncatingIfNeeded: word >> 16)
        green = UInt8(truncatingIfNeeded: word >> 8)
        blue = UInt8(truncatingIfNeeded: word)
        alpha = UInt8(truncatingIfNeeded: word >> 24)
    }

    /// The pixel as 0xAARRGGBB.
    package var word: UInt32 {
        UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    package var description: String {
        let text = String(word, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 8 - text.count) + text
    }
}

extension CGImage {
    /// Calls `body` with the pixels, each 0xAARRGGBB with premultiplied colors, and the number of words per
    /// row. The alpha of opaque images is undefined.
    package func withPixels<Result>(
        _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ wordsPerRow: Int) throws -> Result
    ) rethrows -> Result {
        let pixels = pixels
        guard width > 0, height > 0, let data = cairo_image_surface_get_data(pixels.surface) else {
            return try body(UnsafeBufferPointer(start: nil, count: 0), 0)
        }
        let wordsPerRow = pixels.stride / 4
        let count = wordsPerRow * (height - 1) + width
        return try withExtendedLifetime(pixels) {
            try data.withMemoryRebound(to: UInt32.self, capacity: count) {
                try body(UnsafeBufferPointer(start: $0, count: count), wordsPerRow)
            }
        }
    }

    /// Returns a pixel, counted from the top-left corner.
    package func pixel(_ x: Int, _ y: Int) -> Pixel {
        precondition(
            (0..<width).contains(x) && (0..<height).contains(y),
            "CGImage.pixel(\(x), \(y)) is out of range; the image has \(width) × \(height) pixels.")
        var pixel = withPixels { pixels, wordsPerRow in Pixel(word: pixels[y * wordsPerRow + x]) }
        if pixels.isOpaque { pixel.alpha = 255 }
        return pixel
    }

    /// Returns whether both images have the same size and the same pixels.
    package func hasSamePixels(as other: CGImage) -> Bool {
        guard width == other.width, height == other.height else { return false }
        let alpha: UInt32 = 0xFF00_0000
        let (ownMask, otherMask) = (pixels.isOpaque ? alpha : 0, other.pixels.isOpaque ? alpha : 0)
        return withPixels { own, ownStride in
            other.withPixels { others, otherStride in
                for y in 0..<height {
                    for x in 0..<width
                    where own[y * ownStride + x] | ownMask != others[y * otherStride + x] | otherMask {
                        return false
                    }
                }
                return true
            }
        }
    }
}
