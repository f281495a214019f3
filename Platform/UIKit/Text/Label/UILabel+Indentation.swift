import Foundation

/// The indentation of the first line, beside the image of a cell.
extension UILabel {
    private enum IndentationKey: FeatureKey {
        static var defaultValue: CGFloat { 0 }
    }

    /// The space before the first line, in addition to that of the paragraph style, in points. The text itself, which the
    /// app has set, is unchanged.
    final var firstLineIndentation: CGFloat {
        get { features[IndentationKey.self] }
        set {
            guard newValue != firstLineIndentation else { return }
            features[IndentationKey.self] = newValue
            contentDidChange()
        }
    }

    /// The text with the additional indentation, or `nil` without one.
    final var indentedText: NSAttributedString? {
        let indentation = firstLineIndentation
        guard indentation > 0, let text = unindentedText, text.length > 0 else { return nil }
        let result = NSMutableAttributedString(attributedString: text)
        let paragraph = (text.string as NSString).paragraphRange(for: NSRange(location: 0, length: 0))
        let style = NSMutableParagraphStyle()
        if let own = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
            style.setParagraphStyle(own)
        } else {
            style.lineBreakMode = lineBreakMode
        }
        style.firstLineHeadIndent += indentation
        result.addAttribute(.paragraphStyle, value: style, range: paragraph)
        return result
    }
}
