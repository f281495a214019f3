/// How the stack changes, and the screens with it.
extension UINavigationController {
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
        // Changes of the bars while the screens load and are notified move with the screens.
        defersBarChanges = animator is NavigationAnimator
        let context = containerTransition.makeContext(
            from: old.last, to: top, animator: animator,
            interactor: interactor
                ?? animator.flatMap { $0 is NavigationAnimator ? nil : delegateInteractor(for: $0) })
        let transition = StackTransition(of: self, operation: operation, difference: moves)
        containerTransition.run(context, transition)
    }

    private func animator(
        for operation: Operation, from: UIViewController?, to: UIViewController
    ) -> any UIViewControllerAnimatedTransitioning {
        from.flatMap {
            delegate?.navigationController(self, animationControllerFor: operation, from: $0, to: to)
        } ?? NavigationAnimator(operation, isMirrored: isMirrored)
    }

    private func delegateInteractor(
        for animator: any UIViewControllerAnimatedTransitioning
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
