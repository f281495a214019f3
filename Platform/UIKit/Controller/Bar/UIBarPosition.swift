/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom of what it belongs to.
    case bottom = 1
    /// At the top of what it belongs to.
    case top = 2
    /// At the top of the screen: its background goes on under the status bar.
    case topAttached = 3
}

/// A bar that knows where it stands.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar stands.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where `bar` stands, which draws its background by that.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// By default the bar decides.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
    /// As high as usual.
    case `default` = 0
    /// As low as on a phone that lies on its side.
    case compact = 1
    /// With a line above the title.
    case defaultPrompt = 101
    /// Low, with a line above the title.
    case compactPrompt = 102
}

/// What a bar looks like where nobody says more.
public enum UIBarStyle: Int, Sendable {
    /// As its surroundings: light or dark.
    case `default` = 0
    /// Dark, with light contents.
    case black = 1
}
