/// A recognizer of horizontal swipes on the rows of a list.
final class SwipeGestureRecognizer: UIPanGestureRecognizer {
    private weak var host: (any SwipeHost)?
    /// The location at which the touch began, in the list.
    private var start: CGPoint?

    init(host: any SwipeHost) {
        self.host = host
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addAction(UIAction { [weak self] _ in self?.updateSwipe() })
    }

    private func updateSwipe() {
        host?.swipeDidChange(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if start == nil { start = touches.first?.location(in: host) }
        super.touchesBegan(touches, with: event)
    }

    override func drag(from displacement: CGPoint) -> CGPoint? {
        guard abs(displacement.x) > abs(displacement.y) else { return nil }
        guard let drag = super.drag(from: CGPoint(x: displacement.x, y: 0)) else { return nil }
        if let host, let start, !host.recognizesSwipes(at: start) {
            state = .failed
            return nil
        }
        // The swipe is recognized here, so the delegate is called for actions only once.
        guard let host, let start, host.beginSwipe(at: start, toRight: displacement.x > 0) else {
            // There is nothing to swipe, but the touch is not a tap either.
            host?.cancelTouch()
            host?.ineffectiveSwipeTouch = followedTouches.first
            state = .failed
            return nil
        }
        return CGPoint(x: drag.x, y: 0)
    }

    override func reset() {
        super.reset()
        start = nil
    }
}
