/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end of the animation.
    case end = 0
    /// The start of the animation.
    case start = 1
    /// A position between start and end.
    case current = 2
}
