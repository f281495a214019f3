/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark content on light screens, light content on dark screens.
    case `default` = 0
    /// Light content for dark backgrounds.
    case lightContent = 1
    /// Dark content for light backgrounds.
    case darkContent = 3
}
