/// Finds two fingers that move apart or together.
///
/// It begins when their distance has changed by 8 points, which don't count: the scale starts at 1 there. In a window,
/// turning the wheel with Control held counts as a pinch where the pointer is.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// By how many points the distance must change before it counts. By eye.
    private static let slop: CGFloat = 8
    /// Nearer than that, in points, two fingers would make scales without bounds.
    private static let shortestDistance: CGFloat = 10

    /// The distance in points at which the scale is 1.
    private var unit: CGFloat = 0
    private var startDistance: CGFloat = 0
    private var currentScale: CGFloat = 1
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0
    /// What a wheel does in place of fingers.
    final var wheel: WheelPinch?

    /// Makes a recogniser that does nothing yet.
    public override init() {
        super.init()
    }

    /// Makes a recogniser that calls `action` when a pinch begins, goes on, and ends.
    public convenience init(action: @escaping (UIPinchGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    /// How much further apart the fingers are than when the pinch began. Set it to count on from there.
    open var scale: CGFloat {
        get { currentScale }
        set {
            precondition(newValue > 0, "UIPinchGestureRecognizer.scale must be greater than 0; 1 begins anew")
            currentScale = newValue
            unit = distance / newValue
            tracker.reset()
            tracker.add(CGPoint(x: newValue, y: 0), at: lastTime)
        }
    }

    /// How fast the scale changes, a second.
    open var velocity: CGFloat { tracker.velocity(at: lastTime).x }

    /// Whether a pinch is over as soon as one of its fingers is lifted, and not when the last is.
    var endsWithFirstFinger: Bool { false }

    // MARK: Fingers

    private var fingers: [UITouch] { followedTouches.filter { !$0.isOver } }

    private var distance: CGFloat {
        let fingers = fingers
        guard fingers.count == 2 else { return max(Self.shortestDistance, unit * currentScale) }
        return max(Self.shortestDistance, fingers[0].windowLocation.distance(to: fingers[1].windowLocation))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        endWheel()
        if fingers.count > 2 {
            for touch in touches { ignore(touch, for: event) }
        }
        guard fingers.count == 2 else { return }
        if state == .possible { startDistance = distance } else { unit = distance / currentScale }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.count == 2 else { return }
        if state == .possible {
            guard abs(distance - startDistance) >= Self.slop else { return }
            unit = distance
            note(event.timestamp)
            state = .began
            return
        }
        currentScale = distance / unit
        note(event.timestamp)
        state = .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersLeft(at: event.timestamp, as: .ended)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersLeft(at: event.timestamp, as: .cancelled)
    }

    private func fingersLeft(at time: TimeInterval, as end: State) {
        guard fingers.isEmpty || (endsWithFirstFinger && state != .possible) else { return }
        lastTime = time
        state = state == .possible ? .failed : end
    }

    private func note(_ time: TimeInterval) {
        lastTime = time
        tracker.add(CGPoint(x: currentScale, y: 0), at: time)
    }

    open override func reset() {
        super.reset()
        currentScale = 1
        unit = 0
        startDistance = 0
        tracker.reset()
        wheel?.stop()
        wheel = nil
    }

    // MARK: Wheel

    open override func location(in view: UIView?) -> CGPoint {
        wheel.map { place($0.location, in: view) } ?? super.location(in: view)
    }

    /// A wheel was turned so far that the scale grows by `factor`.
    final func pinch(by factor: CGFloat, at location: CGPoint, isPrecise: Bool, time: TimeInterval) {
        guard isEnabled, fingers.isEmpty else { return }
        if wheel == nil {
            let wheel = WheelPinch(self, at: location)
            self.wheel = wheel
            note(time)
            state = .began
            guard state == .began || state == .changed else {
                wheel.stop()
                self.wheel = nil
                return
            }
        }
        wheel?.turn(by: factor, isPrecise: isPrecise)
    }

    final func wheelDidTurn(to scale: CGFloat, at time: TimeInterval) {
        currentScale = scale
        note(time)
        state = .changed
    }

    final func endWheel() {
        guard let wheel else { return }
        wheel.stop()
        state = .ended
        self.wheel = nil
    }
}
