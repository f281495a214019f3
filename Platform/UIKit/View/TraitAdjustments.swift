/// The changes that a view, a controller or a scene makes to the traits that it inherits.
struct TraitAdjustments {
    var overrides = UITraitOverrides()
    var minimumCategory: UIContentSizeCategory?
    var maximumCategory: UIContentSizeCategory?

    /// Returns the traits after the changes.
    func adjusting(_ traits: UITraitCollection) -> UITraitCollection {
        var values = traits.values
        values.merge(overrides.values)
        let category = values.preferredContentSizeCategory
        if let minimumCategory, category < minimumCategory { values.preferredContentSizeCategory = minimumCategory }
        if let maximumCategory, category > maximumCategory { values.preferredContentSizeCategory = maximumCategory }
        return values == traits.values ? traits : UITraitCollection(values)
    }
}

private enum AdjustmentsKey: FeatureKey {
    static var defaultValue: TraitAdjustments? { nil }
}

extension UIView {
    final var traitAdjustments: TraitAdjustments? {
        get { features[AdjustmentsKey.self] }
        set {
            features[AdjustmentsKey.self] = newValue
            inheritTraits()
        }
    }

    /// The traits that the view overrides for itself and its subviews.
    public final var traitOverrides: UITraitOverrides {
        get { traitAdjustments?.overrides ?? UITraitOverrides() }
        set { changeTraitAdjustments { $0.overrides = newValue } }
    }

    /// The minimum text size of the view and its subviews, or `nil` for none.
    public final var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitAdjustments?.minimumCategory }
        set { changeTraitAdjustments { $0.minimumCategory = newValue } }
    }

    /// The maximum text size of the view and its subviews, or `nil` for none.
    public final var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitAdjustments?.maximumCategory }
        set { changeTraitAdjustments { $0.maximumCategory = newValue } }
    }

    /// A description of the limits of the text size that apply to the view, with the views that set them, for debugging.
    public final var appliedContentSizeCategoryLimitsDescription: String {
        let lines = sequence(first: self, next: \.parentView).compactMap { view -> String? in
            guard let adjustments = view.traitAdjustments else { return nil }
            let limits = [("minimum", adjustments.minimumCategory), ("maximum", adjustments.maximumCategory)]
            let texts = limits.compactMap { name, category in category.map { "\(name) \($0.rawValue)" } }
            return texts.isEmpty ? nil : "\(type(of: view)): \(texts.joined(separator: ", "))"
        }
        return lines.isEmpty ? "No limits are set." : lines.joined(separator: "\n")
    }

    private func changeTraitAdjustments(_ change: (inout TraitAdjustments) -> Void) {
        var adjustments = traitAdjustments ?? TraitAdjustments()
        change(&adjustments)
        traitAdjustments = adjustments
    }
}

extension UIViewController {
    /// The traits that the controller overrides for itself, its view and its children.
    public final var traitOverrides: UITraitOverrides {
        get { features[AdjustmentsKey.self]?.overrides ?? UITraitOverrides() }
        set {
            var adjustments = TraitAdjustments()
            adjustments.overrides = newValue
            features[AdjustmentsKey.self] = adjustments
            viewIfLoaded?.inheritTraits()
        }
    }

    final var traitAdjustments: TraitAdjustments? { features[AdjustmentsKey.self] }
}

extension UIWindowScene {
    /// The traits that the scene overrides for itself and its windows.
    public final var traitOverrides: UITraitOverrides {
        get { features[AdjustmentsKey.self]?.overrides ?? UITraitOverrides() }
        set {
            let old = traitCollection
            var adjustments = TraitAdjustments()
            adjustments.overrides = newValue
            features[AdjustmentsKey.self] = adjustments
            for window in windows { window.inheritTraits() }
            notifyOfTraitChange(from: old)
        }
    }

    final var traitAdjustments: TraitAdjustments? { features[AdjustmentsKey.self] }
}

extension UIPresentationController {
    /// The traits that the presentation overrides for the presented controller.
    public final var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(overrideTraitCollection?.values ?? TraitValues()) }
        set { overrideTraitCollection = newValue.values == TraitValues() ? nil : UITraitCollection(newValue.values) }
    }
}
