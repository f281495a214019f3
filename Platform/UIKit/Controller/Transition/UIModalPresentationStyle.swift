/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the window.
    case fullScreen = 0
    /// A sheet, above which a part of the presenter is visible.
    case pageSheet = 1
    /// A small sheet in the middle of the window.
    case formSheet = 2
    /// Covers the controller that defines the presentation context.
    case currentContext = 3
    /// A style defined by the controller's transitioning delegate.
    case custom = 4
    /// Covers the window, and keeps the views behind it.
    case overFullScreen = 5
    /// Covers the controller that defines the presentation context, and keeps its view.
    case overCurrentContext = 6
    /// A bubble that points at its source.
    case popover = 7
    /// No presentation, or no adaptation.
    case none = -1
    /// The system's choice.
    case automatic = -2
}
