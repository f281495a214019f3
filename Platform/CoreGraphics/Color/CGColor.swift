import Foundation

/// An immutable color: components in a color space, and an alpha.
public final class CGColor: Hashable, @unchecked Sendable {
    /// A color as drawn: sRGB components from 0 to 1, not premultiplied.
    package struct RGBA: Hashable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var alpha: Double

        package init(red: Double, green: Double, blue: Double, alpha: Double) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// The color as drawn, computed once.
    package let rgba: RGBA
    /// The image with which layers are tiled instead of being filled; `nil` for a color without one.
    package let pattern: ColorPattern?
    private let space: CGColorSpace
    private let values: [CGFloat]

    private init(space: CGColorSpace, values: [CGFloat], pattern: ColorPattern? = nil) {
        self.space = space
        self.pattern = pattern
        self.values = values
        let parts = values.map { min(max(Double($0), 0), 1) }
        switch space.model {
        case .sRGB: rgba = RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        case .gray: rgba = RGBA(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
        case .displayP3:
            let color = DisplayP3.sRGB(red: parts[0], green: parts[1], blue: parts[2])
            rgba = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: parts[3])
        }
    }

    /// Creates a color that tiles the background of layers with an image, and whose components are those of the
    /// image's average color.
    package convenience init(pattern: ColorPattern) {
        let color = pattern.image.resampled(width: 1, height: 1).pixel(0, 0)
        // Pixels are premultiplied by their alpha.
        let part = { (value: UInt8) in color.alpha == 0 ? 0 : CGFloat(value) / CGFloat(color.alpha) }
        // It never counts as opaque, so that layers are drawn in the way that supports patterns.
        let alpha = min(0.999, max(0.001, CGFloat(color.alpha) / 255))
        self.init(
            space: .sharedSRGB, values: [part(color.red), part(color.green), part(color.blue), alpha],
            pattern: pattern)
    }

    /// Creates a color in sRGB.
    ///
    /// Components range from 0 to 1. Other values are stored, and clamped for drawing.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sharedSRGB, values: [red, green, blue, alpha])
    }

    /// Creates a color in sRGB.
    ///
    /// Components range from 0 to 1. Other values are stored, and clamped for drawing.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .sharedGray, values: [gray, alpha])
    }

    /// Creates a gray from 0 (black) to 1 (white).
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a color from its components in `colorSpace`, followed by its alpha.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard colorSpace.pattern == nil else { return nil }
        let count = colorSpace.numberOfComponents + 1
        self.init(space: colorSpace, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// The opacity from 0 (transparent) to 1 (opaque).
    public var alpha: CGFloat { values[values.count - 1] }
    /// The components, followed by the alpha.
    public var components: [CGFloat]? { values }
    /// The number of components, including the alpha.
    public var numberOfComponents: Int { values.count }
    /// The color space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// Returns the color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copied = values
        copied[copied.count - 1] = alpha
        return CGColor(space: space, values: copied)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || (left.values == right.values && left.space == right.space && left.pattern == right.pattern)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(space)
    }
}

/// An image that is repeated in both directions.
package struct ColorPattern: Hashable, Sendable {
    package let image: CGImage
    /// The size of a tile, in points.
    package let size: CGSize

    package init(image: CGImage, size: CGSize) {
        self.image = image
        self.size = size
    }

    package static func == (left: ColorPattern, right: ColorPattern) -> Bool {
        left.image == right.image && left.size == right.size
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension CGColor: CustomStringConvertible {
    /// The color space and the components, for logs.
    public var description: String {
        "CGColor(\(space.name ?? "?"), \(values.map { "\($0)" }.joined(separator: " ")))"
    }
}

/// The conversion from Display P3 to sRGB, which share a transfer function but have different primaries.
enum DisplayP3 {
    static func sRGB(red: Double, green: Double, blue: Double) -> (red: Double, green: Double, blue: Double) {
        let r = linear(red)
        let g = linear(green)
        let b = linear(blue)
        // The product of the matrices from P3 (D65) to XYZ and from XYZ to sRGB, see CSS Color 4.
        return (
            curved(1.2249401 * r - 0.2249402 * g),
            curved(-0.0420570 * r + 1.0420571 * g),
            curved(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
        )
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func curved(_ value: Double) -> Double {
        let cut = min(max(value, 0), 1)
        return cut <= 0.0031308 ? cut * 12.92 : 1.055 * pow(cut, 1 / 2.4) - 0.055
    }
}
