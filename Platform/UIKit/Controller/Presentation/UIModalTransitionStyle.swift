/// The animation of a presentation without a custom animator.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The presented view slides in from below.
    case coverVertical = 0
    /// The views turn about a vertical axis, as the two sides of a card.
    case flipHorizontal = 1
    /// The presented view fades in while the presenting view fades out.
    case crossDissolve = 2
}
