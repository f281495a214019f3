extension UIFontDescriptor {
    private enum Key {
        static let family = "UIFontFamily"
        static let isMonospaced = "UIFontIsMonospaced"
        static let weight = "UIFontWeight"
        static let isItalic = "UIFontItalic"
        static let hasMonospacedDigits = "UIFontMonospacedDigits"
        static let features = "UIFontFeatures"
        static let size = "UIFontPointSize"
        static let style = "UIFontTextStyle"
        static let baseSize = "UIFontMetricsBaseSize"
        static let maximumSize = "UIFontMetricsMaximumSize"
    }

    /// Reads the values written by `archive(into:)`.
    static func archived(in coder: NSCoder) -> (FontFace, CGFloat, FontScaling?)? {
        guard coder.containsValue(forKey: Key.weight) else { return nil }
        let size = coder.number(Key.size, or: 0)
        guard size.isFinite, size >= 0 else { return nil }
        var face = FontFace()
        if let family = coder.string(Key.family) {
            face.family = .named(family)
        } else if coder.flag(Key.isMonospaced, or: false) {
            face.family = .monospaced
        }
        face.weight = UIFont.Weight(rawValue: coder.number(Key.weight, or: UIFont.Weight.regular.rawValue))
        face.isItalic = coder.flag(Key.isItalic, or: false)
        face.hasMonospacedDigits = coder.flag(Key.hasMonospacedDigits, or: false)
        face.features = coder.string(Key.features) ?? ""
        guard let style = coder.string(Key.style) else { return (face, size, nil) }
        let base: FontScaling.Base? =
            coder.containsValue(forKey: Key.baseSize)
            ? FontScaling.Base(
                size: coder.number(Key.baseSize, or: size), maximum: coder.number(Key.maximumSize, or: .infinity))
            : nil
        return (face, size, FontScaling(style: UIFont.TextStyle(rawValue: style), base: base))
    }

    /// Archives the face, the size, and the relation of the size to the preferred text size.
    final func archive(into coder: NSCoder) {
        switch face.family {
        case .system: break
        case .monospaced: coder.encode(true, forKey: Key.isMonospaced)
        case .named(let family): coder.encode(family, forKey: Key.family)
        }
        coder.encodeNumber(face.weight.rawValue, forKey: Key.weight)
        coder.encode(face.isItalic, forKey: Key.isItalic)
        coder.encode(face.hasMonospacedDigits, forKey: Key.hasMonospacedDigits)
        if !face.features.isEmpty { coder.encode(face.features, forKey: Key.features) }
        coder.encodeNumber(pointSize, forKey: Key.size)
        guard let scaling else { return }
        coder.encode(scaling.style.rawValue, forKey: Key.style)
        guard let base = scaling.base else { return }
        coder.encodeNumber(base.size, forKey: Key.baseSize)
        coder.encodeNumber(base.maximum, forKey: Key.maximumSize)
    }
}
