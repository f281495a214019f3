/// The state on which the appearance of a view depends: its traits, system states such as selection, and
/// custom states.
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// Creates a normal state with the given traits.
    init(traitCollection: UITraitCollection)

    /// The custom state for `key`.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///     static let isArchived = UIConfigurationStateCustomKey("com.my-app.MyCell.isArchived")
/// }
/// ```
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key with a unique raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a key with a unique raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
}
