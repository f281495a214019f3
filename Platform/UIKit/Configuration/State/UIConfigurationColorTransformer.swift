/// A transformation of a color in a configuration.
///
/// Two transformers are equal only if one is a copy of the other, because closures cannot be compared. Store
/// a shared transformer in a constant, so that setting an unchanged configuration has no effect.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// The closure that transforms a color.
    public let transform: (UIColor) -> UIColor

    private let identity = Identity()

    private final class Identity: Sendable {}

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Returns the transformed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer that returns the gray of the same luminance.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in color.components(with: traits).luminanceGray }
    }

    /// A transformer for the preferred tint color, which returns the color unchanged.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// A transformer that returns gray instead of the tint color.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }
}

extension UIConfigurationColorTransformer: Hashable {
    /// Returns whether one transformer is a copy of the other.
    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }

    /// Hashes the identity of the transformer.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension ColorComponents {
    /// The gray of the same luminance, computed with the coefficients of Rec. 709.
    fileprivate var luminanceGray: UIColor {
        UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
}
