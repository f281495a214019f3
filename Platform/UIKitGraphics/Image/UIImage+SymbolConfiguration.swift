import Foundation

extension UIImage {
    /// Size, weight, scale and colours of a symbol.
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

        /// A symbol configuration that says nothing but for which traits it is.
        public required convenience init(traitCollection: UITraitCollection? = nil) {
            self.init(SymbolStyle(), traits: traitCollection)
        }

        /// Says nothing.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolStyle()) }

        /// Larger or smaller beside text of the same size.
        public convenience init(scale: SymbolScale) {
            self.init(SymbolStyle(scale: scale))
        }

        /// To go with text of that size, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(SymbolStyle(pointSize: pointSize))
        }

        /// Thicker or thinner lines.
        public convenience init(weight: SymbolWeight) {
            self.init(SymbolStyle(weight: weight))
        }

        /// To go with text of that size (points) and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolStyle(pointSize: pointSize, weight: weight))
        }

        /// To go with text of that size (points) and weight, larger or smaller beside it.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolStyle(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// To go with text of that style, whose size the user chooses.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(SymbolStyle(textStyle: textStyle))
        }

        /// To go with text of that style, larger or smaller beside it.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolStyle(textStyle: textStyle, scale: scale))
        }

        /// To go with text in that font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// To go with text in that font, larger or smaller beside it.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                SymbolStyle(
                    pointSize: font.pointSize, weight: font.record.face.weight.symbolWeight(), scale: scale))
        }

        /// In shades of a colour: what is foremost in the colour itself, what lies behind it paler. A symbol of one layer is
        /// shown in the colour.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolStyle(colors: .hierarchical(hierarchicalColor)))
        }

        /// In several colours: the first for what is foremost. A symbol with more layers than colours repeats the last one, and
        /// one colour alone is shaded as ``init(hierarchicalColor:)`` does.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolStyle(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }

        /// In the symbol's own colours, if it has some; else as it would be shown without this.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(SymbolStyle(preference: .multicolor))
        }

        /// In one colour, whatever other colours are set.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(SymbolStyle(preference: .monochrome))
        }

        /// The same for other traits.
        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
            SymbolConfiguration(style, traits: traitCollection)
        }

        /// What `other` says, and for the rest what this one says.
        public override func applying(_ other: UIImage.Configuration?) -> SymbolConfiguration {
            guard let other else { return self }
            let symbol = other as? SymbolConfiguration
            return SymbolConfiguration(
                symbol.map { style.applying($0.style) } ?? style, traits: other.traitCollection ?? traitCollection)
        }

        /// The same without a text style.
        public func configurationWithoutTextStyle() -> SymbolConfiguration { without { $0.textStyle = nil } }

        /// The same without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration { without { $0.scale = .unspecified } }

        /// The same without a weight.
        public func configurationWithoutWeight() -> SymbolConfiguration { without { $0.weight = .unspecified } }

        /// The same without a size in points and a weight.
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

        /// Whether the other one says the same.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            isEqual(otherConfiguration)
        }

        override func isSame(as other: Configuration) -> Bool {
            guard let other = other as? SymbolConfiguration else { return false }
            return super.isSame(as: other) && style == other.style
        }
    }
}
