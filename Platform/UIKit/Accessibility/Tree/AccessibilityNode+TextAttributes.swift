/// The attributes of a node's text for assistive technologies.
extension AccessibilityNode {
    /// The text of the node's label with its attributes, if the app has set any.
    private var attributedLabel: NSAttributedString? {
        if let text = object?.anyAccessibilityValues.attributedLabel { return text }
        let label = view as? UILabel
        return label?.hasAttributedText == true ? label?.attributedText : nil
    }

    /// The label's own attributes for speech, or `nil` if it is another text in the meantime.
    var spokenLabel: NSAttributedString? {
        object?.anyAccessibilityValues.attributedLabel.flatMap { $0.string == label ? $0 : nil }
    }

    /// The level of the heading that the node is, from 1 to 6, or `nil` if the app has set none. That of a cell is the level of its first
    /// heading.
    package var headingLevel: Int? {
        if let view, Self.isOneElement(view), view.accessibilityValues.attributedLabel == nil {
            return AccessibilityCell.of(view).texts.lazy.compactMap(\.headingLevel).first
        }
        guard let text = attributedLabel, text.length > 0,
            let level = text.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil) as? Int,
            (1...6).contains(level)
        else { return nil }
        return level
    }
}
