extension UILabel {
    final func restoreLabel(from coder: NSCoder) {
        if let archived: UIFont = coder.object("UIFont") { font = archived }
        if let archived: UIColor = coder.object("UITextColor") { textColor = archived }
        numberOfLines = coder.integer("UINumberOfLines", or: 1)
        lineBreakMode = coder.choice("UILineBreakMode", or: .byTruncatingTail)
        text = coder.string("UIText")
        if let archived = coder.attributedText("UIAttributedText") { attributedText = archived }
        textAlignment = coder.choice("UITextAlignment", or: .natural)
        preferredMaxLayoutWidth = coder.number("UIPreferredMaxLayoutWidth", or: 0)
        allowsDefaultTighteningForTruncation = coder.flag("UIAllowsDefaultTighteningForTruncation", or: false)
        adjustsFontSizeToFitWidth = coder.flag("UIAdjustsFontSizeToFit", or: false)
        // Older nibs contain the minimum font size instead of the scale factor.
        let smallest = coder.number("UIMinimumFontSize", or: 0) / max(1, font.pointSize)
        minimumScaleFactor = coder.number("UIMinimumScaleFactor", or: min(1, smallest))
        baselineAdjustment = coder.choice("UIBaselineAdjustment", or: .alignBaselines)
        adjustsFontForContentSizeCategory = coder.flag("UIAdjustsFontForContentSizeCategory", or: false)
        highlightedTextColor = coder.object("UIHighlightedColor")
        isHighlighted = coder.flag("UIHighlighted", or: false)
        isEnabled = !coder.flag("UIDisabled", or: false)
        shadowColor = coder.object("UIShadowColor")
        if coder.containsValue(forKey: "UIShadowOffset") {
            shadowOffset = coder.decodeCGSize(forKey: "UIShadowOffset")
        }
    }

    /// Encodes the label. Attributed text is archived as a plain string because attributes cannot be
    /// archived on this platform.
    final func archiveLabel(into coder: NSCoder) {
        coder.encode(text, forKey: "UIText")
        coder.encode(font, forKey: "UIFont")
        coder.encode(textColor, forKey: "UITextColor")
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        coder.encode(numberOfLines, forKey: "UINumberOfLines")
        coder.encode(Int(lineBreakMode.rawValue), forKey: "UILineBreakMode")
        coder.encodeNumber(preferredMaxLayoutWidth, forKey: "UIPreferredMaxLayoutWidth")
        coder.encode(allowsDefaultTighteningForTruncation, forKey: "UIAllowsDefaultTighteningForTruncation")
        coder.encode(adjustsFontSizeToFitWidth, forKey: "UIAdjustsFontSizeToFit")
        coder.encodeNumber(minimumScaleFactor, forKey: "UIMinimumScaleFactor")
        coder.encode(baselineAdjustment.rawValue, forKey: "UIBaselineAdjustment")
        coder.encode(adjustsFontForContentSizeCategory, forKey: "UIAdjustsFontForContentSizeCategory")
        coder.encode(highlightedTextColor, forKey: "UIHighlightedColor")
        coder.encode(isHighlighted, forKey: "UIHighlighted")
        coder.encode(!isEnabled, forKey: "UIDisabled")
        coder.encode(shadowColor, forKey: "UIShadowColor")
        coder.encode(shadowOffset, forKey: "UIShadowOffset")
    }
}
