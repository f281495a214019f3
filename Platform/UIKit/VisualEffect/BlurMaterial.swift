/// The parameters of a blur style. They approximate iOS 17, whose materials blend colors in more
/// complex patterns than a single tint.
struct BlurMaterial {
    /// The standard deviation of the blur, in points.
    let radius: CGFloat
    /// The factor by which the saturation of the content is multiplied.
    let saturation: CGFloat
    let tint: UIColor

    /// The material of menus.
    static let menu = BlurMaterial(
        radius: 25, saturation: 1.8,
        tint: UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 0.84) : UIColor(white: 0.97, alpha: 0.8)
        })

    /// The material behind a context menu, which darkens the screen.
    static let contextMenu = BlurMaterial(
        radius: 12, saturation: 1.2,
        tint: UIColor { traits in UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.5 : 0.2) })

    func backdrop(for traits: UITraitCollection) -> LayerBackdrop {
        LayerBackdrop(radius: radius, saturation: saturation, tint: tint.resolvedColor(with: traits).cgColor)
    }
}

extension BlurMaterial {
    init(_ style: UIBlurEffect.Style) {
        let (appearance, cover) = Self.parts(style)
        self.init(
            radius: style == .light || style == .extraLight || style == .dark ? 15 : 20, saturation: 1.8,
            tint: UIColor { traits in
                (appearance ?? traits.userInterfaceStyle) == .dark
                    ? UIColor(white: 0.11, alpha: cover) : UIColor(white: 0.976, alpha: cover)
            })
    }

    /// Returns the appearance of a style, or `nil` if it adapts to the traits.
    static func appearance(of style: UIBlurEffect.Style) -> UIUserInterfaceStyle? { parts(style).appearance }

    /// Returns the fixed appearance of a style, or `nil` if it adapts to the traits, and the opacity of its
    /// tint.
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
