import Foundation

extension UIImage {
    /// The traits with which an image is configured.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits of the configuration.
        public let traitCollection: UITraitCollection?

        /// Creates a configuration with the given traits.
        public required init(traitCollection: UITraitCollection? = nil) {
            self.traitCollection = traitCollection
        }

        /// Returns a copy of the configuration with the given traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(traitCollection: traitCollection)
        }

        /// Returns a configuration that uses the values of `otherConfiguration`, and those of this one where
        /// it has none.
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

        /// Returns the configuration itself, which is immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The weight of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// The weight of the adjacent text, or regular.
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// Returns the font weight that corresponds to the symbol weight.
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

    /// The size of a symbol relative to text of the same point size.
    public enum SymbolScale: Int, Sendable {
        /// The system's default scale, which is medium.
        case `default` = -1
        /// No scale.
        case unspecified = 0
        /// The height of the text's capital letters.
        case small
        /// A scale slightly larger than small.
        case medium
        /// A scale about 1.6 times as large as small.
        case large
    }
}

extension UIFont.Weight {
    /// Returns the symbol weight closest to the font weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights.min {
            abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
        } ?? .regular
    }
}
