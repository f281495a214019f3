/// The appearance that the desktop's user prefers. A property is `nil` if the desktop has no such setting.
package struct DesktopSettings: Hashable, Sendable {
    /// The color of interactive elements, in sRGB with components from 0 to 1.
    package struct AccentColor: Hashable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double

        package init(red: Double, green: Double, blue: Double) {
            self.red = red
            self.green = green
            self.blue = blue
        }
    }

    package var style: UIUserInterfaceStyle?
    package var accentColor: AccentColor?
    package var contrast: UIAccessibilityContrast?
    /// The factor of text sizes.
    package var textScale: Double?
    /// Whether animations are reduced.
    package var reducesMotion: Bool?
    /// Whether a screen reader is running.
    package var hasScreenReader = false

    package init() {}
}

extension ScreenMetrics {
    /// Applies the settings of the desktop. A setting that the desktop lacks gets the default of iOS.
    package mutating func apply(_ settings: DesktopSettings) {
        style = settings.style ?? .light
        accentColor = settings.accentColor
        contrast = settings.contrast ?? .normal
        contentSizeCategory = settings.textScale.map(UIContentSizeCategory.init(nearestToScale:)) ?? .large
        reducesMotion = settings.reducesMotion ?? false
        hasScreenReader = settings.hasScreenReader
    }
}

extension UIContentSizeCategory {
    /// The sizes of body text on iOS, in points, with their categories.
    private static let bodySizes: [(size: Double, category: UIContentSizeCategory)] = [
        (14, .extraSmall), (15, .small), (16, .medium), (17, .large), (19, .extraLarge), (21, .extraExtraLarge),
        (23, .extraExtraExtraLarge), (28, .accessibilityMedium), (33, .accessibilityLarge),
        (40, .accessibilityExtraLarge), (47, .accessibilityExtraExtraLarge),
        (53, .accessibilityExtraExtraExtraLarge),
    ]

    /// Creates the category whose body text is nearest to the default size, multiplied by `scale`.
    init(nearestToScale scale: Double) {
        let size = 17 * scale
        self = Self.bodySizes.min { abs($0.size - size) < abs($1.size - size) }?.category ?? .large
    }
}
