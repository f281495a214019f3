import AdaptiveCards
import UIKit

/// Converts the texts of cards into attributed strings in the user's text size and the system's colors.
@MainActor
struct CardTextStyler {
    let language: String?
    let hostConfig: HostConfig

    /// - Parameter linksText: Whether the attributes of the text contain the addresses of its links.
    func string(
        _ block: CardTextBlock, in context: CardViewContext, linksText: Bool = false
    ) -> NSAttributedString {
        let expanded = CardDateFunction.expanded(
            block.text, locale: language.map(Locale.init) ?? .current, timeZone: .current)
        var style = block.style
        if block.role == .heading {
            style.size = style.size ?? .large
            style.weight = style.weight ?? .bolder
        }
        if context.isHeader { style.weight = style.weight ?? .bolder }
        let result = NSMutableAttributedString(string: "")
        for (index, line) in CardMarkdown(expanded).blocks.enumerated() {
            if index > 0 { append("\n", style, in: context, to: result) }
            if let marker = line.marker { append(marker + " ", style, in: context, to: result) }
            for run in line.runs {
                var runStyle = style
                if run.isBold { runStyle.weight = .bolder }
                var further: [NSAttributedString.Key: Any] = [:]
                if let link = run.link {
                    runStyle.color = .accent
                    runStyle.isSubtle = false
                    if linksText { further[.link] = link }
                }
                append(run.text, runStyle, isItalic: run.isItalic, in: context, further, to: result)
            }
        }
        return result
    }

    func string(_ text: CardRichText, in context: CardViewContext) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var style = run.style
            var further: [NSAttributedString.Key: Any] = [:]
            if run.selectAction != nil { style.color = style.color ?? .accent }
            if run.isStruckThrough { further[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if run.isUnderlined { further[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if run.isHighlighted { further[.backgroundColor] = UIColor.systemYellow.withAlphaComponent(0.4) }
            append(run.text, style, isItalic: run.isItalic, in: context, further, to: result)
        }
        return result
    }

    private func append(
        _ text: String, _ style: CardTextStyle, isItalic: Bool = false, in context: CardViewContext,
        _ further: [NSAttributedString.Key: Any] = [:], to result: NSMutableAttributedString
    ) {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font(style, isItalic: isItalic), .foregroundColor: color(style, in: context),
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
        let weight = weight(style.weight ?? .default)
        let size =
            hostConfig.fontSizes[style.size ?? .default].map { UIFontMetrics.default.scaledValue(for: $0) }
            ?? UIFont.preferredFont(forTextStyle: textStyle).pointSize
        if style.fontType == .monospace { return .monospacedSystemFont(ofSize: size, weight: weight) }
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard isItalic, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitItalic) else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }

    private func weight(_ weight: CardFontWeight) -> UIFont.Weight {
        switch hostConfig.fontWeights[weight] {
        case .some(..<350): .light
        case .some(..<450): .regular
        case .some(..<550): .medium
        case .some(..<650): .semibold
        case .some: .bold
        case nil:
            switch weight {
            case .lighter: .light
            case .default: .regular
            case .bolder: .semibold
            }
        }
    }

    private func color(_ style: CardTextStyle, in context: CardViewContext) -> UIColor {
        let isSubtle = style.isSubtle ?? false
        let colors = hostConfig.containerStyles[context.style ?? .default]?.texts[style.color ?? .default]
        if let color = isSubtle ? colors?.subtle ?? colors?.standard : colors?.standard { return UIColor(color) }
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
