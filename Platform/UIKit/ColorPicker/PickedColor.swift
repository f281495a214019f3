/// A color as its components in sRGB, each from 0 to 1.
struct PickedColor: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        func limit(_ value: CGFloat) -> CGFloat { min(1, max(0, value)) }
        (self.red, self.green, self.blue, self.alpha) = (limit(red), limit(green), limit(blue), limit(alpha))
    }

    @MainActor
    init(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let sector = min(1, max(0, hue)) * 6
        func component(_ offset: CGFloat) -> CGFloat {
            let position = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(1, position, 4 - position))
        }
        self.init(red: component(5), green: component(3), blue: component(1))
    }

    /// Creates a color of six hexadecimal digits, or returns `nil` for another text.
    init?(hexadecimal text: String) {
        let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
        guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
            return nil
        }
        self.init(
            red: CGFloat(number >> 16) / 255, green: CGFloat(number >> 8 & 255) / 255, blue: CGFloat(number & 255) / 255
        )
    }

    /// The opaque color as six hexadecimal digits.
    var hexadecimal: String {
        [red, green, blue].map { component in
            let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    var opaque: PickedColor { withAlpha(1) }

    func withAlpha(_ alpha: CGFloat) -> PickedColor { PickedColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// Returns whether a color looks the same in 8 bits per component, except for its opacity.
    func matches(_ other: PickedColor) -> Bool { hexadecimal == other.hexadecimal }
}
