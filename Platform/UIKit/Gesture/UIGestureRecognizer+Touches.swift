/// How touches reach a recogniser, and leave it.
extension UIGestureRecognizer {
    /// Whether neither the gesture nor its failure is certain yet.
    final var isUndecided: Bool { currentState == .possible && !sequenceTouches.isEmpty }

    /// Whether the recogniser wants to follow a touch that has just begun.
    final func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
        guard isEnabled, !currentState.isOver, awaitedStates.isEmpty,
            allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), shouldReceive(event)
        else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    final func follow(_ touch: UITouch) {
        followedTouches.append(touch)
        sequenceTouches.append(touch)
    }

    /// Hands on what changed in the touches that the recogniser follows.
    final func receive(_ touches: [UITouch], with event: UIEvent) {
        let own = touches.filter { touch in followedTouches.contains { $0 === touch } }
        guard !own.isEmpty else { return }
        modifierFlags = event.modifierFlags
        if isEnabled, !currentState.isOver {
            isHandlingTouches = true
            handle(own, in: .began) { touchesBegan($0, with: event) }
            handle(own, in: .moved) { touchesMoved($0, with: event) }
            handle(own, in: .ended) { touchesEnded($0, with: event) }
            handle(own, in: .cancelled) { touchesCancelled($0, with: event) }
            isHandlingTouches = false
        }
        report()
        letGoOfLiftedTouches()
    }

    private func handle(_ touches: [UITouch], in phase: UITouch.Phase, _ body: (Set<UITouch>) -> Void) {
        let matching = touches.filter { $0.currentPhase == phase }
        // An earlier phase of the same event may have decided the gesture.
        if !matching.isEmpty, !currentState.isOver { body(Set(matching)) }
    }

    private func letGoOfLiftedTouches() {
        guard followedTouches.contains(where: \.isOver) else { return }
        let remaining = followedTouches.filter { !$0.isOver }
        if remaining.isEmpty { lastLocations = followedTouches.map(\.windowLocation) }
        followedTouches = remaining
    }

    /// Stops whatever the recogniser does: it was switched off, or taken out of its view.
    final func abandon() {
        switch currentState {
        case .began, .changed: transition(to: .cancelled)
        case .possible where !sequenceTouches.isEmpty: transition(to: .failed)
        default: break
        }
        for touch in followedTouches { touch.attachedRecognizers.removeAll { $0 === self } }
        followedTouches = []
        resetIfOver()
    }

    /// Makes the recogniser possible again when the gesture is decided and its fingers are gone.
    final func resetIfOver() {
        guard currentState.isOver, followedTouches.isEmpty, !isHandlingTouches, unreportedStates.isEmpty else { return }
        reset()
        currentState = .possible
        sequenceTouches = []
        lastLocations = []
        awaitedStates = []
        waitingForThis = []
    }
}
