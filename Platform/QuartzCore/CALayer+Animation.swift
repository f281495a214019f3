@_implementationOnly import CLayerCopy

extension CALayer {
    /// Adds a copy of `anim`, which replaces the animation with the same key. Without a key it is added to
    /// the existing ones.
    public final func add(_ anim: CAAnimation, forKey key: String?) {
        let copy = anim.snapshot()
        let key = copy is CATransition ? kCATransition : key
        if let key { removeAnimation(forKey: key) }
        copy.resolveDuration(CATransaction.animationDuration())
        let now = ownTime(at: DisplayClock.now)
        copy.clock = CATransaction.clock
        let clockTime = copy.clock?.time(at: now) ?? now
        copy.beginTime = copy.beginTime == 0 ? clockTime + copy.delay : copy.beginTime - now + clockTime
        copy.group = CATransaction.group
        copy.group?.enter()
        let name = key ?? "\(ObjectIdentifier(copy).hashValue)"
        animations.append((name, copy))
        if let copy = copy as? CATransition { ensuredExtras.transition = RunningTransition(copy, of: self) }
        if !isInTimeline { AnimationTimeline.add(self) }
        invalidate(.geometry)
    }

    /// Ends the animation with the given key at its current state.
    public final func removeAnimation(forKey key: String) {
        end(finished: false) { $0.key == key }
    }

    /// Ends all animations at their current states.
    public final func removeAllAnimations() {
        end(finished: false) { _ in true }
    }

    /// Returns the animation with the given key.
    public final func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }

    /// Returns the keys of the animations, or `nil` if there are none.
    public final func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }

    /// Returns a copy of the layer, and of its mask, with the values that are currently displayed.
    ///
    /// `init(layer:)` of the layer's class creates the copy.
    public final func presentation() -> Self? {
        let copy = presentationCopy()
        copy.model = state(at: DisplayClock.now)
        if let mask = extras?.mask?.presentation() { copy.replaceMask(by: mask) }
        return copy as? Self
    }

    /// Creates a layer of a class by its `init()`, as views do for their `layerClass`.
    package static func make(_ type: CALayer.Type) -> CALayer {
        guard type != CALayer.self else { return CALayer() }
        let layer = layer_create(unsafeBitCast(type, to: UnsafeRawPointer.self))
        return Unmanaged<CALayer>.fromOpaque(layer).takeRetainedValue()
    }

    /// Returns the layer that `init(layer:)` of the layer's class creates for this layer.
    private func presentationCopy() -> CALayer {
        let type = type(of: self)
        guard type != CALayer.self else { return CALayer(layer: self) }
        let layer = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        // The initializer consumes the value.
        defer { layer.deallocate() }
        layer.initialize(to: self)
        let copy = layer_copy_create(unsafeBitCast(type, to: UnsafeRawPointer.self), UnsafeMutableRawPointer(layer))
        return Unmanaged<CALayer>.fromOpaque(copy).takeRetainedValue()
    }

    final func baseAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) {
            return action is NSNull ? nil : action
        }
        if let action = actions?[event] {
            return action is NSNull ? nil : action
        }
        // A layer that has never been rendered has no start value.
        guard record.hasBeenShown, let property = LayerProperty.named(event), property.animations.contains(.implicit)
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = property.animationValue(in: state(at: DisplayClock.now))
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Returns the model values with the animations applied.
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

    /// Whether an animation is in progress: neither the layer's time nor the animation's clock is stopped.
    ///
    /// An endless animation of a layer that is hidden or not displayed does not count.
    final var hasRunningAnimations: Bool {
        var runsEndless = false
        for (_, animation) in animations where animation.clock?.isStopped != true {
            guard animation.isEndless else { return isTimeRunning }
            runsEndless = true
        }
        return runsEndless && isTimeRunning && !isInHiddenTree && isDisplayed
    }

    /// Ends the animations that use `clock`.
    final func endAnimations(of clock: AnimationClock, finished: Bool) {
        end(finished: finished) { $0.animation.clock === clock }
    }

    /// Ends infinitely repeating animations of a layer that is no longer visible. They would retain the
    /// layer.
    package final func endRepeatedAnimations() {
        guard !animations.isEmpty else { return }
        end(finished: false) { $0.animation.isEndless && $0.animation.isRemovedOnCompletion }
    }

    /// Whether the layer is in a displayed tree.
    final var isDisplayed: Bool {
        guard let root = AnimationTimeline.displayedRoot else { return true }
        var layer = self
        while let above = layer.parent { layer = above }
        return layer === root || AnimationTimeline.furtherRoots.contains { $0 === layer }
    }

    /// Ends the animations of a layer that is not displayed, except those that a stopped clock controls.
    ///
    /// - Returns: Whether the timeline must keep the layer. Animations that are not removed on completion
    ///   continue when the layer is displayed again.
    final func endInvisibleAnimations() -> Bool {
        end(finished: true) { _, animation in
            animation.isRemovedOnCompletion && animation.clock?.isStopped != true
        }
        return animations.contains { $0.animation.clock?.isStopped == true }
    }

    /// Removes all animations and their completion handlers, which may retain the layer.
    final func forgetAnimations() {
        for (_, animation) in animations { animation.group?.completion = nil }
        animations.removeAll()
        extras?.transition = nil
    }

    private func end(finished: Bool, where isOver: ((key: String, animation: CAAnimation)) -> Bool) {
        let over = animations.filter(isOver)
        guard !over.isEmpty else { return }
        animations.removeAll { running in over.contains { $0.animation === running.animation } }
        if animations.isEmpty { AnimationTimeline.remove(self) }
        if let transition = extras?.transition, over.contains(where: { $0.animation === transition.animation }) {
            extras?.transition = nil
        }
        invalidate(.geometry)
        for (_, animation) in over {
            animation.delegate?.animationDidStop(animation, finished: finished)
            animation.group?.leave(finished: finished)
        }
    }
}

extension CAAnimation {
    /// Whether the animation repeats until it is removed.
    fileprivate var isEndless: Bool { repeatCount.isInfinite || repeatDuration.isInfinite }
}

extension AnimatableValue {
    /// The value for an animation's `fromValue`.
    var payload: Any {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): value
        case .transform(let value): value
        case .transform3D(let value): value
        case .path(let value): value
        case .numbers(let value): value
        case .colors(let value): value
        }
    }
}
