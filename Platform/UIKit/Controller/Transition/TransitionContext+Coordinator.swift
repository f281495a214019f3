extension TransitionContext: UIViewControllerTransitionCoordinator {
    var isInterruptible: Bool { interactor != nil }

    var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }

    var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    @discardableResult
    func animate(
        alongsideTransition animation: AlongsideAnimations.Block?, completion: AlongsideAnimations.Block?
    ) -> Bool {
        guard !isOver else { return false }
        if let completion { alongside.completions.append(completion) }
        if let animation, let ready = alongside.add(animation) {
            animateAlongside(ready)
        }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: AlongsideAnimations.Block?, completion: AlongsideAnimations.Block?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        alongside.interactionHandlers.append { if !$0.isInteractive { handler($0) } }
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        alongside.interactionHandlers.append(handler)
    }
}

/// The animations and handlers of a transition's coordinator.
@MainActor
final class AlongsideAnimations {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private var waiting: [Block] = []
    private var hasBegun = false
    var completions: [Block] = []
    var interactionHandlers: [Block] = []

    /// Stores `animation` until the transition begins.
    ///
    /// - Returns: The animation if the transition has begun and it should run now; otherwise nil.
    func add(_ animation: @escaping Block) -> Block? {
        if hasBegun { return animation }
        waiting.append(animation)
        return nil
    }

    /// Runs the stored animations.
    func begin(_ run: (@escaping Block) -> Void) {
        hasBegun = true
        let animations = waiting
        waiting = []
        for animation in animations { run(animation) }
    }

    func interactionChanged(_ context: TransitionContext) {
        for handler in interactionHandlers { handler(context) }
    }

    /// Calls the completion handlers, and releases all handlers.
    func end(_ context: TransitionContext) {
        let completions = completions
        self.completions = []
        waiting = []
        interactionHandlers = []
        for completion in completions { completion(context) }
    }
}
