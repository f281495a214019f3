extension AppearanceProperty {
    static let controls: [(type: NSObject.Type, properties: [AppearanceProperty])] = [
        (UIControl.self, []),
        (UIButton.self, button),
        (
            UISwitch.self,
            [
                optional("onTintColor", \UISwitch.onTintColor),
                optional("thumbTintColor", \UISwitch.thumbTintColor),
            ]
        ),
        (UISlider.self, slider),
        (UIStepper.self, []),
        (UIRefreshControl.self, []),
        (UIDatePicker.self, []),
        (
            UIPageControl.self,
            [
                optional("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
                optional("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
                property("backgroundStyle", \UIPageControl.backgroundStyle),
            ]
        ),
        (
            UISegmentedControl.self,
            [optional("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)]
                + states(
                    "titleTextAttributes",
                    { (control: UISegmentedControl, state) in control.titleTextAttributes(for: state) },
                    { $0.setTitleTextAttributes($1, for: $2) })
        ),
        (UITextField.self, textField),
        (UISearchTextField.self, []),
    ]

    private static let button: [AppearanceProperty] =
        states(
            "titleColor", { (button: UIButton, state) in button.titleColors.exact(state) },
            { $0.setTitleColor($1, for: $2) })
        + states("image", { (button: UIButton, state) in button.images.exact(state) }, { $0.setImage($1, for: $2) })
        + states(
            "backgroundImage", { (button: UIButton, state) in button.backgroundImages.exact(state) },
            { $0.setBackgroundImage($1, for: $2) })

    private static let slider: [AppearanceProperty] =
        [
            optional("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
            optional("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
            optional("thumbTintColor", \UISlider.thumbTintColor),
        ]
        + states(
            "thumbImage", { (slider: UISlider, state) in slider.thumbImage(for: state) },
            { $0.setThumbImage($1, for: $2) })
        + states(
            "minimumTrackImage", { (slider: UISlider, state) in slider.minimumTrackImage(for: state) },
            { $0.setMinimumTrackImage($1, for: $2) })
        + states(
            "maximumTrackImage", { (slider: UISlider, state) in slider.maximumTrackImage(for: state) },
            { $0.setMaximumTrackImage($1, for: $2) })

    private static let textField: [AppearanceProperty] = [
        AppearanceProperty(
            name: "defaultTextAttributes", read: { ($0 as? UITextField)?.defaultTextAttributes },
            write: { object, value in
                if let value = value as? [NSAttributedString.Key: Any] {
                    (object as? UITextField)?.defaultTextAttributes = value
                }
            }),
        optional("font", \UITextField.font), optional("textColor", \UITextField.textColor),
        property("textAlignment", \UITextField.textAlignment), property("borderStyle", \UITextField.borderStyle),
        property("clearButtonMode", \UITextField.clearButtonMode),
        property("keyboardAppearance", \UITextField.keyboardAppearance),
        property("autocorrectionType", \UITextField.autocorrectionType),
        property("autocapitalizationType", \UITextField.autocapitalizationType),
        property("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
    ]
}
