import Foundation

/// A dynamic system color of iOS 17, with variants by style, level and contrast.
package struct SystemColor: Hashable, Sendable {
    /// The variants for one contrast.
    struct Variants: Sendable {
        let light: ColorComponents
        let dark: ColorComponents
        /// The variant for elevated content in dark mode.
        let elevated: ColorComponents

        /// Creates variants from numbers of the form `0xRRGGBB`.
        ///
        /// - Parameters:
        ///   - light: The color in light mode.
        ///   - dark: The color in dark mode.
        ///   - elevated: The color of elevated content in dark mode, or `nil` for `dark`.
        ///   - alpha: The opacities in light mode and dark mode.
        init(
            _ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil, alpha: (light: CGFloat, dark: CGFloat) = (1, 1)
        ) {
            self.light = ColorComponents(hex: light, alpha: alpha.light)
            self.dark = ColorComponents(hex: dark, alpha: alpha.dark)
            self.elevated = ColorComponents(hex: elevated ?? dark, alpha: alpha.dark)
        }
    }

    /// The unique name of the color.
    let name: String
    let normal: Variants
    /// The variants for users who increase contrast.
    let highContrast: Variants

    func components(with traits: TraitValues) -> ColorComponents {
        let variants = traits.accessibilityContrast == .high ? highContrast : normal
        guard traits.userInterfaceStyle == .dark else { return variants.light }
        return traits.userInterfaceLevel == .elevated ? variants.elevated : variants.dark
    }

    /// Names are unique, so comparing them is sufficient.
    package static func == (left: SystemColor, right: SystemColor) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
