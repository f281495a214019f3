/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
    /// An unspecified position.
    case any = 0
    /// The bottom of the container.
    case bottom = 1
    /// The top of the container.
    case top = 2
    /// The top of the screen: the background extends under the status bar.
    case topAttached = 3
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// The delegate of a bar, which determines its position.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of `bar`, which determines the extent of its background.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// The default implementation returns `.any`, which leaves the choice to the bar.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The metrics of a bar.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default` = 0
    /// The height in a vertically compact environment.
    case compact = 1
    /// The usual height with a prompt above the title.
    case defaultPrompt = 101
    /// The compact height with a prompt above the title.
    case compactPrompt = 102
}

/// The style of a bar without other settings.
public enum UIBarStyle: Int, Sendable {
    /// Light or dark, according to the environment.
    case `default` = 0
    /// Dark, with light contents.
    case black = 1
}
