/// What a view is to show, as a value. A cell, header or footer turns it into the view that shows it.
///
/// ```swift
/// struct RatingConfiguration: UIContentConfiguration {
///     var stars = 0
///     func makeContentView() -> UIView & UIContentView { RatingView(self) }
///     func updated(for state: UIConfigurationState) -> Self { self }
/// }
/// ```
/// A configuration that is `Equatable` costs nothing when it is set again unchanged.
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The configuration for a state of the view: what the app has set is kept, and defaults follow the state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and another one once it is set.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows. Setting it shows the new one.
    var configuration: any UIContentConfiguration { get set }

    /// Whether `configuration` can be set. If not, a new view is made for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// By default a view supports configurations of the type that it shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

extension UIContentConfiguration {
    /// Whether the other one is known to be the same. What can't be compared never is.
    func isSame(as other: any UIContentConfiguration) -> Bool {
        guard let mine = self as? any Equatable else { return false }
        return mine.equals(other)
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

/// Directions across and down.
public struct UIAxis: OptionSet, Sendable {
    /// One bit a direction.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Across and down.
    public static let both: UIAxis = [.horizontal, .vertical]
}
