/// The shadows of titles without a configuration.
extension UIButton {
    private enum ShadowKey: FeatureKey {
        static var defaultValue: StateValues<UIColor>? { nil }
    }

    private enum ReversedShadowKey: FeatureKey {
        static var defaultValue: Bool { false }
    }

    private var titleShadowColors: StateValues<UIColor>? {
        get { features[ShadowKey.self] }
        set { features[ShadowKey.self] = newValue }
    }

    /// Sets the color of the title's shadow for a state. Set its offset as the `shadowOffset` of
    /// `titleLabel`.
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        titleShadowColors = titleShadowColors ?? StateValues()
        titleShadowColors?[state] = color
        stateDidChange()
    }

    /// Returns the color of the title's shadow for a state.
    public func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors?[state] }

    /// The color of the title's shadow in the current state.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// Whether the title's shadow is at the opposite side while the button is highlighted.
    public var reversesTitleShadowWhenHighlighted: Bool {
        get { features[ReversedShadowKey.self] }
        set {
            guard newValue != reversesTitleShadowWhenHighlighted else { return }
            features[ReversedShadowKey.self] = newValue
            if isHighlighted { reverseTitleShadow() }
        }
    }

    /// Shows the shadow of the current state. Buttons that never had a shadow color keep that of their label.
    final func updateTitleShadow() {
        if let titleShadowColors, let label = storedTitleLabel { label.shadowColor = titleShadowColors[state] }
    }

    /// Moves the shadow of the title to the opposite side.
    final func reverseTitleShadow() {
        guard let label = storedTitleLabel else { return }
        label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
    }

    /// The shadow colors by the raw value of their state.
    final var archivedTitleShadowColors: [UInt: UIColor] { titleShadowColors?.all ?? [:] }
}
