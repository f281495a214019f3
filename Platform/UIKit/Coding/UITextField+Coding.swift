extension UITextField {
    final func restoreField(from coder: NSCoder) {
        if let archived: UIFont = coder.object("UIFont") { font = archived }
        if let archived: UIColor = coder.object("UITextColor") { textColor = archived }
        text = coder.string("UIText")
        placeholder = coder.string("UIPlaceholder")
        textAlignment = coder.choice("UITextAlignment", or: .natural)
        borderStyle = coder.choice("UIBorderStyle", or: .none)
        clearButtonMode = coder.choice("UIClearButtonMode", or: .never)
        clearsOnBeginEditing = coder.flag("UIClearsOnBeginEditing", or: false)
        adjustsFontSizeToFitWidth = coder.flag("UIAdjustsFontSizeToFit", or: false)
        minimumFontSize = coder.number("UIMinimumFontSize", or: 0)
        adjustsFontForContentSizeCategory = coder.flag("UIAdjustsFontForContentSizeCategory", or: false)
        autocapitalizationType = coder.choice("UIAutocapitalizationType", or: .sentences)
        autocorrectionType = coder.choice("UIAutocorrectionType", or: .default)
        spellCheckingType = coder.choice("UISpellCheckingType", or: .default)
        keyboardType = coder.choice("UIKeyboardType", or: .default)
        keyboardAppearance = coder.choice("UIKeyboardAppearance", or: .default)
        returnKeyType = coder.choice("UIReturnKeyType", or: .default)
        enablesReturnKeyAutomatically = coder.flag("UIEnablesReturnKeyAutomatically", or: false)
        isSecureTextEntry = coder.flag("UISecureTextEntry", or: false)
        textContentType = coder.string("UITextContentType").map { UITextContentType(rawValue: $0) }
    }

    /// Text with attributes is archived as its characters, in the field's font and colour.
    final func archiveField(into coder: NSCoder) {
        coder.encode(text, forKey: "UIText")
        coder.encode(placeholder, forKey: "UIPlaceholder")
        coder.encode(font, forKey: "UIFont")
        coder.encode(textColor, forKey: "UITextColor")
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        coder.encode(borderStyle.rawValue, forKey: "UIBorderStyle")
        coder.encode(clearButtonMode.rawValue, forKey: "UIClearButtonMode")
        coder.encode(clearsOnBeginEditing, forKey: "UIClearsOnBeginEditing")
        coder.encode(adjustsFontSizeToFitWidth, forKey: "UIAdjustsFontSizeToFit")
        coder.encodeNumber(minimumFontSize, forKey: "UIMinimumFontSize")
        coder.encode(adjustsFontForContentSizeCategory, forKey: "UIAdjustsFontForContentSizeCategory")
        coder.encode(autocapitalizationType.rawValue, forKey: "UIAutocapitalizationType")
        coder.encode(autocorrectionType.rawValue, forKey: "UIAutocorrectionType")
        coder.encode(spellCheckingType.rawValue, forKey: "UISpellCheckingType")
        coder.encode(keyboardType.rawValue, forKey: "UIKeyboardType")
        coder.encode(keyboardAppearance.rawValue, forKey: "UIKeyboardAppearance")
        coder.encode(returnKeyType.rawValue, forKey: "UIReturnKeyType")
        coder.encode(enablesReturnKeyAutomatically, forKey: "UIEnablesReturnKeyAutomatically")
        coder.encode(isSecureTextEntry, forKey: "UISecureTextEntry")
        coder.encode(textContentType?.rawValue, forKey: "UITextContentType")
    }
}
