/// Finds taps: one or more, with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture.
    open var numberOfTapsRequired = 1

    /// How many fingers tap at once.
    open var numberOfTouchesRequired = 1

    private var tapCount = 0
    private var mostFingers = 0
    private var firstLocation = CGPoint.zero
    private var timeout: DisplayClock.Timer?

    // The limits are those of UIKit's recogniser as far as they are known; they are not documented.
    /// How far in points the fingers may stray.
    private static let allowedMovement: CGFloat = 45
    /// How long in seconds fingers may rest before it is no tap any more.
    private static let longestTap: TimeInterval = 1.5
    /// How long in seconds the next tap, and the other fingers, may take to come.
    private static let longestPause: TimeInterval = 0.35

    /// Makes a recogniser that does nothing yet.
    public override init() {
        super.init()
    }

    /// Makes a recogniser that calls `action` for each tap.
    public convenience init(action: @escaping (UITapGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = followedTouches.filter { !$0.isOver }.count
        guard fingers <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if mostFingers == 0 {
            let location = windowLocation
            if tapCount == 0 {
                firstLocation = location
            } else if location.distance(to: firstLocation) > Self.allowedMovement {
                state = .failed
                return
            }
            wait(Self.longestTap)
        }
        mostFingers = max(mostFingers, fingers)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.windowLocation.distance(to: firstLocation) > reach {
            state = .failed
            return
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard followedTouches.allSatisfy(\.isOver) else { return }
        timeout?.cancel()
        guard mostFingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        mostFingers = 0
        tapCount += 1
        if tapCount >= numberOfTapsRequired {
            state = .ended
        } else {
            wait(Self.longestPause)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        timeout?.cancel()
        timeout = nil
        tapCount = 0
        mostFingers = 0
    }

    /// Several fingers lie apart from each other to begin with.
    private var reach: CGFloat {
        numberOfTouchesRequired > 1 ? .infinity : Self.allowedMovement
    }

    private func wait(_ duration: TimeInterval) {
        timeout?.cancel()
        timeout = DisplayClock.schedule(after: duration) { [weak self] in self?.state = .failed }
    }
}
