extension CALayer {
    /// Starts a copy of `anim`, in place of the animation that was added under the same key. Without a key, it joins
    /// those that run.
    public final func add(_ anim: CAAnimation, forKey key: String?) {
        let copy = anim.snapshot()
        if let key { removeAnimation(forKey: key) }
        if copy.duration == 0 {
            copy.duration = (copy as? CASpringAnimation)?.settlingDuration ?? CATransaction.animationDuration()
        }
        let now = ownTime(at: DisplayClock.now)
        copy.clock = CATransaction.clock
        let clockTime = copy.clock?.time(at: now) ?? now
        copy.beginTime = copy.beginTime == 0 ? clockTime + copy.delay : copy.beginTime - now + clockTime
        copy.group = CATransaction.group
        copy.group?.enter()
        let name = key ?? "\(ObjectIdentifier(copy).hashValue)"
        animations.append((name, copy))
        AnimationTimeline.add(self)
        invalidate(.geometry)
    }

    /// Ends the animation that was added under `key`, wherever it is.
    public final func removeAnimation(forKey key: String) {
        end(finished: false) { $0.key == key }
    }

    /// Ends all animations, wherever they are.
    public final func removeAllAnimations() {
        end(finished: false) { _ in true }
    }

    /// The animation that runs under `key`.
    public final func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }

    /// The keys of the animations that run; nil where there are none.
    public final func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }

    /// A copy of the layer as it looks at this moment.
    public final func presentation() -> CALayer? {
        let copy = CALayer(layer: self)
        copy.model = state(at: DisplayClock.now)
        return copy
    }

    /// What to run when the property `event` changes: the delegate's word, `actions`, or the class's default.
    public final func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) {
            return action is NSNull ? nil : action
        }
        if let action = actions?[event] {
            return action is NSNull ? nil : action
        }
        // A layer that has never been shown has nothing to animate from.
        guard record.hasBeenShown, let property = LayerProperty.named(event), property.animations.contains(.implicit)
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = property.animationValue(in: state(at: DisplayClock.now))
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// The model with its animations applied.
    package final func state(at time: CFTimeInterval) -> LayerState {
        guard !animations.isEmpty else { return model }
        let own = ownTime(at: time)
        var state = model
        for (_, animation) in animations {
            animation.apply(to: &state, at: animation.time(at: own))
        }
        return state
    }

    final func advanceAnimations(to time: CFTimeInterval) {
        guard hasRunningAnimations else { return }
        let own = ownTime(at: time)
        let running = animations.map(\.animation).filter { $0.clock?.isStopped != true }
        for animation in running where !animation.hasStarted && animation.beginTime <= animation.time(at: own) {
            animation.hasStarted = true
            animation.delegate?.animationDidStart(animation)
        }
        invalidate(.geometry)
        end(finished: true) { _, animation in
            animation.isRemovedOnCompletion && animation.clock?.isStopped != true
                && animation.time(at: own) >= animation.beginTime + animation.activeDuration
        }
    }

    /// Whether something in the layer moves by itself: neither the layer's time nor the animation's clock stands still.
    final var hasRunningAnimations: Bool {
        animations.contains { $0.animation.clock?.isStopped != true } && timeRuns
    }

    /// Ends the animations that keep to `clock`, wherever they are.
    final func endAnimations(of clock: AnimationClock, finished: Bool) {
        end(finished: finished) { $0.animation.clock === clock }
    }

    /// Ends what would go on for ever where nobody sees it, and keep the layer.
    package final func endRepeatedAnimations() {
        guard !animations.isEmpty else { return }
        end(finished: false) { $0.animation.repeatCount.isInfinite || $0.animation.repeatDuration.isInfinite }
    }

    /// Lets all animations go, with what was to be done after them, which may keep the layer.
    final func forgetAnimations() {
        for (_, animation) in animations { animation.group?.completion = nil }
        animations.removeAll()
    }

    private func end(finished: Bool, where isOver: ((key: String, animation: CAAnimation)) -> Bool) {
        let over = animations.filter(isOver)
        guard !over.isEmpty else { return }
        animations.removeAll { running in over.contains { $0.animation === running.animation } }
        if animations.isEmpty { AnimationTimeline.remove(self) }
        invalidate(.geometry)
        for (_, animation) in over {
            animation.delegate?.animationDidStop(animation, finished: finished)
            animation.group?.leave(finished: finished)
        }
    }
}

extension AnimatableValue {
    /// The bare value, as an animation's `fromValue` takes it.
    var payload: Any {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): value
        case .transform(let value): value
        }
    }
}
