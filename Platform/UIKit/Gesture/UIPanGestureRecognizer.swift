/// A continuous gesture recognizer for panning.
///
/// The gesture begins after the touches have moved 10 points. The translation does not include this
/// distance.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of touches that pan.
    open var minimumNumberOfTouches = 1

    /// The maximum number of touches that pan.
    open var maximumNumberOfTouches = Int.max

    /// The distance in points that touches move before the gesture begins. Measured in UIKit.
    static let slop: CGFloat = 10

    /// The movement of the touches since they began, in window coordinates.
    private var displacement = CGPoint.zero
    private var lastCentroid = CGPoint.zero
    /// The part of the displacement that is not part of the translation: the slop and the adjustment by
    /// `setTranslation(_:in:)`.
    private var origin = CGPoint.zero
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0

    /// Creates a recognizer that calls a method of a target for each state of a recognized gesture.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Creates a recognizer that calls `action` when panning begins, changes and ends.
    public convenience init(action: @escaping (UIPanGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    /// Returns the translation in the coordinates of `view`, or of the window if `view` is `nil`.
    open func translation(in view: UIView?) -> CGPoint {
        convertVector(CGPoint(x: displacement.x - origin.x, y: displacement.y - origin.y), to: view)
    }

    /// Sets the current translation and resets the velocity.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let windowTranslation = convertVector(translation, from: view)
        origin = CGPoint(x: displacement.x - windowTranslation.x, y: displacement.y - windowTranslation.y)
        tracker.reset()
        tracker.add(displacement, at: lastTime)
    }

    /// Returns the velocity in points per second, in the coordinates of `view`, or of the window if `view`
    /// is `nil`.
    open func velocity(in view: UIView?) -> CGPoint {
        convertVector(tracker.velocity(at: lastTime), to: view)
    }

    /// Returns the translation with which `displacement` begins the gesture, or `nil` if the gesture does
    /// not begin yet.
    func drag(from displacement: CGPoint) -> CGPoint? {
        let length = hypot(displacement.x, displacement.y)
        guard length >= Self.slop else { return nil }
        let fraction = 1 - Self.slop / length
        return CGPoint(x: displacement.x * fraction, y: displacement.y * fraction)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if currentTouches.count > maximumNumberOfTouches {
            guard state != .possible else {
                state = .failed
                return
            }
            for touch in touches { ignore(touch, for: event) }
        }
        lastCentroid = currentTouches.map(\.windowLocation).centroid
        recordSample(event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let centroid = currentTouches.map(\.windowLocation).centroid
        displacement.x += centroid.x - lastCentroid.x
        displacement.y += centroid.y - lastCentroid.y
        lastCentroid = centroid
        recordSample(event.timestamp)
        if state == .possible {
            guard currentTouches.count >= minimumNumberOfTouches, let drag = drag(from: displacement) else { return }
            origin = CGPoint(x: displacement.x - drag.x, y: displacement.y - drag.y)
            state = .began
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = currentTouches
        if remaining.count >= max(1, minimumNumberOfTouches) {
            lastCentroid = remaining.map(\.windowLocation).centroid
            return
        }
        addMovement(of: touches)
        recordSample(event.timestamp)
        state = state == .possible && deferredStates.isEmpty ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = currentTouches
        if remaining.count >= max(1, minimumNumberOfTouches) {
            lastCentroid = remaining.map(\.windowLocation).centroid
            return
        }
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        displacement = .zero
        origin = .zero
        tracker.reset()
    }

    private var currentTouches: [UITouch] { followedTouches.filter { !$0.isOver } }

    /// Adds the movement between the last move event and the lift.
    private func addMovement(of touches: Set<UITouch>) {
        guard followedTouches.count == touches.count, state != .possible else { return }
        let centroid = followedTouches.map(\.windowLocation).centroid
        displacement.x += centroid.x - lastCentroid.x
        displacement.y += centroid.y - lastCentroid.y
        lastCentroid = centroid
    }

    private func recordSample(_ time: TimeInterval) {
        lastTime = time
        tracker.add(displacement, at: time)
    }

    private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = attachedView?.window ?? view.window else { return vector }
        let zero = view.convert(CGPoint.zero, from: window)
        let end = view.convert(vector, from: window)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    private func convertVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = attachedView?.window ?? view.window else { return vector }
        let zero = view.convert(CGPoint.zero, to: window)
        let end = view.convert(vector, to: window)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }
}
