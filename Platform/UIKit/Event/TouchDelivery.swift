/// Brings touches to gesture recognisers first, then to the views that were hit.
///
/// A view hears of a touch late where a recogniser wants it so (`delaysTouchesBegan`, `delaysTouchesEnded`), and loses
/// it when one recognises (`cancelsTouchesInView`).
@MainActor
final class TouchDelivery {
    /// Touches whose views have not heard the end of them.
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
        for touch in changed where touch.isOver && touch.viewStage == .active {
            if touch.currentPhase == .ended { touch.viewStage = .ending } else { cancelInView([touch]) }
        }
        for touch in changed where touch.currentPhase == .cancelled { touch.viewStage = .over }
        tellViews()
        tellMoves(changed, with: event)
        for recognizer in recognizers { recognizer.resetIfOver() }
    }

    // MARK: Attaching

    private func attach(_ touch: UITouch, to window: UIWindow, with event: UIEvent) {
        touch.delivery = self
        let hit = window.hitTest(touch.windowLocation, with: event)
        touch.touchedView = hit
        guard let hit else {
            touch.viewStage = .over
            return
        }
        touch.viewStage = takesTouch(hit) ? .waiting : .over
        openTouches.append(touch)
        var view: UIView? = hit
        while let current = view {
            for recognizer in current.recognizers where recognizer.accepts(touch, with: event) {
                touch.attachedRecognizers.append(recognizer)
            }
            view = current.superview
        }
        for recognizer in touch.attachedRecognizers { recognizer.follow(touch) }
    }

    /// Whether one more finger may reach `view`: the second one only where the view wants several, and none beside an
    /// exclusive view's.
    private func takesTouch(_ view: UIView) -> Bool {
        let others = openTouches.filter { !$0.isOver && $0.viewStage != .over }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.touchedView === view }) { return false }
        return !others.contains { other in
            guard let otherView = other.touchedView, otherView !== view else { return false }
            return otherView.isExclusiveTouch || view.isExclusiveTouch
        }
    }

    // MARK: Telling views

    /// A recogniser failed or recognised on its own time: views may hear now what was held back.
    func recognizerDidChange() {
        if !isDelivering { tellViews() }
    }

    private func tellViews() {
        for touch in openTouches where touch.viewStage == .waiting { begin(touch) }
        for touch in openTouches where touch.viewStage == .ending { end(touch) }
        openTouches.removeAll { $0.viewStage == .over && $0.isOver }
    }

    private func begin(_ touch: UITouch) {
        guard let view = touch.touchedView else {
            touch.viewStage = .over
            return
        }
        if touch.attachedRecognizers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided }) { return }
        guard enclosingScrollViewsAllow(touch, in: view) else {
            touch.viewStage = .over
            return
        }
        touch.viewStage = touch.isOver ? .ending : .active
        touch.withPhase(.began) { view.touchesBegan([touch], with: lastEvent) }
    }

    private func enclosingScrollViewsAllow(_ touch: UITouch, in view: UIView) -> Bool {
        var current = view.superview
        while let outer = current {
            if let scrollView = outer as? UIScrollView,
                !scrollView.touchesShouldBegin([touch], with: lastEvent, in: view)
            {
                return false
            }
            current = outer.superview
        }
        return true
    }

    private func end(_ touch: UITouch) {
        if touch.attachedRecognizers.contains(where: { $0.delaysTouchesEnded && $0.isUndecided }) { return }
        touch.viewStage = .over
        touch.withPhase(.ended) { touch.touchedView?.touchesEnded([touch], with: lastEvent) }
    }

    private func tellMoves(_ touches: [UITouch], with event: UIEvent) {
        var moved: [UITouch] = touches.filter { $0.currentPhase == .moved && $0.viewStage == .active }
        while let first = moved.first {
            let view = first.touchedView
            let ofView = moved.filter { $0.touchedView === view }
            moved.removeAll { $0.touchedView === view }
            view?.touchesMoved(Set(ofView), with: event)
        }
    }

    /// Takes touches away from the views that have heard of them; the others never will.
    func cancelInView(_ touches: [UITouch]) {
        for touch in touches {
            let isKnown = touch.viewStage == .active || touch.viewStage == .ending
            touch.viewStage = .over
            if isKnown {
                touch.withPhase(.cancelled) { touch.touchedView?.touchesCancelled([touch], with: lastEvent) }
            }
        }
    }
}
