import Foundation

/// The colours and pictures of a text under certain traits: what a shaped text lacks to be drawn.
package struct TextPaint {
    /// Of what has no colour of its own.
    let base: CGColor.RGBA
    /// One for each decoration of the text; none for plain text.
    let styles: [Style]

    package struct Style {
        let foreground: CGColor.RGBA
        let background: CGColor.RGBA?
        let underline: CGColor.RGBA
        let strikethrough: CGColor.RGBA
        let stroke: CGColor.RGBA
        /// nil for no shadow.
        let shadow: CGColor.RGBA?
        /// The image of an attachment, or `nil` for other text.
        package let image: UIImage?
    }

    /// - Parameter imposed: whether `color` replaces the text's own colours, as a highlighted label's does.
    package init(_ color: UIColor, for text: ShapedText, traits: UITraitCollection, imposed: Bool = false) {
        func resolve(_ color: UIColor) -> CGColor.RGBA { color.components(with: traits).rgba }
        let base = resolve(color)
        self.base = base
        styles = text.decorations.map { decoration in
            let foreground = imposed ? base : decoration.foreground.map(resolve) ?? base
            return Style(
                foreground: foreground, background: decoration.background.map(resolve),
                underline: decoration.underlineColor.map(resolve) ?? foreground,
                strikethrough: decoration.strikethroughColor.map(resolve) ?? foreground,
                stroke: decoration.strokeColor.map(resolve) ?? foreground,
                shadow: decoration.shadow?.color.map(resolve),
                image: decoration.image?.resolved(for: traits))
        }
    }

    /// One colour for everything, as for a label's shadow.
    package init(only color: CGColor.RGBA) {
        base = color
        styles = []
    }
}

extension ColorComponents {
    /// As drawn: components that sRGB lacks are cut to its range.
    package var rgba: CGColor.RGBA {
        func clamp(_ value: CGFloat) -> Double { Double(min(max(value, 0), 1)) }
        return CGColor.RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }
}
