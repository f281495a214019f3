/// How the status bar is written.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light screens, light on dark ones.
    case `default` = 0
    /// Light, for dark backgrounds.
    case lightContent = 1
    /// Dark, for light backgrounds.
    case darkContent = 3
}
