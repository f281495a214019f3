/// The pan gesture of a scroll view, which is recognized only along scrollable axes and reports touches to
/// the view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    /// The initial direction of the pan.
    private(set) var direction = CGPoint.zero
    /// Whether the touches have stopped moving content, which is their only effect then.
    private(set) var hasCaughtContent = false

    init() {
        super.init(target: nil, action: nil)
        addAction(UIAction { [weak self] _ in self?.tellScrollView() })
    }

    private func tellScrollView() {
        scrollView?.panDidChange(self)
    }

    override func drag(from displacement: CGPoint) -> CGPoint? {
        guard let scrollView, !scrollView.yields(to: displacement) else { return nil }
        direction = displacement
        let axes = scrollView.scrollableAxes
        switch axes {
        case (true, true): return super.drag(from: displacement)
        case (false, true):
            guard abs(displacement.y) >= abs(displacement.x) else { return nil }
            return super.drag(from: CGPoint(x: 0, y: displacement.y))
        case (true, false):
            guard abs(displacement.x) >= abs(displacement.y) else { return nil }
            return super.drag(from: CGPoint(x: displacement.x, y: 0))
        case (false, false): return nil
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.contentPinch
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, scrollView?.trackingDidBegin() == true { hasCaughtContent = true }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        hasCaughtContent = false
        scrollView?.trackingDidEnd()
    }
}

/// Delays the touches of a scroll view's content until they are known not to be drags.
final class ContentTouchDelayRecognizer: UIGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var timer: DisplayClock.Timer?

    /// In seconds. Not documented; clones of UIKit use the same value.
    private static let delay: TimeInterval = 0.15

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, timer == nil, let scrollView else { return }
        if (scrollView.panGestureRecognizer as? ScrollPanGestureRecognizer)?.hasCaughtContent == true {
            // The touch has stopped the content and is not meant for the views under it.
            state = .began
            return
        }
        guard scrollView.scrollableAxes != (false, false) else {
            state = .failed
            return
        }
        if touches.contains(where: { touch in
            (touch.view as? any ImmediateTouchTarget)?.isTouchedAtOnce(by: touch) == true
        }) {
            state = .failed
            return
        }
        timer = DisplayClock.schedule(after: Self.delay) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard followedTouches.allSatisfy(\.isOver) else { return }
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is UIPanGestureRecognizer)
            && !(preventedGestureRecognizer is UIPinchGestureRecognizer)
            && !(preventedGestureRecognizer is ContentTouchDelayRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        currentState == .possible
    }

    override func reset() {
        timer?.cancel()
        timer = nil
    }
}
