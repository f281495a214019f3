import AdaptiveCards
import UIKit

/// Converts the texts of cards into attributed strings in the user's text size.
@MainActor
struct CardTextStyler {
    let language: String?
    let style: CardStyle

    /// - Parameter linksText: Whether the attributes of the text contain the addresses of its links.
    func string(
        _ block: CardTextBlock, in context: CardViewContext, linksText: Bool = false
    ) -> NSAttributedString {
        let expanded = CardDateFunction.expanded(
            block.text, locale: language.map(Locale.init) ?? .current, timeZone: .current)
        let config = style.hostConfig
        var style = block.style
        if block.role == .heading {
            style = style.completed(by: config.heading)
            style.size = style.size ?? .large
            style.weight = style.weight ?? .bolder
        }
        if context.isHeader {
            style = style.completed(by: config.columnHeader)
            style.weight = style.weight ?? .bolder
        }
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
            if run.isHighlighted {
                further[.backgroundColor] = self.style.highlightColor(style, in: context.style)
            }
            append(run.text, style, isItalic: run.isItalic, in: context, further, to: result)
        }
        return result
    }

    /// Returns a text without Markdown.
    func string(plain text: String, _ style: CardTextStyle, in container: CardContainerStyle?) -> NSAttributedString {
        NSAttributedString(
            string: text,
            attributes: [
                .font: self.style.font(style), .foregroundColor: self.style.textColor(style, in: container),
            ])
    }

    private func append(
        _ text: String, _ style: CardTextStyle, isItalic: Bool = false, in context: CardViewContext,
        _ further: [NSAttributedString.Key: Any] = [:], to result: NSMutableAttributedString
    ) {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: self.style.font(style, isItalic: isItalic),
            .foregroundColor: self.style.textColor(style, in: context.style),
        ]
        attributes.merge(further) { _, new in new }
        result.append(NSAttributedString(string: text, attributes: attributes))
    }
}

extension CardTextStyle {
    /// Returns the style with the properties of another one for those that it does not have.
    func completed(by other: CardTextStyle) -> CardTextStyle {
        var style = self
        style.size = size ?? other.size
        style.weight = weight ?? other.weight
        style.color = color ?? other.color
        style.fontType = fontType ?? other.fontType
        style.isSubtle = isSubtle ?? other.isSubtle
        return style
    }
}
