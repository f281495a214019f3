/// Finds fingers that rest. It begins when they have rested long enough, goes on as they move, and ends when they lift.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long in seconds the fingers have to rest.
    open var minimumPressDuration: TimeInterval = 0.5

    /// How far in points the fingers may stray before the gesture has begun.
    open var allowableMovement: CGFloat = 10

    /// How many fingers rest.
    open var numberOfTouchesRequired = 1

    /// How many taps come before the press.
    open var numberOfTapsRequired = 0

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var tapCount = 0
    private var timer: DisplayClock.Timer?

    /// How long in seconds the press may take to come after a tap. As for taps.
    private static let longestPause: TimeInterval = 0.35

    /// Makes a recogniser that does nothing yet.
    public override init() {
        super.init()
    }

    /// Makes a recogniser that calls `action` when a press begins, goes on, and ends.
    public convenience init(action: @escaping (UILongPressGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        let fingers = followedTouches.filter { !$0.isOver }.count
        guard fingers <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        timer?.cancel()
        guard fingers == numberOfTouchesRequired else { return }
        guard tapCount == numberOfTapsRequired else { return }
        timer = DisplayClock.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
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
        starts.removeAll()
        timer = DisplayClock.schedule(after: Self.longestPause) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        timer?.cancel()
        timer = nil
        starts.removeAll()
        tapCount = 0
    }
}
