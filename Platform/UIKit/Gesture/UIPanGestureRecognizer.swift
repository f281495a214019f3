/// Finds fingers that drag.
///
/// It begins when they have moved 10 points, which don't count: the translation starts at 0 there.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers that drag.
    open var minimumNumberOfTouches = 1

    /// The most fingers that drag.
    open var maximumNumberOfTouches = Int.max

    /// The way in points that fingers move before it counts as dragging. Measured of UIKit.
    static let slop: CGFloat = 10

    /// How far the fingers have moved since they went down, in the window.
    private var displacement = CGPoint.zero
    private var lastMiddle = CGPoint.zero
    /// What of the displacement does not count: the slop, and what `setTranslation(_:in:)` took off.
    private var origin = CGPoint.zero
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0

    /// Makes a recogniser that does nothing yet.
    public override init() {
        super.init()
    }

    /// Makes a recogniser that calls `action` when dragging begins, goes on, and ends.
    public convenience init(action: @escaping (UIPanGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    /// How far the fingers have dragged, in the coordinates of `view` (nil: of the window).
    open func translation(in view: UIView?) -> CGPoint {
        turn(CGPoint(x: displacement.x - origin.x, y: displacement.y - origin.y), into: view)
    }

    /// Counts the translation on from `translation`. Forgets the velocity.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let inWindow = turn(translation, outOf: view)
        origin = CGPoint(x: displacement.x - inWindow.x, y: displacement.y - inWindow.y)
        tracker.reset()
        tracker.add(displacement, at: lastTime)
    }

    /// How fast the fingers drag, in points a second in the coordinates of `view` (nil: of the window).
    open func velocity(in view: UIView?) -> CGPoint {
        turn(tracker.velocity(at: lastTime), into: view)
    }

    /// A displacement that has become a drag: the part of it that counts. Nil as long as it is none.
    func drag(from displacement: CGPoint) -> CGPoint? {
        let length = hypot(displacement.x, displacement.y)
        guard length >= Self.slop else { return nil }
        let part = 1 - Self.slop / length
        return CGPoint(x: displacement.x * part, y: displacement.y * part)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if currentTouches.count > maximumNumberOfTouches {
            guard state != .possible else {
                state = .failed
                return
            }
            for touch in touches { ignore(touch, for: event) }
        }
        lastMiddle = currentTouches.map(\.windowLocation).middle
        note(event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let middle = currentTouches.map(\.windowLocation).middle
        displacement.x += middle.x - lastMiddle.x
        displacement.y += middle.y - lastMiddle.y
        lastMiddle = middle
        note(event.timestamp)
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
            lastMiddle = remaining.map(\.windowLocation).middle
            return
        }
        moveToLift(of: touches)
        note(event.timestamp)
        state = state == .possible && awaitedStates.isEmpty ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = currentTouches
        if remaining.count >= max(1, minimumNumberOfTouches) {
            lastMiddle = remaining.map(\.windowLocation).middle
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

    /// A finger may be lifted elsewhere than where it last moved to.
    private func moveToLift(of touches: Set<UITouch>) {
        guard followedTouches.count == touches.count, state != .possible else { return }
        let middle = followedTouches.map(\.windowLocation).middle
        displacement.x += middle.x - lastMiddle.x
        displacement.y += middle.y - lastMiddle.y
        lastMiddle = middle
    }

    private func note(_ time: TimeInterval) {
        lastTime = time
        tracker.add(displacement, at: time)
    }

    private func turn(_ vector: CGPoint, into view: UIView?) -> CGPoint {
        guard let view, let window = attachedView?.window ?? view.window else { return vector }
        let zero = view.convert(CGPoint.zero, from: window)
        let end = view.convert(vector, from: window)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    private func turn(_ vector: CGPoint, outOf view: UIView?) -> CGPoint {
        guard let view, let window = attachedView?.window ?? view.window else { return vector }
        let zero = view.convert(CGPoint.zero, to: window)
        let end = view.convert(vector, to: window)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }
}
