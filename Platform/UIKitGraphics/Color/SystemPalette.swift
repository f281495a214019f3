/// Shared instances of the system colors, which are used very frequently.
///
/// The variants of the colors for high contrast are those that the Human Interface Guidelines list as accessible. Apple does not
/// publish those of labels and separators; theirs are chosen so that texts reach a contrast of 4.5 to 1 on the system's
/// backgrounds.
enum SystemPalette {
    static let red = color("systemRed", .init(0xFF3B30, 0xFF453A), high: .init(0xD70015, 0xFF6961))
    static let green = color("systemGreen", .init(0x34C759, 0x30D158), high: .init(0x248A3D, 0x30DB5B))
    static let blue = color("systemBlue", .init(0x007AFF, 0x0A84FF), high: .init(0x0040DD, 0x409CFF))
    static let orange = color("systemOrange", .init(0xFF9500, 0xFF9F0A), high: .init(0xC93400, 0xFFB340))
    static let yellow = color("systemYellow", .init(0xFFCC00, 0xFFD60A), high: .init(0xB25000, 0xFFD426))
    static let pink = color("systemPink", .init(0xFF2D55, 0xFF375F), high: .init(0xD30F45, 0xFF6482))
    static let purple = color("systemPurple", .init(0xAF52DE, 0xBF5AF2), high: .init(0x8944AB, 0xDA8FFF))
    static let teal = color("systemTeal", .init(0x30B0C7, 0x40C8E0), high: .init(0x008299, 0x5DE6FF))
    static let indigo = color("systemIndigo", .init(0x5856D6, 0x5E5CE6), high: .init(0x3634A3, 0x7D7AFF))
    static let brown = color("systemBrown", .init(0xA2845E, 0xAC8E68), high: .init(0x7F6545, 0xB59469))
    static let mint = color("systemMint", .init(0x00C7BE, 0x63E6E2), high: .init(0x0C817B, 0x66D4CF))
    static let cyan = color("systemCyan", .init(0x32ADE6, 0x64D2FF), high: .init(0x0071A4, 0x70D7FF))

    static let gray = color("systemGray", .init(0x8E8E93, 0x8E8E93), high: .init(0x6C6C70, 0xAEAEB2))
    static let gray2 = color("systemGray2", .init(0xAEAEB2, 0x636366), high: .init(0x8E8E93, 0x7C7C80))
    static let gray3 = color("systemGray3", .init(0xC7C7CC, 0x48484A), high: .init(0xAEAEB2, 0x545456))
    static let gray4 = color("systemGray4", .init(0xD1D1D6, 0x3A3A3C), high: .init(0xBCBCC0, 0x444446))
    static let gray5 = color("systemGray5", .init(0xE5E5EA, 0x2C2C2E), high: .init(0xD8D8DC, 0x363638))
    static let gray6 = color("systemGray6", .init(0xF2F2F7, 0x1C1C1E), high: .init(0xEBEBF0, 0x242426))

    static let label = color("label", .init(0x000000, 0xFFFFFF))
    static let secondaryLabel = color(
        "secondaryLabel", .init(0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6)),
        high: .init(0x3C3C43, 0xEBEBF5, alpha: (0.85, 0.8)))
    static let tertiaryLabel = color(
        "tertiaryLabel", .init(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3)),
        high: .init(0x3C3C43, 0xEBEBF5, alpha: (0.8, 0.7)))
    static let quaternaryLabel = color(
        "quaternaryLabel", .init(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16)),
        high: .init(0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.5)))
    static let placeholderText = color(
        "placeholderText", .init(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3)),
        high: .init(0x3C3C43, 0xEBEBF5, alpha: (0.8, 0.7))
    )
    static let link = color("link", .init(0x007AFF, 0x0984FF), high: .init(0x0040DD, 0x409CFF))

    static let separator = color(
        "separator", .init(0x3C3C43, 0x545458, alpha: (0.29, 0.6)), high: .init(0x3C3C43, 0x8E8E93, alpha: (0.5, 0.7)))
    static let opaqueSeparator = color(
        "opaqueSeparator", .init(0xC6C6C8, 0x38383A), high: .init(0x9D9DA1, 0x636366))

    static let background = color("systemBackground", .init(0xFFFFFF, 0x000000, elevated: 0x1C1C1E))
    static let secondaryBackground = color(
        "secondarySystemBackground", .init(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E),
        high: .init(0xEBEBF0, 0x242426, elevated: 0x363638))
    static let tertiaryBackground = color(
        "tertiarySystemBackground", .init(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C),
        high: .init(0xFFFFFF, 0x363638, elevated: 0x444446))
    static let groupedBackground = color(
        "systemGroupedBackground", .init(0xF2F2F7, 0x000000, elevated: 0x1C1C1E),
        high: .init(0xEBEBF0, 0x000000, elevated: 0x242426))
    static let secondaryGroupedBackground = color(
        "secondarySystemGroupedBackground", .init(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E),
        high: .init(0xFFFFFF, 0x242426, elevated: 0x363638))
    static let tertiaryGroupedBackground = color(
        "tertiarySystemGroupedBackground", .init(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C),
        high: .init(0xEBEBF0, 0x363638, elevated: 0x444446))

    static let fill = color("systemFill", .init(0x787880, 0x787880, alpha: (0.2, 0.36)))
    static let secondaryFill = color("secondarySystemFill", .init(0x787880, 0x787880, alpha: (0.16, 0.32)))
    static let tertiaryFill = color("tertiarySystemFill", .init(0x767680, 0x767680, alpha: (0.12, 0.24)))
    static let quaternaryFill = color("quaternarySystemFill", .init(0x747480, 0x767680, alpha: (0.08, 0.18)))

    private static func color(
        _ name: String, _ normal: SystemColor.Variants, high: SystemColor.Variants? = nil
    ) -> UIColor {
        UIColor(content: .system(SystemColor(name: name, normal: normal, highContrast: high ?? normal)))
    }
}
