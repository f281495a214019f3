/// What code has set of how a view is focused: of few views, so that the others need no room for it.
@MainActor
final class FocusSettings {
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
    /// Set to nil means none at all.
    var effect: UIFocusEffect??
}

private enum FocusSettingsKey: FeatureKey {
    static var defaultValue: FocusSettings? { nil }
}

extension UIView {
    /// The focus settings of the view, or `nil` if all have their defaults.
    final var focusSettings: FocusSettings? {
        get { features[FocusSettingsKey.self] }
        set { features[FocusSettingsKey.self] = newValue }
    }

    final func changeFocusSettings(_ change: (FocusSettings) -> Void) {
        let settings = focusSettings ?? FocusSettings()
        focusSettings = settings
        change(settings)
    }
}
