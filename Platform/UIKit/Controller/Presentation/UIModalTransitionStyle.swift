/// The animation of a presentation without a custom animator.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The presented view slides in from below.
    case coverVertical = 0
    /// The presented view fades in while the presenting view fades out.
    case crossDissolve = 2
}
