import Foundation

/// The colors of a keyboard in light and dark mode. They match iOS 17 over a white and a black background.
struct KeyboardPalette: Equatable {
    let background: UIColor
    /// The background of keys that type text.
    let key: UIColor
    /// The background of function keys.
    let function: UIColor
    /// The bottom edge of keys.
    let edge: UIColor
    let text: UIColor
    let disabledText: UIColor

    static let light = KeyboardPalette(
        background: color(0xD1D4DA), key: .white, function: color(0xABB0BA), edge: color(0x898A8D), text: .black,
        disabledText: color(0x7E828A))
    static let dark = KeyboardPalette(
        background: color(0x2B2B2D), key: color(0x6B6B6D), function: color(0x464648), edge: color(0x18181A),
        text: .white, disabledText: color(0x8A8A8C))

    private static func color(_ hex: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }
}
