/// The content of a view, as a value. A cell, header or footer creates the view that displays it.
///
/// ```swift
/// struct RatingConfiguration: UIContentConfiguration {
///     var stars = 0
///
///     func makeContentView() -> any UIView & UIContentView { RatingView(self) }
///     func updated(for state: any UIConfigurationState) -> Self { self }
/// }
///
/// final class RatingView: UILabel, UIContentView {
///     var configuration: any UIContentConfiguration {
///         didSet { showStars() }
///     }
///
///     init(_ configuration: RatingConfiguration) {
///         self.configuration = configuration
///         super.init(frame: .zero)
///         showStars()
///     }
///
///     @available(*, unavailable)
///     required init?(coder: NSCoder) {
///         fatalError("RatingView is created in code only.")
///     }
///
///     private func showStars() {
///         guard let rating = configuration as? RatingConfiguration else { return }
///         text = String(repeating: "★", count: rating.stars)
///     }
/// }
/// ```
/// If a configuration is `Equatable`, setting it again unchanged has no effect.
public protocol UIContentConfiguration {
    /// Creates a view that displays the configuration.
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration with default values for `state`. Values that the app has set do not change.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration, which can be replaced.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The displayed configuration.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view can display `configuration`. If not, a new view is created for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// The default implementation supports configurations of the type that is currently displayed.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

extension UIContentConfiguration {
    /// Returns whether `other` is equal. Returns `false` for configurations that are not `Equatable`.
    func isSame(as other: any UIContentConfiguration) -> Bool {
        guard let mine = self as? any Equatable else { return false }
        return mine.equals(other)
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

/// A set of axes.
public struct UIAxis: OptionSet, Sendable {
    /// The bit mask of the axes.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
