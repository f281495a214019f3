/// Runs the transitions of a container that shows one of its children at a time: a navigation or tab bar
/// controller.
///
/// It notifies the children of their appearance, disables interaction and exchanges the views. The steps
/// that differ from container to container are a `ContainerTransitionSteps`.
@MainActor
final class ContainerTransition {
    private enum Phase {
        case idle
        /// The children are being notified; the transition can't be ended yet.
        case beginning(TransitionContext)
        /// A transition that is not animated has ended before everything that begins it was done.
        case endedAtBeginning
        case running(TransitionContext)
    }

    private unowned let container: UIViewController
    /// The view that contains the views of the children.
    private let contentView: UIView
    /// The views that receive no touches during a transition.
    private let disabledViews: [UIView]
    private var phase = Phase.idle
    /// The changes to make after the transition that is beginning.
    private var deferredChanges: [() -> Void] = []
    private var forwardedAppearance = ForwardedAppearance()

    init(of container: UIViewController, in contentView: UIView, disabling disabledViews: [UIView]) {
        self.container = container
        self.contentView = contentView
        self.disabledViews = disabledViews
    }

    /// The transition that runs or is beginning.
    var context: TransitionContext? {
        switch phase {
        case .beginning(let context), .running(let context): context
        case .idle, .endedAtBeginning: nil
        }
    }

    private var isBeginning: Bool {
        switch phase {
        case .beginning, .endedAtBeginning: true
        case .idle, .running: false
        }
    }

    /// Ends the running transition and makes `change`. While a transition begins, `change` is deferred until
    /// its end.
    ///
    /// - Parameter replacesDeferred: Whether `change` makes the changes that are deferred already
    ///   unnecessary.
    func afterTransition(replacesDeferred: Bool = false, _ change: @escaping () -> Void) {
        guard isBeginning else {
            context?.endAtOnce()
            return change()
        }
        if replacesDeferred { deferredChanges = [] }
        deferredChanges.append(change)
    }

    private func makeDeferredChanges() {
        guard case .idle = phase else { return }
        let changes = deferredChanges
        deferredChanges = []
        for change in changes { afterTransition(change) }
    }

    // MARK: Running a transition

    /// Creates the context of a transition. It is not animated without an animator, and notifies the
    /// children of their appearance only if the container itself is on the screen.
    func makeContext(
        from: UIViewController?, to: UIViewController, animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) -> TransitionContext {
        let context = TransitionContext(
            from: from, to: to, in: contentView, isAnimated: animator != nil, animator: animator,
            interactor: interactor)
        context.owner = container
        if container.appearance != .appeared, container.appearance != .appearing {
            context.appearing = nil
            context.disappearing = nil
        }
        return context
    }

    /// Runs the transition of `context` with the container's `steps`.
    func run(_ context: TransitionContext, _ steps: some ContainerTransitionSteps) {
        guard let to = context.to else { return }
        phase = .beginning(context)
        context.initialFrames = context.from.map { [ObjectIdentifier($0): $0.view.frame] } ?? [:]
        context.finalFrames = [ObjectIdentifier(to): contentView.bounds]
        setInteraction(isEnabled: false)
        context.onEnd = { [weak self, weak context] completed in
            guard let self, let context else { return }
            end(context, steps, completed: completed)
        }
        context.beginAppearance()
        steps.prepare(context, to: to)
        if !context.isAnimated { contentView.addSubview(to.view) }
        context.animate(
            alongsideTransition: { [weak self, weak context] _ in
                guard self != nil, let context else { return }
                steps.animate(context, to: to)
            },
            completion: { [weak self] _ in
                guard let self else { return }
                steps.animationsDidEnd()
                makeDeferredChanges()
            })
        steps.willStart(context)
        context.start()
        didStart(context)
        to.view.layoutIfNeeded()
    }

    private func didStart(_ context: TransitionContext) {
        if case .beginning(let context) = phase { phase = .running(context) } else { phase = .idle }
        if context.isOver { makeDeferredChanges() }
    }

    private func end(_ context: TransitionContext, _ steps: some ContainerTransitionSteps, completed: Bool) {
        phase = isBeginning ? .endedAtBeginning : .idle
        setInteraction(isEnabled: true)
        if !completed { steps.revert(context) }
        let (shown, hidden) = completed ? (context.to, context.from) : (context.from, context.to)
        hidden?.viewIfLoaded?.removeFromSuperview()
        guard let shown else { return }
        if shown.view.superview !== contentView { contentView.addSubview(shown.view) }
        steps.layOut(shown, hidden: hidden, completed: completed)
        context.endAppearance(hasAppeared: container.appearance != .appearing)
        steps.didEnd(context, completed: completed)
    }

    private func setInteraction(isEnabled: Bool) {
        for view in disabledViews { view.isUserInteractionEnabled = isEnabled }
    }

    // MARK: Appearance of the container

    /// Notifies `child`, the child that is shown, that it appears with the container. During a transition,
    /// the transition does so.
    func containerWillAppear(with child: UIViewController?, animated: Bool) {
        // A transition that began while the container was disappearing notifies nobody.
        if let context, context.appearing == nil { context.endAtOnce() }
        forwardedAppearance.willAppear(context == nil ? child : nil, animated: animated)
    }

    func containerDidAppear(with child: UIViewController?) {
        forwardedAppearance.didAppear(context == nil ? child : nil)
    }

    /// Ends the running transition, and notifies the child that is shown then that it disappears with the
    /// container.
    func containerWillDisappear(with child: () -> UIViewController?, animated: Bool) {
        context?.endAtOnce()
        forwardedAppearance.willDisappear(context == nil ? child() : nil, animated: animated)
    }

    func containerDidDisappear() {
        forwardedAppearance.didDisappear()
    }
}

/// The steps of a transition between two children that are specific to a container, in the order in which
/// they are taken.
@MainActor
protocol ContainerTransitionSteps {
    /// Lays out `child`, which is about to be shown. The children have been notified.
    func prepare(_ context: TransitionContext, to child: UIViewController)

    /// Called when the animations are prepared, before the animator runs.
    func willStart(_ context: TransitionContext)

    /// Changes what is animated along with the transition.
    func animate(_ context: TransitionContext, to child: UIViewController)

    /// Restores the container's state after a canceled transition.
    func revert(_ context: TransitionContext)

    /// Lays out the child that is shown after the transition.
    func layOut(_ shown: UIViewController, hidden: UIViewController?, completed: Bool)

    /// Called when the transition has ended and the children have been notified.
    func didEnd(_ context: TransitionContext, completed: Bool)

    /// Called after all others have been notified of the end.
    func animationsDidEnd()
}

extension ContainerTransitionSteps {
    func willStart(_ context: TransitionContext) {}
    func didEnd(_ context: TransitionContext, completed: Bool) {}
    func animationsDidEnd() {}
}
