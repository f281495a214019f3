/// A transformation of the text attributes in a configuration.
///
/// Two transformers are equal only if one is a copy of the other, because closures cannot be compared. Store
/// a shared transformer in a constant, so that setting an unchanged configuration has no effect.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// The closure that transforms the attributes.
    public let transform: (AttributeContainer) -> AttributeContainer

    private let identity = Identity()

    private final class Identity: Sendable {}

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
    /// Returns whether one transformer is a copy of the other.
    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }

    /// Hashes the identity of the transformer.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
