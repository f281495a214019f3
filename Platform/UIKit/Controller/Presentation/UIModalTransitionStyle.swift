/// How a controller that is presented comes on the screen, where nobody brings an animator of their own.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below, over what is there.
    case coverVertical = 0
    /// What is there fades, and what comes appears.
    case crossDissolve = 2
}
