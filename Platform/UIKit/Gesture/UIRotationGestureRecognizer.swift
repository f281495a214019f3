import Foundation

/// Finds two fingers that turn about each other.
///
/// It begins when they have turned as far as moves a finger by 8 points, which don't count: the rotation starts at 0 there.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// By how many points a finger must go round before it counts. By eye, as for pinches.
    private static let slop: CGFloat = 8

    private var turned: CGFloat = 0
    private var lastAngle: CGFloat = 0
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0

    /// Makes a recogniser that does nothing yet.
    public override init() {
        super.init()
    }

    /// Makes a recogniser that calls `action` when a rotation begins, goes on, and ends.
    public convenience init(action: @escaping (UIRotationGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    /// How far the fingers have turned since the rotation began, in radians, clockwise. Set it to count on from there.
    open var rotation: CGFloat {
        get { state == .possible ? 0 : turned }
        set {
            turned = newValue
            tracker.reset()
            tracker.add(CGPoint(x: newValue, y: 0), at: lastTime)
        }
    }

    /// How fast they turn, in radians a second.
    open var velocity: CGFloat { tracker.velocity(at: lastTime).x }

    private var fingers: [UITouch] { followedTouches.filter { !$0.isOver } }

    /// From the first finger to the second.
    private var between: CGVector {
        let (from, to) = (fingers[0].windowLocation, fingers[1].windowLocation)
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count > 2 {
            for touch in touches { ignore(touch, for: event) }
        }
        if fingers.count == 2 { lastAngle = atan2(between.dy, between.dx) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.count == 2 else { return }
        let between = between
        let angle = atan2(between.dy, between.dx)
        // The shorter way round, so that half a turn is no leap.
        turned += remainder(angle - lastAngle, 2 * .pi)
        lastAngle = angle
        if state == .possible {
            guard abs(turned) * hypot(between.dx, between.dy) / 2 >= Self.slop else { return }
            turned = 0
            note(event.timestamp)
            state = .began
        } else {
            note(event.timestamp)
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersLeft(at: event.timestamp, as: .ended)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersLeft(at: event.timestamp, as: .cancelled)
    }

    private func fingersLeft(at time: TimeInterval, as end: State) {
        guard fingers.isEmpty else { return }
        lastTime = time
        state = state == .possible ? .failed : end
    }

    private func note(_ time: TimeInterval) {
        lastTime = time
        tracker.add(CGPoint(x: turned, y: 0), at: time)
    }

    open override func reset() {
        super.reset()
        turned = 0
        tracker.reset()
    }
}
