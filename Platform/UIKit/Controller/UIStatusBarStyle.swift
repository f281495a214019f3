/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark content on light screens, light content on dark screens.
    case `default` = 0
    /// Light content for dark backgrounds.
    case lightContent = 1
    /// Dark content for light backgrounds.
    case darkContent = 3
}

/// The animation with which the status bar is hidden and shown.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none = 0
    /// The bar fades.
    case fade = 1
    /// The bar slides out of the screen.
    case slide = 2
}
