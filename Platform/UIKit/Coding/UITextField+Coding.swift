extension UITextField {
    final func restoreField(from coder: NSCoder) {
        if let archived: UIFont = coder.object("UIFont") { font = archived }
        if let archived: UIColor = coder.object("UITextColor") { textColor = archived }
        if let archived = coder.string("UIText") { text = archived }
        if let archived = coder.attributedText("UIAttributedText") { attributedText = archived }
        if let archived = coder.string("UIPlaceholder") { placeholder = archived }
        if let archived = coder.attributedText("UIAttributedPlaceholder") { attributedPlaceholder = archived }
        textAlignment = coder.choice("UITextAlignment", or: .natural)
        borderStyle = coder.choice("UIBorderStyle", or: .none)
        clearButtonMode = coder.choice("UIClearButtonMode", or: .never)
        clearsOnBeginEditing = coder.flag("UIClearsOnBeginEditing", or: false)
        adjustsFontSizeToFitWidth = coder.flag("UIAdjustsFontSizeToFit", or: false)
        minimumFontSize = coder.number("UIMinimumFontSize", or: 0)
        adjustsFontForContentSizeCategory = coder.flag("UIAdjustsFontForContentSizeCategory", or: false)
        background = coder.object("UIBackground")
        disabledBackground = coder.object("UIDisabledBackground")
        restoreInputTraits(from: coder)
        if coder.flag("UISecureTextEntry", or: false) { isSecureTextEntry = true }
    }

    /// Encodes the text field. Attributed text is archived as a plain string.
    final func archiveField(into coder: NSCoder) {
        coder.encode(text, forKey: "UIText")
        coder.encode(placeholder, forKey: "UIPlaceholder")
        coder.encode(font, forKey: "UIFont")
        coder.encode(textColor, forKey: "UITextColor")
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        coder.encode(borderStyle.rawValue, forKey: "UIBorderStyle")
        coder.encode(background, forKey: "UIBackground")
        coder.encode(disabledBackground, forKey: "UIDisabledBackground")
        coder.encode(clearButtonMode.rawValue, forKey: "UIClearButtonMode")
        coder.encode(clearsOnBeginEditing, forKey: "UIClearsOnBeginEditing")
        coder.encode(adjustsFontSizeToFitWidth, forKey: "UIAdjustsFontSizeToFit")
        coder.encodeNumber(minimumFontSize, forKey: "UIMinimumFontSize")
        coder.encode(adjustsFontForContentSizeCategory, forKey: "UIAdjustsFontForContentSizeCategory")
        archiveInputTraits(into: coder)
        coder.encode(isSecureTextEntry, forKey: "UISecureTextEntry")
    }
}
