import Foundation

extension UIImage {
    /// The size, weight, scale, and colors of a symbol image.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let style: SymbolStyle

        var pointSize: CGFloat? { style.pointSize }
        var textStyle: UIFont.TextStyle? { style.textStyle }
        var weight: SymbolWeight { style.weight }
        var scale: SymbolScale { style.scale }

        init(_ style: SymbolStyle, traits: UITraitCollection? = nil) {
            self.style = style
            super.init(traitCollection: traits)
        }

        /// Creates a symbol configuration that specifies only traits.
        public required convenience init(traitCollection: UITraitCollection? = nil) {
            self.init(SymbolStyle(), traits: traitCollection)
        }

        /// A configuration without specified values.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolStyle()) }

        /// Creates a configuration with the given scale.
        public convenience init(scale: SymbolScale) {
            self.init(SymbolStyle(scale: scale))
        }

        /// Creates a configuration with the given point size.
        public convenience init(pointSize: CGFloat) {
            self.init(SymbolStyle(pointSize: pointSize))
        }

        /// Creates a configuration with the given weight.
        public convenience init(weight: SymbolWeight) {
            self.init(SymbolStyle(weight: weight))
        }

        /// Creates a configuration with the given point size and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolStyle(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration with the given point size, weight, and scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolStyle(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration with the font size of a text style, which depends on the user's preferred
        /// content size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(SymbolStyle(textStyle: textStyle))
        }

        /// Creates a configuration with the font size of a text style and the given scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolStyle(textStyle: textStyle, scale: scale))
        }

        /// Creates a configuration with the size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Creates a configuration with the size and weight of a font, and the given scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                SymbolStyle(
                    pointSize: font.pointSize, weight: font.record.face.weight.symbolWeight(), scale: scale))
        }

        /// Creates a configuration that draws the symbol's layers in shades of one color: the primary layer
        /// in the color itself, the layers behind it more transparent. A symbol with one layer is drawn in
        /// the color.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolStyle(colors: .hierarchical(hierarchicalColor)))
        }

        /// Creates a configuration that draws the symbol's layers in several colors, beginning with the
        /// primary layer.
        ///
        /// If the symbol has more layers than there are colors, the last color is repeated. A single color
        /// is shaded as by ``init(hierarchicalColor:)``.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolStyle(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }

        /// Returns a configuration that uses the symbol's own colors if it has any.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(SymbolStyle(preference: .multicolor))
        }

        /// Returns a configuration that draws the symbol in one color, even if other colors are specified.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(SymbolStyle(preference: .monochrome))
        }

        /// Returns a copy of the configuration with the given traits.
        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
            SymbolConfiguration(style, traits: traitCollection)
        }

        /// Returns a configuration that uses the values of `other`, and those of this one where it has none.
        public override func applying(_ other: UIImage.Configuration?) -> SymbolConfiguration {
            guard let other else { return self }
            let symbol = other as? SymbolConfiguration
            return SymbolConfiguration(
                symbol.map { style.applying($0.style) } ?? style, traits: other.traitCollection ?? traitCollection)
        }

        /// Returns a copy of the configuration without a text style.
        public func configurationWithoutTextStyle() -> SymbolConfiguration { without { $0.textStyle = nil } }

        /// Returns a copy of the configuration without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration { without { $0.scale = .unspecified } }

        /// Returns a copy of the configuration without a weight.
        public func configurationWithoutWeight() -> SymbolConfiguration { without { $0.weight = .unspecified } }

        /// Returns a copy of the configuration without a point size and weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            without {
                $0.pointSize = nil
                $0.weight = .unspecified
            }
        }

        private func without(_ change: (inout SymbolStyle) -> Void) -> SymbolConfiguration {
            var changed = style
            change(&changed)
            return SymbolConfiguration(changed, traits: traitCollection)
        }

        /// Returns whether both configurations have the same values.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            isEqual(otherConfiguration)
        }

        override func isSame(as other: Configuration) -> Bool {
            guard let other = other as? SymbolConfiguration else { return false }
            return super.isSame(as: other) && style == other.style
        }
    }
}
