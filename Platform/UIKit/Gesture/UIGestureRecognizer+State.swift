/// The states of a recogniser, and what they mean for the others that look at the same touches.
extension UIGestureRecognizer {
    final func transition(to new: State) {
        switch (currentState, new) {
        case (.possible, .began), (.possible, .ended), (.possible, .changed):
            propose(new == .changed ? .began : new)
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            enter(new)
        case (.began, .failed), (.changed, .failed):
            enter(.cancelled)
        default:
            break
        }
    }

    // MARK: Recognising

    /// The gesture is found: become so, unless someone is against it, or others must fail first.
    private func propose(_ new: State) {
        guard awaitedStates.isEmpty else {
            if new == .ended, awaitedStates.last == .began { awaitedStates.append(.ended) }
            return
        }
        guard mayBegin else { return fail() }
        let peers = self.peers
        guard !peers.contains(where: { $0.currentState.isRecognized && $0.prevents(self) }) else { return fail() }
        let rivals = failureRequirements(among: peers)
        guard !rivals.contains(where: \.currentState.isRecognized) else { return fail() }
        let undecided = rivals.filter(\.isUndecided)
        guard undecided.isEmpty else {
            awaitedStates = [new]
            for rival in undecided where !rival.waitingForThis.contains(where: { $0 === self }) {
                rival.waitingForThis.append(self)
            }
            return
        }
        recognize(new)
    }

    private func recognize(_ new: State) {
        currentState = new
        unreportedStates.append(new)
        let peers = self.peers
        // First the views lose the touches, then others fail: or views would be told of touches that others held back.
        if cancelsTouchesInView {
            let touches = sequenceTouches.filter { $0.viewStage != .over }
            touches.first?.delivery?.cancelInView(touches)
        }
        for peer in peers where peer.currentState == .possible && prevents(peer) { peer.fail() }
        let waiting = waitingForThis
        waitingForThis = []
        for recognizer in waiting { recognizer.fail() }
        sequenceTouches.first?.delivery?.recognizerDidChange()
        reportUnlessHandling()
    }

    private func enter(_ new: State) {
        currentState = new
        unreportedStates.append(new)
        reportUnlessHandling()
    }

    /// While touches are handled, actions wait until the recogniser's own method has returned.
    private func reportUnlessHandling() {
        guard !isHandlingTouches else { return }
        report()
        resetIfOver()
    }

    /// Calls the actions for the states that have come up.
    final func report() {
        while !unreportedStates.isEmpty {
            let state = unreportedStates.removeFirst()
            guard state.isRecognized || state == .cancelled else { continue }
            // A later state may have come up in the same event; the action must still see this one.
            let latest = currentState
            currentState = state
            for action in actions { action.performWithSender(self, target: nil) }
            if currentState == state { currentState = latest }
        }
    }

    // MARK: Failing

    private func fail() {
        guard currentState == .possible, !sequenceTouches.isEmpty || !awaitedStates.isEmpty else { return }
        awaitedStates = []
        currentState = .failed
        let waiting = waitingForThis
        waitingForThis = []
        for recognizer in waiting { recognizer.rivalFailed() }
        sequenceTouches.first?.delivery?.recognizerDidChange()
        if !isHandlingTouches { resetIfOver() }
    }

    /// One that this recogniser waits for has failed: become what was found, if it was the last.
    private func rivalFailed() {
        guard currentState == .possible, let first = awaitedStates.first else { return }
        guard !failureRequirements(among: peers).contains(where: \.isUndecided) else { return }
        let later = awaitedStates.dropFirst()
        awaitedStates = []
        recognize(first)
        for state in later { transition(to: state) }
    }

    // MARK: Others

    /// The recognisers that look at the same touches.
    private var peers: [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        for touch in sequenceTouches {
            for recognizer in touch.attachedRecognizers
            where recognizer !== self && !result.contains(where: { $0 === recognizer }) {
                result.append(recognizer)
            }
        }
        return result
    }

    private func failureRequirements(among peers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        let fixed = requiredToFail.compactMap(\.recognizer)
        let asked = peers.filter { peer in
            !fixed.contains { $0 === peer } && (shouldRequireFailure(of: peer) || peer.shouldBeRequiredToFail(by: self))
        }
        return fixed + asked
    }

    private var mayBegin: Bool {
        // The views under the fingers may have a better use for the touch: a button for a tap, a slider for a pan.
        var view = sequenceTouches.first?.touchedView ?? attachedView
        while let current = view {
            if !current.gestureRecognizerShouldBegin(self) { return false }
            if current === attachedView { break }
            view = current.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !allowsBoth(other)
    }

    private func allowsBoth(_ other: UIGestureRecognizer) -> Bool {
        if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return true }
        return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
}
