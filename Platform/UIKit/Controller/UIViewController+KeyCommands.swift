private enum KeyCommandsKey: FeatureKey {
    static var defaultValue: [UIKeyCommand] { [] }
}

extension UIViewController {
    /// The key commands that were added by `addKeyCommand(_:)`.
    final var addedKeyCommands: [UIKeyCommand] {
        get { features[KeyCommandsKey.self] }
        set { features[KeyCommandsKey.self] = newValue }
    }
}
