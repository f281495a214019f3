extension NibVocabulary {
    private static let baselineAdjustments: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]

    static let label = NibClass(
        UILabel.self, extends: view,
        [
            "text": .text("UIText"), "textAlignment": .choice("UITextAlignment", textAlignments),
            "lineBreakMode": .choice("UILineBreakMode", lineBreakModes), "numberOfLines": .integer("UINumberOfLines"),
            "baselineAdjustment": .choice("UIBaselineAdjustment", baselineAdjustments),
            "adjustsFontSizeToFit": .flag("UIAdjustsFontSizeToFit"),
            "minimumScaleFactor": .number("UIMinimumScaleFactor"),
            "minimumFontSize": .number("UIMinimumFontSize"),
            "adjustsLetterSpacingToFitWidth": .flag("UIAllowsDefaultTighteningForTruncation"),
            "adjustsFontForContentSizeCategory": .flag("UIAdjustsFontForContentSizeCategory"),
            "preferredMaxLayoutWidth": .number("UIPreferredMaxLayoutWidth"), "enabled": .inverse("UIDisabled"),
            "highlighted": .flag("UIHighlighted"), "fontDescription": .font("UIFont"),
            "textColor": .color("UITextColor"), "highlightedColor": .color("UIHighlightedColor"),
            "shadowColor": .color("UIShadowColor"), "shadowOffset": .geometry("UIShadowOffset"),
            "attributedText": .attributedText("UIAttributedText"),
        ], values: ["UIUserInteractionDisabled": .flag(false)])

    /// The keyboard attributes of a `textInputTraits` element.
    private static let inputTraits: [String: NibProperty] = [
        "autocapitalizationType": .choice(
            "UIAutocapitalizationType",
            [
                "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
                "allCharacters": .allCharacters,
            ]),
        "autocorrectionType": .choice(
            "UIAutocorrectionType", ["default": UITextAutocorrectionType.default, "no": .no, "yes": .yes]),
        "spellCheckingType": .choice(
            "UISpellCheckingType", ["default": UITextSpellCheckingType.default, "no": .no, "yes": .yes]),
        "keyboardType": .choice(
            "UIKeyboardType",
            [
                "default": UIKeyboardType.default, "alphabet": .asciiCapable,
                "numbersAndPunctuation": .numbersAndPunctuation,
                "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
                "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
                "ASCIICapableNumberPad": .asciiCapableNumberPad,
            ]),
        "keyboardAppearance": .choice(
            "UIKeyboardAppearance",
            ["default": UIKeyboardAppearance.default, "alert": .dark, "dark": .dark, "light": .light]),
        "returnKeyType": .choice(
            "UIReturnKeyType",
            [
                "default": UIReturnKeyType.default, "go": .go, "google": .google, "join": .join, "next": .next,
                "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
                "emergencyCall": .emergencyCall, "continue": .continue,
            ]),
        "enablesReturnKeyAutomatically": .flag("UIEnablesReturnKeyAutomatically"),
        "secureTextEntry": .flag("UISecureTextEntry"),
        "smartQuotesType": .choice(
            "UITextSmartQuotesType", ["default": UITextSmartQuotesType.default, "no": .no, "yes": .yes]),
        "smartDashesType": .choice(
            "UITextSmartDashesType", ["default": UITextSmartDashesType.default, "no": .no, "yes": .yes]),
        "smartInsertDeleteType": .choice(
            "UITextSmartInsertDeleteType", ["default": UITextSmartInsertDeleteType.default, "no": .no, "yes": .yes]),
    ]

    private static func readInputTraits(_ element: NibElement, _ record: NibRecord, _ compiler: NibCompiler) {
        guard let traits = element.child("textInputTraits") else { return }
        for (name, string) in traits.attributes {
            if let property = inputTraits[name] {
                record.values[property.key] = compiler.value(of: property, named: name, string, in: traits)
            } else if name == "textContentType" {
                record.values["UITextContentType"] = .string(string)
            } else if name != "key" {
                compiler.document.warn("\"\(name)\" of <textInputTraits> is not supported", line: traits.line)
            }
        }
    }

    private static let textField = NibClass(
        UITextField.self, extends: control,
        [
            "text": .text("UIText"), "placeholder": .text("UIPlaceholder"),
            "textAlignment": .choice("UITextAlignment", textAlignments),
            "borderStyle": .choice(
                "UIBorderStyle",
                ["none": UITextField.BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
            "clearButtonMode": .choice(
                "UIClearButtonMode",
                [
                    "never": UITextField.ViewMode.never, "whileEditing": .whileEditing,
                    "unlessEditing": .unlessEditing, "always": .always,
                ]),
            "clearsOnBeginEditing": .flag("UIClearsOnBeginEditing"),
            "adjustsFontSizeToFit": .flag("UIAdjustsFontSizeToFit"),
            "minimumFontSize": .number("UIMinimumFontSize"),
            "adjustsFontForContentSizeCategory": .flag("UIAdjustsFontForContentSizeCategory"),
            "fontDescription": .font("UIFont"), "textColor": .color("UITextColor"),
            "attributedText": .attributedText("UIAttributedText"),
            "attributedPlaceholder": .attributedText("UIAttributedPlaceholder"),
            "background": .image("UIBackground"), "disabledBackground": .image("UIDisabledBackground"),
        ], step: readInputTraits)

    private static let textView = NibClass(
        UITextView.self, extends: scrollView,
        [
            "text": .text("UIText"), "textAlignment": .choice("UITextAlignment", textAlignments),
            "editable": .flag("UIEditable"), "selectable": .flag("UISelectable"),
            "adjustsFontForContentSizeCategory": .flag("UIAdjustsFontForContentSizeCategory"),
            "fontDescription": .font("UIFont"), "textColor": .color("UITextColor"),
            "attributedText": .attributedText("UIAttributedText"),
        ]
    ) { element, record, compiler in
        readInputTraits(element, record, compiler)
        guard let types = element.child("dataDetectorType") else { return }
        var detected: UIDataDetectorTypes = []
        for (name, type) in dataDetectorTypes where types.flag(name) == true { detected.insert(type) }
        record.values["UIDataDetectorTypes"] = .integer(Int(truncatingIfNeeded: detected.rawValue))
    }

    private static let dataDetectorTypes: [String: UIDataDetectorTypes] = [
        "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
        "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
        "lookupSuggestion": .lookupSuggestion,
    ]

    private static let searchBar = NibClass(
        UISearchBar.self, extends: view,
        [
            "text": .text("UIText"), "placeholder": .text("UIPlaceholder"), "prompt": .text("UIPrompt"),
            "showsCancelButton": .flag("UIShowsCancelButton"), "showsBookmarkButton": .flag("UIShowsBookmarkButton"),
            "showsSearchResultsButton": .flag("UIShowsSearchResultsButton"),
            "showsScopeBar": .flag("UIShowsScopeBar"),
            "searchBarStyle": .choice(
                "UISearchBarStyle",
                ["default": UISearchBar.Style.default, "prominent": .prominent, "minimal": .minimal]),
            "barTintColor": .color("UIBarTintColor"), "barStyle": .choice("UIBarStyle", barStyles),
            "translucent": .flag("UIBarTranslucent"), "backgroundImage": .image("UIBackgroundImage"),
            "scopeBarBackgroundImage": .image("UIScopeBarBackgroundImage"),
        ]
    ) { element, record, compiler in
        readInputTraits(element, record, compiler)
        let titles = element.list("scopeButtonTitles").map(\.text)
        if !titles.isEmpty { record.values["UIScopeButtonTitles"] = .shared(titles) }
    }

    static let text: [String: NibClass] = [
        "label": label, "textField": textField, "textView": textView, "searchBar": searchBar,
    ]
}
