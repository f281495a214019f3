/// One finger on the screen, or the mouse with its button held, from touching down until it lifts.
///
/// The same object stands for the finger through all its events: its phase and location change. Don't keep one beyond
/// the call that it came with.
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

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a surface that is not the screen, such as a remote control.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// A mouse or a touchpad with its button held.
        case indirectPointer = 3

        /// A pen.
        public static var stylus: TouchType { .pencil }
    }

    final var currentPhase = Phase.began
    final var windowLocation: CGPoint
    final var previousWindowLocation: CGPoint
    final var currentTimestamp: TimeInterval
    final var currentTapCount = 1
    final weak var touchedWindow: UIWindow?
    final var touchedView: UIView?
    /// The recognisers that were attached when the finger went down, less those that gave it up.
    final var attachedRecognizers: [UIGestureRecognizer] = []
    final weak var delivery: TouchDelivery?
    final var viewStage = ViewStage.waiting

    /// How far the hit view has heard of the touch.
    enum ViewStage {
        /// It knows nothing yet: a recogniser may still claim the touch.
        case waiting
        /// It was told that the touch began.
        case active
        /// The finger was lifted, which the view does not know yet.
        case ending
        /// It was told the end, or will never hear of the touch.
        case over
    }

    init(location: CGPoint, type: TouchType, timestamp: TimeInterval) {
        windowLocation = location
        previousWindowLocation = location
        currentTimestamp = timestamp
        self.type = type
        super.init()
    }

    /// What touches.
    public final let type: TouchType

    /// When the touch began, moved or ended: in seconds on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { currentTimestamp }

    /// Where in its life the touch is.
    open var phase: Phase { currentPhase }

    /// How many times the finger has tapped about this place in quick succession, this time included.
    open var tapCount: Int { currentTapCount }

    /// The window in which the finger went down.
    open var window: UIWindow? { touchedWindow }

    /// The view in which the finger went down, wherever it is now.
    open var view: UIView? { touchedView }

    /// The gesture recognisers that follow the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { attachedRecognizers }

    /// Where the finger is, in the coordinates of `view` (nil: of the window).
    open func location(in view: UIView?) -> CGPoint {
        place(windowLocation, in: view)
    }

    /// Where the finger was at the event before this one, in the coordinates of `view` (nil: of the window).
    open func previousLocation(in view: UIView?) -> CGPoint {
        place(previousWindowLocation, in: view)
    }

    private func place(_ location: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, view !== touchedWindow else { return location }
        return view.convert(location, from: touchedWindow)
    }

    /// Whether the finger has left the screen.
    final var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }

    /// Takes the touch to its next step.
    final func advance(to phase: Phase, location: CGPoint, timestamp: TimeInterval) {
        currentPhase = phase
        previousWindowLocation = windowLocation
        windowLocation = location
        currentTimestamp = timestamp
    }

    /// The touch did not change in the event that is about to be sent.
    final func rest() {
        currentPhase = .stationary
        previousWindowLocation = windowLocation
    }

    /// Calls `body` while the touch shows another phase: views hear of a touch later than it happens, and of a
    /// cancellation that is theirs alone.
    final func withPhase(_ phase: Phase, _ body: () -> Void) {
        let actual = currentPhase
        currentPhase = phase
        body()
        currentPhase = actual
    }
}
