/// What the look of a view can depend on: its traits, whether it is selected, and what an app adds under keys of its own.
public protocol UIConfigurationState {
    /// The traits that hold where the view is.
    var traitCollection: UITraitCollection { get set }

    /// Makes the state of a view of which nothing but its traits is known.
    init(traitCollection: UITraitCollection)

    /// What an app has added.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that an app adds to configuration states.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///     static let isArchived = UIConfigurationStateCustomKey("com.my-app.MyCell.isArchived")
/// }
/// ```
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// Makes a key of a name that no other has.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes a key of a name that no other has.
    public init(rawValue: String) { self.rawValue = rawValue }
}
