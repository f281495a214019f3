/// A continuous gesture recognizer for pinches with two touches.
///
/// The gesture begins when the distance between the touches has changed by 8 points. The scale does not
/// include this change. In a window, turning the mouse wheel with Control held also pinches, at the
/// pointer's location.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change in distance that begins the gesture, in points. Estimated.
    private static let slop: CGFloat = 8
    /// The smallest distance between the touches that counts, in points. It bounds the scale.
    private static let minimumDistance: CGFloat = 10

    /// The distance between the touches at which the scale is 1, in points.
    private var referenceDistance: CGFloat = 0
    private var startDistance: CGFloat = 0
    private var currentScale: CGFloat = 1
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0
    /// The pinch by a mouse wheel that is in progress.
    final var wheel: WheelPinch?

    /// Creates a recognizer that calls a method of a target for each state of a recognized gesture.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Creates a recognizer that calls `action` when a pinch begins, changes and ends.
    public convenience init(action: @escaping (UIPinchGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    /// The ratio of the current distance between the touches to the distance when the pinch began.
    ///
    /// Set it to continue from another value.
    open var scale: CGFloat {
        get { currentScale }
        set {
            precondition(
                newValue > 0,
                "UIPinchGestureRecognizer.scale was set to \(newValue). Set a scale greater than 0; 1 restarts from "
                    + "the current distance.")
            currentScale = newValue
            referenceDistance = distance / newValue
            tracker.reset()
            tracker.add(CGPoint(x: newValue, y: 0), at: lastTime)
        }
    }

    /// The velocity of the pinch, in scale factor per second.
    open var velocity: CGFloat { tracker.velocity(at: lastTime).x }

    /// Whether the pinch ends when its first touch lifts instead of its last.
    var endsWithFirstTouch: Bool { false }

    // MARK: Touches

    private var activeTouches: [UITouch] { followedTouches.filter { !$0.isOver } }

    private var distance: CGFloat {
        let activeTouches = activeTouches
        guard activeTouches.count == 2 else { return max(Self.minimumDistance, referenceDistance * currentScale) }
        return max(Self.minimumDistance, activeTouches[0].windowLocation.distance(to: activeTouches[1].windowLocation))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        endWheelPinch()
        if activeTouches.count > 2 {
            for touch in touches { ignore(touch, for: event) }
        }
        guard activeTouches.count == 2 else { return }
        if state == .possible { startDistance = distance } else { referenceDistance = distance / currentScale }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count == 2 else { return }
        if state == .possible {
            guard abs(distance - startDistance) >= Self.slop else { return }
            referenceDistance = distance
            recordSample(event.timestamp)
            state = .began
            return
        }
        currentScale = distance / referenceDistance
        recordSample(event.timestamp)
        state = .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesDidFinish(at: event.timestamp, as: .ended)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesDidFinish(at: event.timestamp, as: .cancelled)
    }

    private func touchesDidFinish(at time: TimeInterval, as end: State) {
        guard activeTouches.isEmpty || (endsWithFirstTouch && state != .possible) else { return }
        lastTime = time
        state = state == .possible ? .failed : end
    }

    private func recordSample(_ time: TimeInterval) {
        lastTime = time
        tracker.add(CGPoint(x: currentScale, y: 0), at: time)
    }

    open override func reset() {
        super.reset()
        currentScale = 1
        referenceDistance = 0
        startDistance = 0
        tracker.reset()
        wheel?.stop()
        wheel = nil
    }

    // MARK: Wheel

    open override func location(in view: UIView?) -> CGPoint {
        wheel.map { convert($0.location, to: view) } ?? super.location(in: view)
    }

    /// Scales by `factor` because a wheel was turned.
    final func pinch(by factor: CGFloat, at location: CGPoint, isPrecise: Bool, time: TimeInterval) {
        guard isEnabled, activeTouches.isEmpty else { return }
        if wheel == nil {
            let wheel = WheelPinch(self, at: location)
            self.wheel = wheel
            recordSample(time)
            state = .began
            guard state == .began || state == .changed else {
                wheel.stop()
                self.wheel = nil
                return
            }
        }
        wheel?.turn(by: factor, isPrecise: isPrecise)
    }

    final func wheelPinchDidChange(to scale: CGFloat, at time: TimeInterval) {
        currentScale = scale
        recordSample(time)
        state = .changed
    }

    final func endWheelPinch() {
        guard let wheel else { return }
        wheel.stop()
        state = .ended
        self.wheel = nil
    }
}
