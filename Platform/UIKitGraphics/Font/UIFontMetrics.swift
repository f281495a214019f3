import Foundation

/// The relation of a font size to the preferred text size.
package struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The size for the category `large` and the maximum size, in points, or `nil` for the sizes of the
    /// style.
    let base: Base?

    package init(style: UIFont.TextStyle, base: Base?) {
        self.style = style
        self.base = base
    }

    package struct Base: Hashable, Sendable {
        let size: CGFloat
        let maximum: CGFloat
    }

    func size(at category: UIContentSizeCategory) -> CGFloat {
        guard let base else { return style.pointSize(at: category) }
        return min(base.maximum, style.scaled(base.size, at: category))
    }
}

extension UIFont.TextStyle {
    /// Returns a length scaled in proportion to the style's size and rounded to 1/3 point.
    func scaled(_ value: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
        let ratio = pointSize(at: category) / pointSize(at: .large)
        return (value * ratio * 3).rounded() / 3
    }
}

/// A scale for fonts and lengths that follows the preferred text size in the same proportion as a text
/// style.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of body text.
    public class var `default`: UIFontMetrics { body }
    private static let body = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Returns `font`, whose size applies to the category `large`, scaled to the preferred text size.
    ///
    /// - Precondition: `font` is not already scaled.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// Returns `font`, whose size applies to the category `large`, scaled to the preferred text size up to a
    /// maximum.
    ///
    /// - Parameter maximumPointSize: The maximum size in points; 0 for no limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns `font`, whose size applies to the category `large`, scaled to the preferred text size of
    /// `traitCollection` up to a maximum.
    ///
    /// - Parameter maximumPointSize: The maximum size in points; 0 for no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        precondition(
            font.scaling == nil,
            "UIFontMetrics cannot scale \(font), which already follows the preferred text size. Pass an unscaled font.")
        let maximum = maximumPointSize > 0 ? maximumPointSize : .greatestFiniteMagnitude
        let scaling = FontScaling(style: style, base: .init(size: font.pointSize, maximum: maximum))
        return UIFont(font.record.face, size: scaling.size(at: .preferred(by: traitCollection)), scaling: scaling)
    }

    /// Returns a length in points, given for the category `large`, scaled to the preferred text size.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        style.scaled(value, at: .preferred(by: traitCollection))
    }
}
