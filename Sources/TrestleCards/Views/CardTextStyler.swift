import AdaptiveCards
import UIKit

/// Converts the texts of cards into attributed strings in the user's text size and the system's colors.
@MainActor
struct CardTextStyler {
    let language: String?

    func string(_ block: CardTextBlock, isHeader: Bool = false) -> NSAttributedString {
        let expanded = CardDateFunction.expanded(
            block.text, locale: language.map(Locale.init) ?? .current, timeZone: .current)
        var style = block.style
        if block.role == .heading {
            style.size = style.size ?? .large
            style.weight = style.weight ?? .bolder
        }
        if isHeader { style.weight = style.weight ?? .bolder }
        let result = NSMutableAttributedString(string: "")
        for (index, line) in CardMarkdown(expanded).blocks.enumerated() {
            if index > 0 { append("\n", style, to: result) }
            if let marker = line.marker { append(marker + " ", style, to: result) }
            for run in line.runs {
                var runStyle = style
                if run.isBold { runStyle.weight = .bolder }
                if run.link != nil { runStyle.color = .accent }
                append(run.text, runStyle, isItalic: run.isItalic, to: result)
            }
        }
        return result
    }

    func string(_ text: CardRichText) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var style = run.style
            var further: [NSAttributedString.Key: Any] = [:]
            if run.selectAction != nil { style.color = style.color ?? .accent }
            if run.isStruckThrough { further[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if run.isUnderlined { further[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if run.isHighlighted { further[.backgroundColor] = UIColor.systemYellow.withAlphaComponent(0.4) }
            append(run.text, style, isItalic: run.isItalic, further, to: result)
        }
        return result
    }

    private func append(
        _ text: String, _ style: CardTextStyle, isItalic: Bool = false, _ further: [NSAttributedString.Key: Any] = [:],
        to result: NSMutableAttributedString
    ) {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font(style, isItalic: isItalic), .foregroundColor: Self.color(style),
        ]
        attributes.merge(further) { _, new in new }
        result.append(NSAttributedString(string: text, attributes: attributes))
    }

    private func font(_ style: CardTextStyle, isItalic: Bool) -> UIFont {
        let textStyle: UIFont.TextStyle =
            switch style.size ?? .default {
            case .small: .footnote
            case .default: .body
            case .medium: .title3
            case .large: .title2
            case .extraLarge: .title1
            }
        let weight: UIFont.Weight =
            switch style.weight ?? .default {
            case .lighter: .light
            case .default: .regular
            case .bolder: .semibold
            }
        let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
        if style.fontType == .monospace { return .monospacedSystemFont(ofSize: size, weight: weight) }
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard isItalic, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitItalic) else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }

    private static func color(_ style: CardTextStyle) -> UIColor {
        let isSubtle = style.isSubtle ?? false
        let color: UIColor =
            switch style.color ?? .default {
            case .default, .dark: isSubtle ? .secondaryLabel : .label
            case .light: isSubtle ? .tertiaryLabel : .secondaryLabel
            case .accent: .tintColor
            case .good: .systemGreen
            case .warning: .systemOrange
            case .attention: .systemRed
            }
        let hasSubtleVariant = [nil, .default, .dark, .light].contains(style.color)
        return isSubtle && !hasSubtleVariant ? color.withAlphaComponent(0.7) : color
    }
}
