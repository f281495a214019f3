/// The colors that the user has saved in color pickers of the app.
@MainActor
enum SavedColors {
    static let maximumCount = 19
    private static let key = "UIColorPickerSavedColors"
    /// The defaults that store the colors; replaced in tests.
    static var defaults = UserDefaults.standard

    private static let initial = ["000000FF", "007AFFFF", "34C759FF", "FFCC00FF", "FF3B30FF"]

    static var colors: [PickedColor] {
        get { (defaults.stringArray(forKey: key) ?? initial).prefix(maximumCount).compactMap(color) }
        set { defaults.set(newValue.prefix(maximumCount).map(text), forKey: key) }
    }

    private static func text(of color: PickedColor) -> String {
        color.hexadecimal + PickedColor(red: 0, green: 0, blue: color.alpha).hexadecimal.suffix(2)
    }

    private static func color(_ text: String) -> PickedColor? {
        guard text.utf8.count == 8, let alpha = Int(text.suffix(2), radix: 16) else { return nil }
        return PickedColor(hexadecimal: String(text.prefix(6)))?.withAlpha(CGFloat(alpha) / 255)
    }
}
