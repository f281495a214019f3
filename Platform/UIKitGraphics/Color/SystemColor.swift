import Foundation

/// A dynamic system color of iOS 17, with variants by style and level.
package struct SystemColor: Hashable, Sendable {
    let name: String
    private let light: ColorComponents
    private let dark: ColorComponents
    /// The variant for elevated content in dark mode.
    private let elevated: ColorComponents

    /// Creates a system color from numbers of the form `0xRRGGBB`.
    ///
    /// - Parameters:
    ///   - name: The unique name of the color.
    ///   - light: The color in light mode.
    ///   - dark: The color in dark mode.
    ///   - elevated: The color of elevated content in dark mode, or `nil` for `dark`.
    ///   - alpha: The opacities in light mode and dark mode.
    init(
        _ name: String, _ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil,
        alpha: (light: CGFloat, dark: CGFloat) = (1, 1)
    ) {
        self.name = name
        self.light = ColorComponents(hex: light, alpha: alpha.light)
        self.dark = ColorComponents(hex: dark, alpha: alpha.dark)
        self.elevated = ColorComponents(hex: elevated ?? dark, alpha: alpha.dark)
    }

    func components(with traits: TraitValues) -> ColorComponents {
        guard traits.userInterfaceStyle == .dark else { return light }
        return traits.userInterfaceLevel == .elevated ? elevated : dark
    }

    /// Names are unique, so comparing them is sufficient.
    package static func == (left: SystemColor, right: SystemColor) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Shared instances of the system colors, which are used very frequently.
enum SystemPalette {
    static let red = color("systemRed", 0xFF3B30, 0xFF453A)
    static let green = color("systemGreen", 0x34C759, 0x30D158)
    static let blue = color("systemBlue", 0x007AFF, 0x0A84FF)
    static let orange = color("systemOrange", 0xFF9500, 0xFF9F0A)
    static let yellow = color("systemYellow", 0xFFCC00, 0xFFD60A)
    static let pink = color("systemPink", 0xFF2D55, 0xFF375F)
    static let purple = color("systemPurple", 0xAF52DE, 0xBF5AF2)
    static let teal = color("systemTeal", 0x30B0C7, 0x40C8E0)
    static let indigo = color("systemIndigo", 0x5856D6, 0x5E5CE6)
    static let brown = color("systemBrown", 0xA2845E, 0xAC8E68)
    static let mint = color("systemMint", 0x00C7BE, 0x63E6E2)
    static let cyan = color("systemCyan", 0x32ADE6, 0x64D2FF)

    static let gray = color("systemGray", 0x8E8E93, 0x8E8E93)
    static let gray2 = color("systemGray2", 0xAEAEB2, 0x636366)
    static let gray3 = color("systemGray3", 0xC7C7CC, 0x48484A)
    static let gray4 = color("systemGray4", 0xD1D1D6, 0x3A3A3C)
    static let gray5 = color("systemGray5", 0xE5E5EA, 0x2C2C2E)
    static let gray6 = color("systemGray6", 0xF2F2F7, 0x1C1C1E)

    static let label = color("label", 0x000000, 0xFFFFFF)
    static let secondaryLabel = color("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6))
    static let tertiaryLabel = color("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
    static let quaternaryLabel = color("quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16))
    static let placeholderText = color("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
    static let link = color("link", 0x007AFF, 0x0984FF)

    static let separator = color("separator", 0x3C3C43, 0x545458, alpha: (0.29, 0.6))
    static let opaqueSeparator = color("opaqueSeparator", 0xC6C6C8, 0x38383A)

    static let background = color("systemBackground", 0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
    static let secondaryBackground = color(
        "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
    static let tertiaryBackground = color(
        "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
    static let groupedBackground = color("systemGroupedBackground", 0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
    static let secondaryGroupedBackground = color(
        "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
    static let tertiaryGroupedBackground = color(
        "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)

    static let fill = color("systemFill", 0x787880, 0x787880, alpha: (0.2, 0.36))
    static let secondaryFill = color("secondarySystemFill", 0x787880, 0x787880, alpha: (0.16, 0.32))
    static let tertiaryFill = color("tertiarySystemFill", 0x767680, 0x767680, alpha: (0.12, 0.24))
    static let quaternaryFill = color("quaternarySystemFill", 0x747480, 0x767680, alpha: (0.08, 0.18))

    private static func color(
        _ name: String, _ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil,
        alpha: (light: CGFloat, dark: CGFloat) = (1, 1)
    ) -> UIColor {
        UIColor(content: .system(SystemColor(name, light, dark, elevated: elevated, alpha: alpha)))
    }
}
