/// State transitions, and how recognizers of the same touches affect each other.
extension UIGestureRecognizer {
    final func transition(to new: State) {
        switch (currentState, new) {
        case (.possible, .began), (.possible, .ended), (.possible, .changed):
            requestRecognition(new == .changed ? .began : new)
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

    // MARK: Recognition

    /// Recognizes the gesture, unless it is not allowed to begin or other recognizers must fail first.
    private func requestRecognition(_ new: State) {
        guard deferredStates.isEmpty else {
            if new == .ended, deferredStates.last == .began { deferredStates.append(.ended) }
            return
        }
        guard shouldBegin else { return fail() }
        let peers = self.peers
        guard !peers.contains(where: { $0.currentState.isRecognized && $0.prevents(self) }) else { return fail() }
        let requirements = failureRequirements(among: peers)
        guard !requirements.contains(where: \.currentState.isRecognized) else { return fail() }
        let undecided = requirements.filter(\.isUndecided)
        guard undecided.isEmpty else {
            deferredStates = [new]
            for requirement in undecided
            where !requirement.recognizersAwaitingFailure.contains(where: { $0 === self }) {
                requirement.recognizersAwaitingFailure.append(self)
            }
            return
        }
        recognize(new)
    }

    private func recognize(_ new: State) {
        currentState = new
        unsentStates.append(new)
        let peers = self.peers
        // Views lose the touches before other recognizers fail. Otherwise a view would receive touches that
        // a failing recognizer had delayed.
        if cancelsTouchesInView {
            let touches = sequenceTouches.filter { $0.viewDeliveryState != .finished }
            touches.first?.delivery?.cancelInView(touches)
        }
        for peer in peers where peer.currentState == .possible && prevents(peer) { peer.fail() }
        let waiting = recognizersAwaitingFailure
        recognizersAwaitingFailure = []
        for recognizer in waiting { recognizer.fail() }
        sequenceTouches.first?.delivery?.recognizerDidChange()
        sendActionsUnlessHandlingTouches()
    }

    private func enter(_ new: State) {
        currentState = new
        unsentStates.append(new)
        sendActionsUnlessHandlingTouches()
    }

    /// Sends the pending actions, unless touches are being handled: then they are sent after the handling
    /// method returns.
    private func sendActionsUnlessHandlingTouches() {
        guard !isHandlingTouches else { return }
        sendActions()
        resetIfOver()
    }

    /// Calls the actions for the states entered since the last call.
    final func sendActions() {
        while !unsentStates.isEmpty {
            let state = unsentStates.removeFirst()
            guard state.isRecognized || state == .cancelled else { continue }
            // The event may have caused further states, but the action must see this one.
            let latest = currentState
            currentState = state
            performHandlers()
            if currentState == state { currentState = latest }
        }
    }

    // MARK: Failure

    private func fail() {
        guard currentState == .possible, !sequenceTouches.isEmpty || !deferredStates.isEmpty else { return }
        deferredStates = []
        currentState = .failed
        let waiting = recognizersAwaitingFailure
        recognizersAwaitingFailure = []
        for recognizer in waiting { recognizer.requirementDidFail() }
        sequenceTouches.first?.delivery?.recognizerDidChange()
        if !isHandlingTouches { resetIfOver() }
    }

    /// Recognizes the deferred gesture once no failure requirement is undecided.
    private func requirementDidFail() {
        guard currentState == .possible, let first = deferredStates.first else { return }
        guard !failureRequirements(among: peers).contains(where: \.isUndecided) else { return }
        let later = deferredStates.dropFirst()
        deferredStates = []
        recognize(first)
        for state in later { transition(to: state) }
    }

    // MARK: Related recognizers

    /// The recognizers that track the same touches.
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
        let unconditional = requiredToFail.compactMap(\.recognizer)
        let conditional = peers.filter { peer in
            !unconditional.contains { $0 === peer }
                && (shouldRequireFailure(of: peer) || peer.shouldBeRequiredToFail(by: self))
        }
        return unconditional + conditional
    }

    private var shouldBegin: Bool {
        // A view under the touch may need the touch itself: a button for a tap, a slider for a pan.
        var view = sequenceTouches.first?.touchedView ?? attachedView
        while let current = view {
            if !current.gestureRecognizerShouldBegin(self) { return false }
            if current === attachedView { break }
            view = current.parentView
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !recognizesSimultaneously(other)
    }

    private func recognizesSimultaneously(_ other: UIGestureRecognizer) -> Bool {
        if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return true }
        return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
}
