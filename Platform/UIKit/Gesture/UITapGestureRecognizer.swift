/// A discrete gesture recognizer for single or multiple taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps that the gesture requires.
    open var numberOfTapsRequired = 1

    /// The number of touches that each tap requires.
    open var numberOfTouchesRequired = 1

    private var tapCount = 0
    private var maximumTouchCount = 0
    private var firstLocation = CGPoint.zero
    private var timeout: DisplayClock.Timer?

    // The limits approximate those of UIKit, which are not documented.
    /// The maximum movement of the touches, in points.
    private static let allowedMovement: CGFloat = 45
    /// The maximum duration of a tap, in seconds.
    private static let maximumTapDuration: TimeInterval = 1.5
    /// The maximum time between two taps, in seconds.
    private static let maximumTapInterval: TimeInterval = 0.35

    /// Creates a recognizer that calls a method of a target for each state of a recognized gesture.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Creates a recognizer that calls `action` for each tap.
    public convenience init(action: @escaping (UITapGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let touchCount = followedTouches.filter { !$0.isOver }.count
        guard touchCount <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if maximumTouchCount == 0 {
            let location = windowLocation
            if tapCount == 0 {
                firstLocation = location
            } else if location.distance(to: firstLocation) > Self.allowedMovement {
                state = .failed
                return
            }
            scheduleFailure(after: Self.maximumTapDuration)
        }
        maximumTouchCount = max(maximumTouchCount, touchCount)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.windowLocation.distance(to: firstLocation) > movementLimit {
            state = .failed
            return
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard followedTouches.allSatisfy(\.isOver) else { return }
        timeout?.cancel()
        guard maximumTouchCount == numberOfTouchesRequired else {
            state = .failed
            return
        }
        maximumTouchCount = 0
        tapCount += 1
        if tapCount >= numberOfTapsRequired {
            state = .ended
        } else {
            scheduleFailure(after: Self.maximumTapInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        timeout?.cancel()
        timeout = nil
        tapCount = 0
        maximumTouchCount = 0
    }

    /// The maximum distance from the first location. Several touches begin apart from each other, so that it
    /// does not apply.
    private var movementLimit: CGFloat {
        numberOfTouchesRequired > 1 ? .infinity : Self.allowedMovement
    }

    private func scheduleFailure(after duration: TimeInterval) {
        timeout?.cancel()
        timeout = DisplayClock.schedule(after: duration) { [weak self] in self?.state = .failed }
    }
}
