import Foundation

/// A continuous gesture recognizer for rotations with two touches.
///
/// The gesture begins when the rotation moves each touch by 8 points along its arc. The rotation does not
/// include this angle.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The arc length that begins the gesture, in points. Estimated, as for pinches.
    private static let slop: CGFloat = 8

    private var accumulatedRotation: CGFloat = 0
    private var lastAngle: CGFloat = 0
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0

    /// Creates a recognizer that calls a method of a target for each state of a recognized gesture.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Creates a recognizer that calls `action` when a rotation begins, changes and ends.
    public convenience init(action: @escaping (UIRotationGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    /// The clockwise rotation since the gesture began, in radians. Set it to continue from another value.
    open var rotation: CGFloat {
        get { state == .possible ? 0 : accumulatedRotation }
        set {
            accumulatedRotation = newValue
            tracker.reset()
            tracker.add(CGPoint(x: newValue, y: 0), at: lastTime)
        }
    }

    /// The velocity of the rotation, in radians per second.
    open var velocity: CGFloat { tracker.velocity(at: lastTime).x }

    private var activeTouches: [UITouch] { followedTouches.filter { !$0.isOver } }

    /// The vector from the first touch to the second.
    private var touchVector: CGVector {
        let (from, to) = (activeTouches[0].windowLocation, activeTouches[1].windowLocation)
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if activeTouches.count > 2 {
            for touch in touches { ignore(touch, for: event) }
        }
        if activeTouches.count == 2 { lastAngle = atan2(touchVector.dy, touchVector.dx) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count == 2 else { return }
        let touchVector = touchVector
        let angle = atan2(touchVector.dy, touchVector.dx)
        // Takes the shorter arc, so that crossing ±π is not a full turn.
        accumulatedRotation += remainder(angle - lastAngle, 2 * .pi)
        lastAngle = angle
        if state == .possible {
            guard abs(accumulatedRotation) * hypot(touchVector.dx, touchVector.dy) / 2 >= Self.slop else { return }
            accumulatedRotation = 0
            recordSample(event.timestamp)
            state = .began
        } else {
            recordSample(event.timestamp)
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesDidFinish(at: event.timestamp, as: .ended)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesDidFinish(at: event.timestamp, as: .cancelled)
    }

    private func touchesDidFinish(at time: TimeInterval, as end: State) {
        guard activeTouches.isEmpty else { return }
        lastTime = time
        state = state == .possible ? .failed : end
    }

    private func recordSample(_ time: TimeInterval) {
        lastTime = time
        tracker.add(CGPoint(x: accumulatedRotation, y: 0), at: time)
    }

    open override func reset() {
        super.reset()
        accumulatedRotation = 0
        tracker.reset()
    }
}
