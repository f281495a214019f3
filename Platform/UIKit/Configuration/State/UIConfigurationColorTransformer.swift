/// Makes the colour that is shown of one that a configuration names.
///
/// Two transformers are equal if one is a copy of the other: what closures do can't be compared. Keep one that rows share
/// in a constant, so that setting an unchanged configuration costs nothing.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// What is done to a colour.
    public let transform: (UIColor) -> UIColor

    private let identity = Identity()

    private final class Identity: Sendable {}

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The colour that is shown for `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The grey that is as bright as the colour.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in color.components(with: traits).grey }
    }

    /// The colour as it is: what a tint is shown as while it counts.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// A grey in place of the tint, as lists without colour have it.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }
}

extension UIConfigurationColorTransformer: Hashable {
    /// Whether one is a copy of the other.
    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }

    /// Hashes what makes the transformer itself.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension ColorComponents {
    /// By the brightness that eyes see: the weights of Rec. 709.
    fileprivate var grey: UIColor {
        UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
}
