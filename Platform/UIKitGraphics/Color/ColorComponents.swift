import Foundation

/// The sRGB components and opacity of a color, not premultiplied. Values are from 0 to 1, except for colors
/// outside the sRGB gamut.
package struct ColorComponents: Hashable, Sendable, CustomStringConvertible {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates components from a number of the form `0xRRGGBB`.
    init(hex: UInt32, alpha: CGFloat = 1) {
        func component(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6  // The sectors begin at red, yellow, green, cyan, blue, magenta.
        let fraction = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
            switch Int(sector) {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        // The transfer function of sRGB and Display P3, extended symmetrically to negative values (IEC
        // 61966-2-1).
        func linear(_ value: CGFloat) -> CGFloat {
            let size = abs(value)
            let line = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -line : line
        }
        func encoded(_ value: CGFloat) -> CGFloat {
            let size = abs(value)
            let code = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return value < 0 ? -code : code
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        // Linear Display P3 to linear sRGB; both have the white point D65.
        self.init(
            red: encoded(1.224_940_1 * r - 0.224_940_4 * g),
            green: encoded(-0.042_056_9 * r + 1.042_057_1 * g),
            blue: encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b),
            alpha: alpha)
    }

    /// The luminance of the color as a gray level (Rec. 709 weights).
    var white: CGFloat {
        red == green && green == blue ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The hue, saturation, and brightness, from 0 to 1. The hue of a gray is 0.
    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        guard range > 0, high > 0 else { return (0, 0, high) }
        let sector: CGFloat =
            if high == red {
                (green - blue) / range
            } else if high == green {
                (blue - red) / range + 2
            } else {
                (red - green) / range + 4
            }
        return ((sector < 0 ? sector + 6 : sector) / 6, range / high, high)
    }

    package var description: String { "\(red) \(green) \(blue) \(alpha)" }
}
