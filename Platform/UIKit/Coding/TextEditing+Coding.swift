/// Coding of the text input traits.
extension TextEditing {
    func restoreInputTraits(from coder: NSCoder) {
        autocapitalizationType = coder.choice("UIAutocapitalizationType", or: .sentences)
        autocorrectionType = coder.choice("UIAutocorrectionType", or: .default)
        spellCheckingType = coder.choice("UISpellCheckingType", or: .default)
        keyboardType = coder.choice("UIKeyboardType", or: .default)
        keyboardAppearance = coder.choice("UIKeyboardAppearance", or: .default)
        returnKeyType = coder.choice("UIReturnKeyType", or: .default)
        enablesReturnKeyAutomatically = coder.flag("UIEnablesReturnKeyAutomatically", or: false)
        textContentType = coder.string("UITextContentType").map { UITextContentType(rawValue: $0) }
        smartQuotesType = coder.choice("UITextSmartQuotesType", or: .default)
        smartDashesType = coder.choice("UITextSmartDashesType", or: .default)
        smartInsertDeleteType = coder.choice("UITextSmartInsertDeleteType", or: .default)
    }

    func archiveInputTraits(into coder: NSCoder) {
        coder.encode(autocapitalizationType.rawValue, forKey: "UIAutocapitalizationType")
        coder.encode(autocorrectionType.rawValue, forKey: "UIAutocorrectionType")
        coder.encode(spellCheckingType.rawValue, forKey: "UISpellCheckingType")
        coder.encode(keyboardType.rawValue, forKey: "UIKeyboardType")
        coder.encode(keyboardAppearance.rawValue, forKey: "UIKeyboardAppearance")
        coder.encode(returnKeyType.rawValue, forKey: "UIReturnKeyType")
        coder.encode(enablesReturnKeyAutomatically, forKey: "UIEnablesReturnKeyAutomatically")
        coder.encode(textContentType?.rawValue, forKey: "UITextContentType")
        coder.encode(smartQuotesType.rawValue, forKey: "UITextSmartQuotesType")
        coder.encode(smartDashesType.rawValue, forKey: "UITextSmartDashesType")
        coder.encode(smartInsertDeleteType.rawValue, forKey: "UITextSmartInsertDeleteType")
    }
}
