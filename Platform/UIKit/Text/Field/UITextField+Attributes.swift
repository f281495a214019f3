import Foundation

extension UITextField {
    final func makeAttributedText() -> NSAttributedString {
        attributed.map { NSAttributedString(attributedString: $0) }
            ?? NSAttributedString(string: editor.text, attributes: defaultTextAttributes)
    }

    final func makeDefaultAttributes() -> [NSAttributedString.Key: Any] {
        var attributes = otherAttributes
        attributes[.font] = ownFont
        attributes[.foregroundColor] = textColor ?? .label
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        attributes[.paragraphStyle] = style
        return attributes
    }

    final func applyDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        attributed = nil
        otherAttributes = attributes
        for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] { otherAttributes[key] = nil }
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        displayDidChange()
    }

    final func applyPlaceholder() {
        if let ownPlaceholder {
            placeholderLabel.attributedText = ownPlaceholder
        } else {
            placeholderLabel.font = ownFont
            placeholderLabel.textColor = placeholderColor
            placeholderLabel.text = plainPlaceholder
        }
        drawnPlaceholder?.setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Adapts the font to the preferred text size.
    final func adjustFont() {
        let category = traitCollection.preferredContentSizeCategory
        let adjusted = ownFont.adjusted(to: category == .unspecified ? .preferred(by: nil) : category)
        if adjusted != ownFont { font = adjusted }
    }
}
