import Foundation

/// The trait `userInterfaceIdiom` of `UITraitCollection`.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceIdiom
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait `userInterfaceStyle` of `UITraitCollection`.
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceStyle
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
    /// Whether dynamic colors may depend on the trait.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait `layoutDirection` of `UITraitCollection`.
public enum UITraitLayoutDirection: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UITraitEnvironmentLayoutDirection
    package static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait `displayScale` of `UITraitCollection`.
public enum UITraitDisplayScale: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = CGFloat
    package static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait `horizontalSizeClass` of `UITraitCollection`.
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceSizeClass
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait `verticalSizeClass` of `UITraitCollection`.
public enum UITraitVerticalSizeClass: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceSizeClass
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait `forceTouchCapability` of `UITraitCollection`.
public enum UITraitForceTouchCapability: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIForceTouchCapability
    package static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait `preferredContentSizeCategory` of `UITraitCollection`.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIContentSizeCategory
    package static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait `displayGamut` of `UITraitCollection`.
public enum UITraitDisplayGamut: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIDisplayGamut
    package static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
    /// Whether dynamic colors may depend on the trait.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait `accessibilityContrast` of `UITraitCollection`.
public enum UITraitAccessibilityContrast: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIAccessibilityContrast
    package static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
    /// Whether dynamic colors may depend on the trait.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait `userInterfaceLevel` of `UITraitCollection`.
public enum UITraitUserInterfaceLevel: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceLevel
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
    /// Whether dynamic colors may depend on the trait.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait `legibilityWeight` of `UITraitCollection`.
public enum UITraitLegibilityWeight: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UILegibilityWeight
    package static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait `activeAppearance` of `UITraitCollection`.
public enum UITraitActiveAppearance: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceActiveAppearance
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
    /// Whether dynamic colors may depend on the trait.
    public static var affectsColorAppearance: Bool { true }
}
