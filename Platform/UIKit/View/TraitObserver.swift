/// An object that adapts to the traits of a view, and lives as long as the view.
@MainActor
protocol TraitObserver: AnyObject {
    /// Called when the view's traits have changed, before its subviews inherit them.
    func traitsDidChange(to traits: UITraitCollection)
}

private enum TraitObserversKey: FeatureKey {
    static var defaultValue: [any TraitObserver] { [] }
}

extension UIView {
    /// The objects that adapt to the view's traits.
    final var traitObservers: [any TraitObserver] {
        get { features[TraitObserversKey.self] }
        set { features[TraitObserversKey.self] = newValue }
    }
}
