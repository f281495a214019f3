/// The look of a back button that its item defines.
struct BackButtonLook {
    var backgrounds = StateValues<UIImage>()
    var titleOffset = UIOffset.zero
    var backgroundOffset: CGFloat = 0
}

/// Background images for styles and for back buttons.
extension UIBarButtonItem {
    /// Sets the background image in a state, for bar metrics and one style of the button.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        styledBackgroundImages[style, default: [:]][barMetrics, default: StateValues()][state] = backgroundImage
        onChange?()
    }

    /// Returns the background image in a state, for bar metrics and one style of the button.
    public func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        styledBackgroundImages[style]?[barMetrics]?[state]
    }

    /// Sets the background image in a state of the button that returns to the screen of this back item.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backButton[barMetrics, default: BackButtonLook()].backgrounds[state] = backgroundImage
        onChange?()
    }

    /// Returns the background image in a state of the button that returns to the screen of this back item.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backButton[barMetrics]?.backgrounds[state]
    }

    /// Sets the offset of the title of the button that returns to the screen of this back item, in points.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backButton[barMetrics, default: BackButtonLook()].titleOffset = adjustment
        onChange?()
    }

    /// Returns the offset of the title of the button that returns to the screen of this back item, in points.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backButton[barMetrics]?.titleOffset ?? .zero
    }

    /// Sets the vertical offset of the background image of the back button, in points.
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backButton[barMetrics, default: BackButtonLook()].backgroundOffset = adjustment
        onChange?()
    }

    /// Returns the vertical offset of the background image of the back button, in points.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backButton[barMetrics]?.backgroundOffset ?? 0
    }
}
