/// How the stack changes, and the screens with it.
extension UINavigationController {
    /// Ends a transition that runs, so that the stack is what its end makes of it; then `change` is made.
    ///
    /// A transition that is about to begin can't be ended: its controllers are still being told of it. What they want to
    /// change then waits until it has run.
    final func afterTransition(_ change: @escaping () -> Void) {
        if isBeginningTransition {
            waitingChanges.append(change)
        } else {
            transition?.endAtOnce()
            change()
        }
    }

    final func change(
        to new: [UIViewController], as operation: Operation, animated: Bool,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        let old = stack
        guard let top = new.last, top !== old.last else {
            // What is seen stays as it is, and so does a transition to it.
            settle(install(new))
            if isViewLoaded {
                bar.show(new.map(\.navigationItem))
                view.setNeedsLayout()
            }
            return
        }
        let moves = install(new)
        guard isViewLoaded else { return settle(moves) }
        let isOnScreen = view.window != nil
        let animator =
            animated && isOnScreen && !old.isEmpty && UIView.areAnimationsEnabled
            ? animator(for: operation, from: old.last, to: top) : nil
        // What its screens say of bars while they load and are told is done as they move.
        gathersBarChanges = animator is NavigationAnimator
        let context = TransitionContext(
            from: old.last, to: top, in: screens, isAnimated: animator != nil, animator: animator,
            interactor: interactor
                ?? animator.flatMap { $0 is NavigationAnimator ? nil : askForInteraction(with: $0) })
        if appearance != .appeared, appearance != .appearing {
            context.appearing = nil
            context.disappearing = nil
        }
        context.onEnd = { [weak self, weak context] completed in
            guard let self, let context else { return }
            end(context, moves: moves, completed: completed)
        }
        begin(context, operation: operation)
    }

    private func begin(_ context: TransitionContext, operation: Operation) {
        guard let to = context.to else { return }
        transition = context
        isBeginningTransition = true
        context.owner = self
        context.initialFrames = context.from.map { [ObjectIdentifier($0): $0.view.frame] } ?? [:]
        context.finalFrames = [ObjectIdentifier(to): screens.bounds]
        screens.isUserInteractionEnabled = false
        bar.isUserInteractionEnabled = false
        context.announce()
        delegate?.navigationController(self, willShow: to, animated: context.isAnimated)
        fit(to)
        context.finalFrames = [ObjectIdentifier(to): to.view.frame]
        let bars = makeBarsTransition(context, to: to, operation: context.isAnimated ? operation : .none)
        if !context.isAnimated { screens.addSubview(to.view) }
        context.animate(
            alongsideTransition: { [weak self, weak context] _ in
                self?.placeBar()
                self?.placeToolbar()
                bars.animate()
                self?.moveSearches(from: context?.from, to: to)
                self?.watchScrolling(of: to)
            },
            completion: { [weak self] _ in
                bars.finish()
                self?.makeWaitingChanges()
            })
        tabs?.stackChanges(of: self, by: context)
        context.start()
        isBeginningTransition = false
        if context.isOver { makeWaitingChanges() }
        to.view.layoutIfNeeded()
    }

    /// Puts in order what a transition leaves: it has come to its end, or it was cancelled.
    private func end(_ context: TransitionContext, moves: StackDifference, completed: Bool) {
        transition = nil
        screens.isUserInteractionEnabled = true
        bar.isUserInteractionEnabled = true
        if !completed {
            stack = moves.takenBack(from: stack)
        }
        guard let shown = completed ? context.to : context.from else { return }
        let leaving = completed ? context.from : context.to
        leaving?.viewIfLoaded?.removeFromSuperview()
        if shown.view.superview !== screens { screens.addSubview(shown.view) }
        leaving?.attachedSearch?.viewIfLoaded?.removeFromSuperview()
        fit(shown)
        placeSearch(of: shown)
        settleBars(isCancelled: !completed)
        if !completed { watchScrolling(of: shown) }
        placeBar()
        placeToolbar()
        context.endAppearance(hasCome: appearance != .appearing)
        settle(completed ? moves : moves.undone)
        if completed { delegate?.navigationController(self, didShow: shown, animated: context.isAnimated) }
    }

    private func makeWaitingChanges() {
        guard !isBeginningTransition, transition == nil else { return }
        let changes = waitingChanges
        waitingChanges = []
        for change in changes { afterTransition(change) }
    }

    private func animator(
        for operation: Operation, from: UIViewController?, to: UIViewController
    ) -> any UIViewControllerAnimatedTransitioning {
        from.flatMap {
            delegate?.navigationController(self, animationControllerFor: operation, from: $0, to: to)
        } ?? NavigationAnimator(operation, isMirrored: isMirrored)
    }

    private func askForInteraction(
        with animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        delegate?.navigationController(self, interactionControllerFor: animator)
    }

    final var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Children

    /// The controllers that come onto the stack and leave it: they are told so before and after.
    struct StackDifference {
        let old: [UIViewController]
        let new: [UIViewController]

        var arriving: [UIViewController] { new.filter { controller in !old.contains { $0 === controller } } }
        var leaving: [UIViewController] { old.filter { controller in !new.contains { $0 === controller } } }

        /// What is to be done where the change of the stack is taken back.
        var undone: StackDifference { StackDifference(old: new, new: old) }

        /// The stack from before the change, where it is `stack` now: what is below the top may have changed meanwhile.
        func takenBack(from stack: [UIViewController]) -> [UIViewController] {
            if stack.elementsEqual(new, by: ===) { return old }
            return stack.filter { controller in !arriving.contains { $0 === controller } } + leaving
        }
    }

    /// Makes `new` the stack, and tells the controllers that they are about to come and go.
    @discardableResult
    final func install(_ new: [UIViewController]) -> StackDifference {
        let moves = StackDifference(old: stack, new: new)
        for controller in moves.leaving { controller.beginMoving(to: nil) }
        for controller in moves.arriving { addChild(controller) }
        stack = new
        return moves
    }

    /// Tells the controllers that they have come and gone.
    final func settle(_ moves: StackDifference) {
        for controller in moves.leaving where !stack.contains(where: { $0 === controller }) {
            if controller.movement != .fromParent { controller.beginMoving(to: nil) }
            // One that is still seen goes when the transition is over that takes it away.
            controller.removeFromParent()
        }
        for controller in moves.arriving where controller.parentController === self {
            if controller.movement == .fromParent { controller.beginMoving(to: self) }
            controller.didMove(toParent: self)
            controller.movement = .none
        }
    }
}
