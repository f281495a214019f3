/// Where an animation came to its end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where it was to go.
    case end = 0
    /// Where it came from.
    case start = 1
    /// Somewhere between.
    case current = 2
}
