import Foundation

/// How a font's size follows the preferred text size.
package struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The size at the category `large`, and the largest that it may become, in points; nil for the style's own sizes.
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
    /// A length that grows as the style's size does, to a third of a point.
    func scaled(_ value: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
        let ratio = pointSize(at: category) / pointSize(at: .large)
        return (value * ratio * 3).rounded() / 3
    }
}

/// Scales fonts and lengths with the preferred text size, in step with a text style.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// In step with body text.
    public class var `default`: UIFontMetrics { body }
    private static let body = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// `font`, whose size is meant for the category `large`, at the preferred text size.
    ///
    /// A font that was scaled already must not be scaled again.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// - Parameter maximumPointSize: the largest size that the font may get, in points; 0 for any size.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// - Parameter maximumPointSize: the largest size that the font may get, in points; 0 for any size.
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

    /// A length in points that is meant for the category `large`, at the preferred text size.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        style.scaled(value, at: .preferred(by: traitCollection))
    }
}
