/// The custom focus settings of a view. Views without custom settings do not allocate them.
@MainActor
final class FocusSettings {
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
    /// The custom effect, where the inner `nil` is no effect at all.
    var effect: UIFocusEffect??
}

extension UIView {
    final func changeFocusSettings(_ change: (FocusSettings) -> Void) {
        let settings = focusSettings ?? FocusSettings()
        focusSettings = settings
        change(settings)
    }
}
