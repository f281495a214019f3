/// The custom focus settings of a view. Views without custom settings do not allocate them.
@MainActor
final class FocusSettings {
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
    /// The custom effect, where the inner `nil` is no effect at all.
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
