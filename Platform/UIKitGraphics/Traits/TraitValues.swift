import Foundation

/// The values of a `UITraitCollection`.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The number of pixels per point; 0 if unspecified.
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    package var splitViewControllerLayoutEnvironment = UISplitViewControllerLayoutEnvironment.none

    package var forceTouchCapability = UIForceTouchCapability.unknown
    /// The values of traits that apps define.
    package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}

    /// The traits before a screen sets them: a phone in portrait orientation and light mode. The scale is that of
    /// the screen of a process without a host.
    package static let initial: TraitValues = {
        var values = TraitValues()
        values.userInterfaceIdiom = .phone
        values.userInterfaceStyle = .light
        values.layoutDirection = .leftToRight
        values.displayScale = 2
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.preferredContentSizeCategory = .large
        values.displayGamut = .SRGB
        values.accessibilityContrast = .normal
        values.userInterfaceLevel = .base
        values.legibilityWeight = .regular
        values.activeAppearance = .active
        values.forceTouchCapability = .unavailable
        return values
    }()

    /// Replaces the values that `other` specifies.
    package mutating func merge(_ other: TraitValues) {
        func copy<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless unspecified: Value) {
            if other[keyPath: path] != unspecified { self[keyPath: path] = other[keyPath: path] }
        }
        copy(\.userInterfaceIdiom, unless: .unspecified)
        copy(\.userInterfaceStyle, unless: .unspecified)
        copy(\.layoutDirection, unless: .unspecified)
        copy(\.displayScale, unless: 0)
        copy(\.horizontalSizeClass, unless: .unspecified)
        copy(\.verticalSizeClass, unless: .unspecified)
        copy(\.preferredContentSizeCategory, unless: .unspecified)
        copy(\.displayGamut, unless: .unspecified)
        copy(\.accessibilityContrast, unless: .unspecified)
        copy(\.userInterfaceLevel, unless: .unspecified)
        copy(\.legibilityWeight, unless: .unspecified)
        copy(\.activeAppearance, unless: .unspecified)
        copy(\.splitViewControllerLayoutEnvironment, unless: .none)
        copy(\.forceTouchCapability, unless: .unknown)
        if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
    }

    /// The specified traits, formatted as `name = value`.
    var specified: [String] {
        let pairs = zip(Mirror(reflecting: self).children, Mirror(reflecting: TraitValues()).children)
        return pairs.compactMap { own, empty in
            let value = String(describing: own.value)
            guard let name = own.label, value != String(describing: empty.value) else { return nil }
            let category = (own.value as? UIContentSizeCategory)?.rawValue
            return "\(name) = \(category ?? value)"
        }
    }
}
