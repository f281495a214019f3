import Foundation

/// The resolved colors and images for drawing a shaped text under certain traits.
package struct TextPaint {
    /// The color of text without a foreground color.
    let base: CGColor.RGBA
    /// The styles by decoration index of the text; empty for plain text.
    let styles: [Style]

    package struct Style {
        let foreground: CGColor.RGBA
        let background: CGColor.RGBA?
        let underline: CGColor.RGBA
        let strikethrough: CGColor.RGBA
        let stroke: CGColor.RGBA
        /// The shadow color, or `nil` for no shadow.
        let shadow: CGColor.RGBA?
        /// The image of an attachment, or `nil` for other text.
        package let image: UIImage?
    }

    /// Resolves the colors and images of a text.
    ///
    /// - Parameter imposed: Whether `color` replaces the text's own colors, as in a highlighted label.
    package init(_ color: UIColor, for text: ShapedText, traits: UITraitCollection, overridesColors: Bool = false) {
        func resolve(_ color: UIColor) -> CGColor.RGBA { color.components(with: traits).rgba }
        let base = resolve(color)
        self.base = base
        styles = text.decorations.map { decoration in
            let foreground = overridesColors ? base : decoration.foreground.map(resolve) ?? base
            return Style(
                foreground: foreground, background: decoration.background.map(resolve),
                underline: decoration.underlineColor.map(resolve) ?? foreground,
                strikethrough: decoration.strikethroughColor.map(resolve) ?? foreground,
                stroke: decoration.strokeColor.map(resolve) ?? foreground,
                shadow: decoration.shadow?.color.map(resolve),
                image: decoration.image?.resolved(for: traits))
        }
    }

    /// The colors in which glyphs are drawn.
    package var glyphColors: Set<CGColor.RGBA> { styles.isEmpty ? [base] : Set(styles.map(\.foreground)) }

    /// Creates a paint with a single color, as for the shadow of a label.
    package init(singleColor color: CGColor.RGBA) {
        base = color
        styles = []
    }
}

extension ColorComponents {
    /// The components clamped to the sRGB range, for drawing.
    package var rgba: CGColor.RGBA {
        func clamp(_ value: CGFloat) -> Double { Double(min(max(value, 0), 1)) }
        return CGColor.RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }
}
