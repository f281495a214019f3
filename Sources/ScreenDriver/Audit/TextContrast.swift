import UIKit

/// The contrast of a text with what is behind it.
struct TextContrast {
    /// The ratio of the luminances, from 1 to 21.
    let ratio: Double
    /// The smallest ratio at which users with low vision can read the text.
    let minimum: Double

    var isSufficient: Bool { ratio >= minimum }

    /// Measures a text on an image of the screen.
    ///
    /// The color behind the text is the most frequent one among those that are most frequent in its rectangle when similar
    /// colors count as one. So the result is exact on backgrounds of one color, and an estimate on blurred ones.
    @MainActor
    init?(_ text: DisplayedText, in picture: CGImage, scale: CGFloat) {
        guard let background = Self.background(of: text.frame, in: picture, scale: scale) else { return nil }
        let ratios = text.colors.map { Self.ratio($0, on: background) }
        guard let lowest = ratios.min() else { return nil }
        ratio = lowest
        minimum = text.font.map(Self.isLarge) == true ? 3 : 4.5
    }

    /// Whether a text is large: 18 points, or 14 points in bold type.
    ///
    /// Source: Web Content Accessibility Guidelines 2.2, definition of "large-scale text".
    @MainActor
    private static func isLarge(_ font: UIFont) -> Bool {
        font.pointSize >= 18 || font.pointSize >= 14 && font.fontDescriptor.symbolicTraits.contains(.traitBold)
    }

    private static func background(of frame: CGRect, in picture: CGImage, scale: CGFloat) -> RGB? {
        let pixels = CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale
        ).integral.intersection(CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
        guard !pixels.isNull, pixels.width >= 1, pixels.height >= 1 else { return nil }
        var counts: [UInt32: [UInt32: Int]] = [:]
        picture.withPixels { words, wordsPerRow in
            for y in Int(pixels.minY)..<Int(pixels.maxY) {
                for x in Int(pixels.minX)..<Int(pixels.maxX) {
                    let color = words[y * wordsPerRow + x] & 0xFF_FFFF
                    counts[color & similarityMask, default: [:]][color, default: 0] += 1
                }
            }
        }
        func mostFrequent(_ counts: some Sequence<(key: UInt32, value: Int)>) -> UInt32? {
            // Equal counts are decided by the color, so that the result does not change from run to run.
            counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
        }
        let totals = counts.map { (key: $0.key, value: $0.value.values.reduce(0, +)) }
        return mostFrequent(totals).flatMap { counts[$0] }.flatMap { mostFrequent($0) }.map { RGB(word: $0) }
    }

    /// The bits in which similar colors are equal. Behind a bar, no two pixels may have the same color.
    private static let similarityMask: UInt32 = 0xE0_E0E0

    private struct RGB {
        var red, green, blue: Double

        init(red: Double, green: Double, blue: Double) {
            (self.red, self.green, self.blue) = (red, green, blue)
        }

        /// - Parameter word: The color as `0xRRGGBB`.
        init(word: UInt32) {
            self.init(
                red: Double(word >> 16 & 0xFF) / 255, green: Double(word >> 8 & 0xFF) / 255,
                blue: Double(word & 0xFF) / 255)
        }

        /// Source: Web Content Accessibility Guidelines 2.2, definition of "relative luminance".
        var luminance: Double {
            func linear(_ value: Double) -> Double {
                value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }
    }

    /// Source: Web Content Accessibility Guidelines 2.2, definition of "contrast ratio".
    private static func ratio(_ color: CGColor.RGBA, on background: RGB) -> Double {
        func mixed(_ front: Double, _ back: Double) -> Double { front * color.alpha + back * (1 - color.alpha) }
        let text = RGB(
            red: mixed(color.red, background.red), green: mixed(color.green, background.green),
            blue: mixed(color.blue, background.blue))
        let (low, high) = (min(text.luminance, background.luminance), max(text.luminance, background.luminance))
        return (high + 0.05) / (low + 0.05)
    }
}
