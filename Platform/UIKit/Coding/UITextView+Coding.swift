extension UITextView {
    final func restoreText(from coder: NSCoder) {
        if let archived: UIFont = coder.object("UIFont") { font = archived }
        if let archived: UIColor = coder.object("UITextColor") { textColor = archived }
        text = coder.string("UIText")
        if let archived = coder.attributedText("UIAttributedText") { attributedText = archived }
        textAlignment = coder.choice("UITextAlignment", or: .natural)
        isEditable = coder.flag("UIEditable", or: true)
        isSelectable = coder.flag("UISelectable", or: true)
        adjustsFontForContentSizeCategory = coder.flag("UIAdjustsFontForContentSizeCategory", or: false)
        if coder.containsValue(forKey: "UITextContainerInset") {
            textContainerInset = coder.decodeUIEdgeInsets(forKey: "UITextContainerInset")
        }
        textContainer.lineFragmentPadding = coder.number("UITextContainerLineFragmentPadding", or: 5)
        dataDetectorTypes = UIDataDetectorTypes(
            rawValue: UInt(truncatingIfNeeded: coder.integer("UIDataDetectorTypes", or: 0)))
        restoreInputTraits(from: coder)
    }

    /// Encodes the text view. Attributed text is archived as a plain string.
    final func archiveText(into coder: NSCoder) {
        coder.encode(text, forKey: "UIText")
        coder.encode(font, forKey: "UIFont")
        coder.encode(textColor, forKey: "UITextColor")
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        coder.encode(isEditable, forKey: "UIEditable")
        coder.encode(isSelectable, forKey: "UISelectable")
        coder.encode(adjustsFontForContentSizeCategory, forKey: "UIAdjustsFontForContentSizeCategory")
        coder.encode(textContainerInset, forKey: "UITextContainerInset")
        coder.encodeNumber(textContainer.lineFragmentPadding, forKey: "UITextContainerLineFragmentPadding")
        coder.encode(Int(truncatingIfNeeded: dataDetectorTypes.rawValue), forKey: "UIDataDetectorTypes")
        archiveInputTraits(into: coder)
    }
}
