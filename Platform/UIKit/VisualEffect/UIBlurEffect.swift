import Foundation

/// A blur of the content behind a view, with a light or dark material.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The intensity and appearance of a blur.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        /// A blur that adapts to the user interface style.
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        /// The material of bars.
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Creates a blur effect with a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Returns whether `object` is a blur effect with the same style.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    /// The hash value of the style.
    public override var hash: Int { style.rawValue }
}
