import AdaptiveCards
import UIKit

/// The family of a font, as far as there is one.
enum CardFontFamily {
    case system
    case design(UIFontDescriptor.SystemDesign)
    case named(String)
}

/// The fonts of cards, whose sizes follow the user's text size.
extension CardStyle {
    /// Returns the font of a text in the user's text size.
    func font(_ style: CardTextStyle, isItalic: Bool = false) -> UIFont {
        let textStyle = Self.textStyle(style.size ?? .default)
        let points =
            configuredSize(style).map { UIFontMetrics(forTextStyle: textStyle).scaledValue(for: $0) }
            ?? UIFont.preferredFont(forTextStyle: textStyle).pointSize
        let font = font(style, size: points)
        guard isItalic else { return font }
        let descriptor = font.fontDescriptor
        let traits = descriptor.symbolicTraits.union(.traitItalic)
        return descriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: points) } ?? font
    }

    /// Returns the font of a text that labels adjust when the user's text size changes.
    func adjustableFont(_ style: CardTextStyle) -> UIFont {
        let textStyle = Self.textStyle(style.size ?? .default)
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        let points =
            configuredSize(style) ?? UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
        return UIFontMetrics(forTextStyle: textStyle).scaledFont(for: font(style, size: points))
    }

    /// Returns the size of a text at the default text size, or `nil` for that of the platform.
    private func configuredSize(_ style: CardTextStyle) -> CGFloat? {
        let size = style.size ?? .default
        // A monospaced font without own sizes has those of other texts.
        return (hostConfig.fonts[style.fontType ?? .default]?.sizes[size] ?? hostConfig.fonts[.default]?.sizes[size])
            .map { CGFloat($0) }
    }

    private func font(_ style: CardTextStyle, size: CGFloat) -> UIFont {
        let type = style.fontType ?? .default
        let weight = weight(style.weight ?? .default, type)
        switch family(type) {
        case .system: return .systemFont(ofSize: size, weight: weight)
        case .design(.monospaced): return .monospacedSystemFont(ofSize: size, weight: weight)
        case .design(let design):
            let font = UIFont.systemFont(ofSize: size, weight: weight)
            return font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? font
        case .named(let name):
            let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight]
            let descriptor = UIFontDescriptor(fontAttributes: [.family: name, .traits: traits])
            return UIFont(descriptor: descriptor, size: size)
        }
    }

    private static func textStyle(_ size: CardFontSize) -> UIFont.TextStyle {
        switch size {
        case .small: .footnote
        case .default: .body
        case .medium: .title3
        case .large: .title2
        case .extraLarge: .title1
        }
    }

    private func weight(_ weight: CardFontWeight, _ type: CardFontType) -> UIFont.Weight {
        switch hostConfig.fonts[type]?.weights[weight] ?? hostConfig.fonts[.default]?.weights[weight] {
        case .some(..<150): .ultraLight
        case .some(..<250): .thin
        case .some(..<350): .light
        case .some(..<450): .regular
        case .some(..<550): .medium
        case .some(..<650): .semibold
        case .some(..<750): .bold
        case .some(..<850): .heavy
        case .some: .black
        case nil:
            switch weight {
            case .lighter: .light
            case .default: .regular
            case .bolder: .semibold
            }
        }
    }

    // MARK: Families

    private func family(_ type: CardFontType) -> CardFontFamily {
        if let family = families[type] { return family }
        let found = hostConfig.fonts[type]?.families.lazy.compactMap { Self.family(named: $0) }.first
        let family = found ?? (type == .monospace ? .design(.monospaced) : .system)
        families[type] = family
        return family
    }

    private static func design(_ design: UIFontDescriptor.SystemDesign) -> CardFontFamily? {
        UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(design) == nil ? nil : .design(design)
    }

    /// Returns the family with a name of CSS, or `nil` if it is not available.
    private static func family(named name: String) -> CardFontFamily? {
        switch name.lowercased() {
        case "sans-serif", "system-ui", "-apple-system", "blinkmacsystemfont": return .system
        case "serif", "ui-serif": return design(.serif)
        case "monospace", "ui-monospace": return .design(.monospaced)
        case "ui-rounded": return design(.rounded)
        default:
            // A descriptor of a family that does not exist is that of another one.
            let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: name]), size: 17)
            if font.familyName.lowercased() == name.lowercased() { return .named(font.familyName) }
            // Names of fonts that every iPhone has also exist where they are replaced.
            guard let family = UIFont(name: name, size: 17)?.familyName else { return nil }
            return family == UIFont.systemFont(ofSize: 17).familyName ? .system : .named(family)
        }
    }
}
