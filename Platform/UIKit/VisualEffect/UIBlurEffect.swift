import Foundation

/// A blur of what lies behind a view, under a material that is light or dark.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How much of what lies behind can be told.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        /// Follows light and dark.
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        /// As bars have it.
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

    /// Makes a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Whether the other one is a blur of the same style.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    /// The style's.
    public override var hash: Int { style.rawValue }
}
