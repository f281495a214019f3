/// Makes other attributes of the ones that a configuration writes a text in.
///
/// Two transformers are equal if one is a copy of the other: what closures do can't be compared. Keep one that buttons share
/// in a constant, so that setting an unchanged configuration costs nothing.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// Gets the attributes, and returns those that the text is written in.
    public let transform: (AttributeContainer) -> AttributeContainer

    private let identity = Identity()

    private final class Identity: Sendable {}

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The attributes that the text is written in.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
    /// Whether one is a copy of the other.
    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }

    /// Hashes what makes the transformer itself.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
