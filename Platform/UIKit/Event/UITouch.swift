/// One finger on the screen, or the mouse with its button held, from touching down until it lifts.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where in its life a touch is.
    public enum Phase: Int, Sendable {
        /// The finger has just touched the screen.
        case began = 0
        /// It moved.
        case moved = 1
        /// It rests where it was at the last event.
        case stationary = 2
        /// It left the screen.
        case ended = 3
        /// The system took the touch away, for instance for a gesture of its own.
        case cancelled = 4
        /// A pointer came over a view without its button held.
        case regionEntered = 5
        /// The pointer moved over the view without its button held.
        case regionMoved = 6
        /// The pointer left the view.
        case regionExited = 7
    }
}
