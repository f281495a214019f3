/// A continuous gesture recognizer for long presses.
///
/// The gesture begins when the touches have been held long enough, changes as they move, and ends when they
/// lift.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The maximum movement of the touches before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10

    /// The number of touches that the press requires.
    open var numberOfTouchesRequired = 1

    /// The number of taps that must precede the press.
    open var numberOfTapsRequired = 0

    private var startLocations: [ObjectIdentifier: CGPoint] = [:]
    private var tapCount = 0
    private var timer: DisplayClock.Timer?

    /// The maximum time in seconds between a tap and the press, as in `UITapGestureRecognizer`.
    private static let maximumTapInterval: TimeInterval = 0.35

    /// Creates a recognizer that calls a method of a target for each state of a recognized gesture.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Creates a recognizer that calls `action` when a press begins, changes and ends.
    public convenience init(action: @escaping (UILongPressGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        for touch in touches { startLocations[ObjectIdentifier(touch)] = touch.windowLocation }
        let touchCount = followedTouches.filter { !$0.isOver }.count
        guard touchCount <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        timer?.cancel()
        guard touchCount == numberOfTouchesRequired else { return }
        guard tapCount == numberOfTapsRequired else { return }
        timer = DisplayClock.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        for touch in touches {
            guard let start = startLocations[ObjectIdentifier(touch)] else { continue }
            if touch.windowLocation.distance(to: start) > allowableMovement {
                state = .failed
                return
            }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .ended
            return
        }
        timer?.cancel()
        guard tapCount < numberOfTapsRequired else {
            state = .failed
            return
        }
        guard followedTouches.allSatisfy(\.isOver) else { return }
        tapCount += 1
        startLocations.removeAll()
        timer = DisplayClock.schedule(after: Self.maximumTapInterval) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        timer?.cancel()
        timer = nil
        startLocations.removeAll()
        tapCount = 0
    }
}
