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
