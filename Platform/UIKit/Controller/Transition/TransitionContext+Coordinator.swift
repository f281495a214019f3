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
            animateAlong(ready)
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

/// What is animated along with a transition, and who wants to hear of it.
@MainActor
final class AlongsideAnimations {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private var waiting: [Block] = []
    private var hasBegun = false
    var completions: [Block] = []
    var interactionHandlers: [Block] = []

    /// Keeps `animation` until the transition begins.
    ///
    /// - Returns: the animation, where the transition has begun and it can run now.
    func add(_ animation: @escaping Block) -> Block? {
        if hasBegun { return animation }
        waiting.append(animation)
        return nil
    }

    /// Runs what has waited for the beginning.
    func begin(_ run: (@escaping Block) -> Void) {
        hasBegun = true
        let animations = waiting
        waiting = []
        for animation in animations { run(animation) }
    }

    func interactionChanged(_ context: TransitionContext) {
        for handler in interactionHandlers { handler(context) }
    }

    /// Calls who waits for the end, and forgets everyone.
    func end(_ context: TransitionContext) {
        let completions = completions
        self.completions = []
        waiting = []
        interactionHandlers = []
        for completion in completions { completion(context) }
    }
}

extension UIViewController {
    /// The transition that is going on with this controller, or with one that it is in; nil where none is.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        sequence(first: self, next: \.parentController).lazy.compactMap(\.runningTransitions.last).first
    }
}
