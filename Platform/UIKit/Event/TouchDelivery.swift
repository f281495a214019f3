/// Delivers touches to gesture recognizers first, and then to the hit views.
///
/// Recognizers can delay the delivery to a view (`delaysTouchesBegan`, `delaysTouchesEnded`) and cancel it
/// when they recognize their gesture (`cancelsTouchesInView`).
@MainActor
final class TouchDelivery {
    /// The touches whose end has not been delivered to their views.
    private var openTouches: [UITouch] = []
    private var isDelivering = false
    private weak var lastEvent: UIEvent?

    func deliver(_ event: TouchesEvent, to window: UIWindow) {
        let changed = event.touches.filter { $0.touchedWindow === window && $0.currentPhase != .stationary }
        guard !changed.isEmpty else { return }
        lastEvent = event
        isDelivering = true
        for touch in changed where touch.currentPhase == .began { attach(touch, to: window, with: event) }
        var recognizers: [UIGestureRecognizer] = []
        for touch in changed {
            for recognizer in touch.attachedRecognizers where !recognizers.contains(where: { $0 === recognizer }) {
                recognizers.append(recognizer)
            }
        }
        for recognizer in recognizers { recognizer.receive(changed, with: event) }
        isDelivering = false
        for touch in changed where touch.isOver && touch.viewDeliveryState == .active {
            if touch.currentPhase == .ended { touch.viewDeliveryState = .ending } else { cancelInView([touch]) }
        }
        for touch in changed where touch.currentPhase == .cancelled { touch.viewDeliveryState = .finished }
        deliverPendingPhases()
        deliverMoves(changed, with: event)
        for recognizer in recognizers { recognizer.resetIfOver() }
    }

    // MARK: Attaching

    private func attach(_ touch: UITouch, to window: UIWindow, with event: UIEvent) {
        touch.delivery = self
        let hit = window.hitTest(touch.windowLocation, with: event)
        touch.touchedView = hit
        guard let hit else {
            touch.viewDeliveryState = .finished
            return
        }
        touch.viewDeliveryState = canReceiveTouch(hit) ? .pending : .finished
        openTouches.append(touch)
        var view: UIView? = hit
        while let current = view {
            for recognizer in current.recognizers where recognizer.accepts(touch, with: event) {
                touch.attachedRecognizers.append(recognizer)
            }
            view = current.parentView
        }
        for recognizer in touch.attachedRecognizers { recognizer.follow(touch) }
    }

    /// Returns whether `view` may receive another touch, according to `isMultipleTouchEnabled` and
    /// `isExclusiveTouch`.
    private func canReceiveTouch(_ view: UIView) -> Bool {
        let others = openTouches.filter { !$0.isOver && $0.viewDeliveryState != .finished }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.touchedView === view }) { return false }
        return !others.contains { other in
            guard let otherView = other.touchedView, otherView !== view else { return false }
            return otherView.isExclusiveTouch || view.isExclusiveTouch
        }
    }

    // MARK: Delivery to views

    /// Called when a recognizer changes its state. Delivers delayed touches unless a delivery is in
    /// progress.
    func recognizerDidChange() {
        if !isDelivering { deliverPendingPhases() }
    }

    private func deliverPendingPhases() {
        for touch in openTouches where touch.viewDeliveryState == .pending { begin(touch) }
        for touch in openTouches where touch.viewDeliveryState == .ending { end(touch) }
        openTouches.removeAll { $0.viewDeliveryState == .finished && $0.isOver }
    }

    private func begin(_ touch: UITouch) {
        guard let view = touch.touchedView else {
            touch.viewDeliveryState = .finished
            return
        }
        if touch.attachedRecognizers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided }) { return }
        guard enclosingScrollViewsAllow(touch, in: view) else {
            touch.viewDeliveryState = .finished
            return
        }
        touch.viewDeliveryState = touch.isOver ? .ending : .active
        touch.withPhase(.began) { view.touchesBegan([touch], with: lastEvent) }
    }

    private func enclosingScrollViewsAllow(_ touch: UITouch, in view: UIView) -> Bool {
        var current = view.parentView
        while let outer = current {
            if let scrollView = outer as? UIScrollView,
                !scrollView.touchesShouldBegin([touch], with: lastEvent, in: view)
            {
                return false
            }
            current = outer.parentView
        }
        return true
    }

    private func end(_ touch: UITouch) {
        if touch.attachedRecognizers.contains(where: { $0.delaysTouchesEnded && $0.isUndecided }) { return }
        touch.viewDeliveryState = .finished
        touch.withPhase(.ended) { touch.touchedView?.touchesEnded([touch], with: lastEvent) }
    }

    private func deliverMoves(_ touches: [UITouch], with event: UIEvent) {
        var moved: [UITouch] = touches.filter { $0.currentPhase == .moved && $0.viewDeliveryState == .active }
        while let first = moved.first {
            let view = first.touchedView
            let touchesOfView = moved.filter { $0.touchedView === view }
            moved.removeAll { $0.touchedView === view }
            view?.touchesMoved(Set(touchesOfView), with: event)
        }
    }

    /// Cancels touches in their views. Views that have not received the beginning receive nothing.
    func cancelInView(_ touches: [UITouch]) {
        for touch in touches {
            let hasBegun = touch.viewDeliveryState == .active || touch.viewDeliveryState == .ending
            touch.viewDeliveryState = .finished
            if hasBegun {
                touch.withPhase(.cancelled) { touch.touchedView?.touchesCancelled([touch], with: lastEvent) }
            }
        }
    }
}
