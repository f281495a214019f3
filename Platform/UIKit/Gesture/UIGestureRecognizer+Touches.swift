extension UIGestureRecognizer {
    /// Whether the recognizer tracks touches and has neither recognized its gesture nor failed.
    final var isUndecided: Bool { currentState == .possible && !sequenceTouches.isEmpty }

    /// Returns whether the recognizer tracks `touch`, which has just begun.
    final func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
        guard isEnabled, !currentState.isOver, deferredStates.isEmpty,
            allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), hasExclusiveType(touch),
            shouldReceive(event)
        else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    private func hasExclusiveType(_ touch: UITouch) -> Bool {
        guard requiresExclusiveTouchType else { return true }
        // One that never fails must not remain bound to the type of its last gesture.
        let tracked = followedTouches.last ?? (currentState == .possible ? nil : sequenceTouches.last)
        return tracked.map { $0.type == touch.type } ?? true
    }

    final func follow(_ touch: UITouch) {
        followedTouches.append(touch)
        sequenceTouches.append(touch)
    }

    /// Handles the changes to the tracked touches among `touches`.
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
        sendActions()
        removeEndedTouches()
    }

    private func handle(_ touches: [UITouch], in phase: UITouch.Phase, _ body: (Set<UITouch>) -> Void) {
        let matching = touches.filter { $0.currentPhase == phase }
        // Handling an earlier phase of the same event may have ended the gesture.
        if !matching.isEmpty, !currentState.isOver { body(Set(matching)) }
    }

    private func removeEndedTouches() {
        guard followedTouches.contains(where: \.isOver) else { return }
        let remaining = followedTouches.filter { !$0.isOver }
        if remaining.isEmpty { lastLocations = followedTouches.map(\.windowLocation) }
        followedTouches = remaining
    }

    /// Cancels or fails the gesture and stops tracking its touches. Called when the recognizer is disabled
    /// or removed from its view.
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

    /// Resets the recognizer to `.possible` once the gesture is over and all its touches have ended.
    final func resetIfOver() {
        guard currentState.isOver, followedTouches.isEmpty, !isHandlingTouches, unsentStates.isEmpty else { return }
        reset()
        currentState = .possible
        sequenceTouches = []
        lastLocations = []
        deferredStates = []
        recognizersAwaitingFailure = []
    }
}
