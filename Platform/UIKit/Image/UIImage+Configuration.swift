import Foundation

extension UIImage {
    /// What an image is made for.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits that it is made for.
        public let traitCollection: UITraitCollection?

        /// A configuration for these traits.
        public required init(traitCollection: UITraitCollection? = nil) {
            self.traitCollection = traitCollection
        }

        /// The same for other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(traitCollection: traitCollection)
        }

        /// What `otherConfiguration` says, and for the rest what this one says.
        public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            Self(traitCollection: otherConfiguration?.traitCollection ?? traitCollection)
        }

        func isSame(as other: Configuration) -> Bool {
            type(of: self) == type(of: other) && traitCollection == other.traitCollection
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return other === self || isSame(as: other)
        }

        open override var hash: Int { traitCollection?.hash ?? 0 }

        /// Configurations never change: the same one.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// How thick a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// As the text around it, else regular.
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The font weight that goes with it.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: return .ultraLight
            case .thin: return .thin
            case .light: return .light
            case .unspecified, .regular: return .regular
            case .medium: return .medium
            case .semibold: return .semibold
            case .bold: return .bold
            case .heavy: return .heavy
            case .black: return .black
            }
        }
    }

    /// How large a symbol is beside text of the same size.
    public enum SymbolScale: Int, Sendable {
        /// The system's choice: medium.
        case `default` = -1
        /// Not said.
        case unspecified = 0
        /// As high as its capitals.
        case small
        /// A little larger.
        case medium
        /// Half as large again.
        case large
    }

    /// Size, weight and scale of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale

        init(
            pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified, traits: UITraitCollection? = nil
        ) {
            self.pointSize = pointSize
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            super.init(traitCollection: traits)
        }

        /// A symbol configuration that says nothing but for which traits it is.
        public required convenience init(traitCollection: UITraitCollection? = nil) {
            self.init(pointSize: nil, traits: traitCollection)
        }

        /// Says nothing.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

        /// Larger or smaller beside text of the same size.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, scale: scale)
        }

        /// To go with text of that size, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified)
        }

        /// Thicker or thinner lines.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight)
        }

        /// To go with text of that size (points) and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        /// To go with text of that size (points) and weight, larger or smaller beside it.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }

        /// To go with text of that style, whose size the user chooses.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// To go with text of that style, larger or smaller beside it.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, scale: scale)
        }

        /// To go with text in that font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// To go with text in that font, larger or smaller beside it.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: font.record.face.weight.symbolWeight(), scale: scale)
        }

        /// The same for other traits.
        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: pointSize, textStyle: textStyle, weight: weight, scale: scale, traits: traitCollection)
        }

        /// What `other` says, and for the rest what this one says.
        public override func applying(_ other: UIImage.Configuration?) -> SymbolConfiguration {
            guard let other else { return self }
            guard let symbol = other as? SymbolConfiguration else {
                return SymbolConfiguration(
                    pointSize: pointSize, textStyle: textStyle, weight: weight, scale: scale,
                    traits: other.traitCollection ?? traitCollection)
            }
            // A size in points replaces one from a text style, and the other way round.
            let hasSize = symbol.pointSize != nil || symbol.textStyle != nil
            return SymbolConfiguration(
                pointSize: hasSize ? symbol.pointSize : pointSize, textStyle: hasSize ? symbol.textStyle : textStyle,
                weight: symbol.weight == .unspecified ? weight : symbol.weight,
                scale: symbol.scale == .unspecified ? scale : symbol.scale,
                traits: symbol.traitCollection ?? traitCollection)
        }

        /// The same without a text style.
        public func configurationWithoutTextStyle() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, weight: weight, scale: scale, traits: traitCollection)
        }

        /// The same without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, weight: weight, traits: traitCollection)
        }

        /// The same without a weight.
        public func configurationWithoutWeight() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, scale: scale, traits: traitCollection)
        }

        /// The same without a size in points and a weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            SymbolConfiguration(textStyle: textStyle, scale: scale, traits: traitCollection)
        }

        /// Whether the other one says the same.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            isEqual(otherConfiguration)
        }

        override func isSame(as other: Configuration) -> Bool {
            guard let other = other as? SymbolConfiguration else { return false }
            return super.isSame(as: other) && pointSize == other.pointSize && textStyle == other.textStyle
                && weight == other.weight && scale == other.scale
        }
    }
}

extension UIFont.Weight {
    /// The symbol weight that goes with it.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights.min {
            abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
        } ?? .regular
    }
}
