private enum SelectionActionKey: FeatureKey {
    static var defaultValue: (() -> Void)? { nil }
}

extension UICollectionViewCell {
    /// Called when the user has selected the item, before the delegate is notified. A storyboard sets it to perform a
    /// segue.
    final var selectionAction: (() -> Void)? {
        get { features[SelectionActionKey.self] }
        set { features[SelectionActionKey.self] = newValue }
    }
}
