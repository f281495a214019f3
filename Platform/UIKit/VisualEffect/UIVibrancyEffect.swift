import Foundation

/// The kind of content that a vibrancy effect is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text of the first level.
    case label
    /// Text of the second level.
    case secondaryLabel
    /// Text of the third level.
    case tertiaryLabel
    /// Text of the fourth level.
    case quaternaryLabel
    /// Shapes of small size.
    case fill
    /// Shapes of medium size.
    case secondaryFill
    /// Shapes of large size.
    case tertiaryFill
    /// Lines between contents.
    case separator
}

/// An effect that makes content stand out from the material behind it, whose colors show through.
///
/// Add a visual effect view with it to the content view of one with the blur effect. Only the alpha of the content counts:
/// it lightens a dark material, and darkens a light one.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blurStyle: UIBlurEffect.Style
    /// The kind of content, or `nil` for an effect from before iOS 13.
    let style: UIVibrancyEffectStyle?

    init(_ blurStyle: UIBlurEffect.Style, _ style: UIVibrancyEffectStyle?) {
        self.blurStyle = blurStyle
        self.style = style
        super.init()
    }

    /// Creates an effect for content in front of a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect.style, nil)
    }

    /// Creates an effect for a kind of content in front of a blur.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect.style, style)
    }

    /// Returns whether `object` is a vibrancy effect for the same blur and content.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.blurStyle == blurStyle && other.style == style
    }

    /// A hash value of the blur and the content.
    public override var hash: Int { blurStyle.rawValue << 4 | (style?.rawValue ?? 15) }

    /// Returns how content is composited with the material. The opacities approximate iOS 17.
    func compositing(for traits: UITraitCollection) -> LayerCompositing {
        let isDark = (BlurMaterial.appearance(of: blurStyle) ?? traits.userInterfaceStyle) == .dark
        let alpha: CGFloat =
            switch style {
            case nil, .label: isDark ? 0.9 : 0.8
            case .secondaryLabel: isDark ? 0.5 : 0.48
            case .tertiaryLabel: 0.28
            case .quaternaryLabel: 0.16
            case .fill: 0.2
            case .secondaryFill: 0.16
            case .tertiaryFill: 0.12
            case .separator: isDark ? 0.2 : 0.16
            }
        return .vibrancy(alpha: alpha, darkens: !isDark)
    }
}
