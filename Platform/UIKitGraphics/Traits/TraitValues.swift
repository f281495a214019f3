import Foundation

/// The values behind a `UITraitCollection`.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels a point; 0 is unspecified.
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

    package init() {}

    /// What holds before any screen has said otherwise: a phone, upright, by day.
    package static let initial: TraitValues = {
        var values = TraitValues()
        values.userInterfaceIdiom = .phone
        values.userInterfaceStyle = .light
        values.layoutDirection = .leftToRight
        values.displayScale = 1
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.preferredContentSizeCategory = .large
        values.displayGamut = .SRGB
        values.accessibilityContrast = .normal
        values.userInterfaceLevel = .base
        values.legibilityWeight = .regular
        values.activeAppearance = .active
        return values
    }()

    /// Takes over what `other` specifies.
    package mutating func merge(_ other: TraitValues) {
        func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless unspecified: Value) {
            if other[keyPath: path] != unspecified { self[keyPath: path] = other[keyPath: path] }
        }
        take(\.userInterfaceIdiom, unless: .unspecified)
        take(\.userInterfaceStyle, unless: .unspecified)
        take(\.layoutDirection, unless: .unspecified)
        take(\.displayScale, unless: 0)
        take(\.horizontalSizeClass, unless: .unspecified)
        take(\.verticalSizeClass, unless: .unspecified)
        take(\.preferredContentSizeCategory, unless: .unspecified)
        take(\.displayGamut, unless: .unspecified)
        take(\.accessibilityContrast, unless: .unspecified)
        take(\.userInterfaceLevel, unless: .unspecified)
        take(\.legibilityWeight, unless: .unspecified)
        take(\.activeAppearance, unless: .unspecified)
    }

    /// What is specified, as `name = value`.
    package var specified: [String] {
        let nothing = TraitValues()
        return zip(Mirror(reflecting: self).children, Mirror(reflecting: nothing).children).compactMap { mine, empty in
            let value = String(describing: mine.value)
            guard let name = mine.label, value != String(describing: empty.value) else { return nil }
            let category = (mine.value as? UIContentSizeCategory)?.rawValue
            return "\(name) = \(category ?? value)"
        }
    }
}
