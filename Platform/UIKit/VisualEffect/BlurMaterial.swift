/// What a style of blur is made of. By eye, after iOS 17: its own materials mix in more ways than one tint can.
struct BlurMaterial {
    /// The standard deviation of the blur in points.
    let radius: CGFloat
    /// How much stronger colours are behind the material.
    let saturation: CGFloat
    let tint: UIColor

    init(_ style: UIBlurEffect.Style) {
        let (appearance, cover) = Self.parts(style)
        radius = style == .light || style == .extraLight || style == .dark ? 15 : 20
        saturation = 1.8
        tint = UIColor { traits in
            (appearance ?? traits.userInterfaceStyle) == .dark
                ? UIColor(white: 0.11, alpha: cover) : UIColor(white: 0.976, alpha: cover)
        }
    }

    /// Light or dark, nil where it follows the surroundings; and how much of it covers what lies behind.
    private static func parts(_ style: UIBlurEffect.Style) -> (appearance: UIUserInterfaceStyle?, cover: CGFloat) {
        switch style {
        case .extraLight: (.light, 0.82)
        case .light: (.light, 0.3)
        case .dark: (.dark, 0.73)
        case .regular: (nil, 0.55)
        case .prominent: (nil, 0.78)
        case .systemUltraThinMaterial: (nil, 0.44)
        case .systemThinMaterial: (nil, 0.6)
        case .systemMaterial: (nil, 0.74)
        case .systemThickMaterial: (nil, 0.9)
        case .systemChromeMaterial: (nil, 0.82)
        case .systemUltraThinMaterialLight: (.light, 0.44)
        case .systemThinMaterialLight: (.light, 0.6)
        case .systemMaterialLight: (.light, 0.74)
        case .systemThickMaterialLight: (.light, 0.9)
        case .systemChromeMaterialLight: (.light, 0.82)
        case .systemUltraThinMaterialDark: (.dark, 0.44)
        case .systemThinMaterialDark: (.dark, 0.6)
        case .systemMaterialDark: (.dark, 0.74)
        case .systemThickMaterialDark: (.dark, 0.9)
        case .systemChromeMaterialDark: (.dark, 0.82)
        }
    }
}
