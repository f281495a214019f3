import Foundation

/// The emoji, and the bar below the keys.
extension KeyboardLayout {
    private static let emoji = [
        "😀😂🥹😊😍😘😎🤔", "😢😭😡🥳😴🙈🙏👍", "👎👏👋💪🎉🎁🎂☕️", "❤️💔🔥⭐️🌈☀️🌙🌊", "🐶🐱🌸🌲🍎🍕🚗✈️",
    ]

    private enum Metrics {
        static let topMargin: CGFloat = 8
        static let sideMargin: CGFloat = 6
        /// The frame of the first key in the bar, relative to the top of the bar.
        static let barKey = CGRect(x: 14, y: 6, width: 48, height: 44)
    }

    /// Returns the keys of the emoji that are used most.
    static func emoji(_ size: CGSize) -> [PlacedKey] {
        let height = (size.height - Metrics.topMargin) / CGFloat(emoji.count)
        return emoji.enumerated().flatMap { row, characters in
            let width = (size.width - 2 * Metrics.sideMargin) / CGFloat(characters.count)
            return characters.enumerated().map { column, character in
                PlacedKey(
                    key: .character(String(character)),
                    frame: CGRect(
                        x: Metrics.sideMargin + CGFloat(column) * width, y: Metrics.topMargin + CGFloat(row) * height,
                        width: width, height: height))
            }
        }
    }

    /// Returns the keys in the bar below the other keys: the globe, or beside the emoji the keys for letters and Delete.
    static func barKeys(_ plane: KeyboardPlane, _ type: UIKeyboardType, _ size: CGSize) -> [PlacedKey] {
        let leading = Metrics.barKey.offsetBy(dx: 0, dy: size.height)
        let trailing = leading.offsetBy(dx: size.width - 2 * leading.minX - leading.width, dy: 0)
        switch plane {
        case .emoji:
            return [PlacedKey(key: .plane(.letters), frame: leading), PlacedKey(key: .delete, frame: trailing)]
        case .letters, .numbers, .symbols:
            return type.allowsEmoji ? [PlacedKey(key: .nextKeyboard, frame: leading)] : []
        case .pad, .padSymbols: return []
        }
    }
}

extension UIKeyboardType {
    fileprivate var allowsEmoji: Bool {
        switch self {
        case .asciiCapable, .asciiCapableNumberPad, .URL: false
        default: true
        }
    }
}
