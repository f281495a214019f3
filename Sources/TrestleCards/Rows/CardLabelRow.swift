import AdaptiveCards
import Trestle
import UIKit

/// The label above a field in the style of a host configuration.
struct CardLabelRow: ViewComponent {
    let text: String
    let isRequired: Bool
    /// The style of the innermost group around the field that has one.
    let container: CardContainerStyle?
    /// The points between the label and the text of its field.
    let space: CGFloat
    @Handler var style: CardStyle

    /// The space above the text of a field.
    private static let fieldSpace: CGFloat = 8

    var contentInsets: UIEdgeInsets {
        UIEdgeInsets(top: 8, left: 16, bottom: max(0, space - Self.fieldSpace), right: 16)
    }

    func makeView() -> CardLabelView { CardLabelView(frame: .zero) }

    func render(in view: CardLabelView) { view.show(self, style) }
}

/// Shows the label of a field in the user's text size.
final class CardLabelView: UILabel {
    private var row: CardLabelRow?

    func show(_ row: CardLabelRow, _ style: CardStyle) {
        self.row = row
        numberOfLines = 0
        attributedText = Self.text(row, style)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        guard let row, traitCollection.preferredContentSizeCategory != category else { return }
        attributedText = Self.text(row, row.style)
    }

    private static func text(_ row: CardLabelRow, _ style: CardStyle) -> NSAttributedString {
        let label = style.hostConfig.inputs.label ?? HostConfig.Label()
        let config = row.isRequired ? label.required : label.optional
        let texts = CardTextStyler(language: nil, style: style)
        let result = NSMutableAttributedString(
            attributedString: texts.string(plain: row.text, config.style, in: row.container))
        guard let suffix = config.suffix ?? (row.isRequired ? " *" : nil) else { return result }
        var suffixStyle = config.style
        suffixStyle.color = config.suffixColor ?? (row.isRequired ? .attention : config.style.color)
        result.append(texts.string(plain: suffix, suffixStyle, in: row.container))
        return result
    }
}
