import Foundation

/// The environment of an interface, such as light or dark mode, screen scale, size classes, and preferred
/// text size.
///
/// A trait that a collection does not specify is *unspecified*. Combine collections with
/// `init(traitsFrom:)`. Trait collections are immutable and compared by value.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package let values: TraitValues

    package init(_ values: TraitValues) {
        self.values = values
    }

    /// Creates a collection in which all traits are unspecified.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// Creates a collection that combines `traitCollections`. If several specify the same trait, the last
    /// one takes precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var values = TraitValues()
        values[keyPath: path] = value
        self.init(values)
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// Creates a collection with a display scale.
    ///
    /// - Parameter scale: The number of pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(\.displayScale, scale)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, userInterfaceActiveAppearance)
    }

    public convenience init(splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment) {
        self.init(\.splitViewControllerLayoutEnvironment, splitViewControllerLayoutEnvironment)
    }

    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, capability)
    }

    /// Creates a collection with the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().applying(mutations))
    }

    /// Returns a collection that differs from this one in the traits that a closure sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.applying(mutations))
    }

    /// The value of a trait, or its default value if the collection does not specify it.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Whether touches report their force. Always `.unavailable` in an environment.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// The configuration with which images are resolved in the environment.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The number of pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// The layout of the closest split view.
    public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
        values.splitViewControllerLayoutEnvironment
    }

    /// Returns whether the collection has the same value for every trait that `trait` specifies. Returns
    /// `true` for `nil`.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// Returns whether dynamic colors may resolve differently under the other collection. Compares style,
    /// level, contrast, gamut, and active appearance, but not sizes. In a comparison with `nil` all traits
    /// are unspecified.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.userInterfaceLevel != other.userInterfaceLevel
            || values.accessibilityContrast != other.accessibilityContrast
            || values.displayGamut != other.displayGamut
            || values.activeAppearance != other.activeAppearance
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    public override var hash: Int { values.hashValue }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override var description: String {
        "<UITraitCollection: \(values.specified.joined(separator: ", "))>"
    }
}

/// An object with traits that can change: a screen, a scene, a window, a view controller, or a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }

    /// Called after `traitCollection` has changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
