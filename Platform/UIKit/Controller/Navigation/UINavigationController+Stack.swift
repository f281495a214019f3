/// Changes of the stack.
extension UINavigationController {
    final func change(
        to new: [UIViewController], as operation: Operation, animated: Bool,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        let old = stack
        guard let top = new.last, top !== old.last else {
            // The top screen does not change, and a transition to it continues.
            finishMoving(install(new))
            if isViewLoaded {
                bar.show(new.map(\.navigationItem))
                view.setNeedsLayout()
            }
            return
        }
        let difference = install(new)
        guard isViewLoaded else { return finishMoving(difference) }
        let isOnScreen = view.window != nil
        let layoutChange = LayoutNavigation(from: old.last, to: top)
        let animator =
            animated && isOnScreen && !old.isEmpty && UIView.areAnimationsEnabled
            ? animator(for: operation, from: old.last, to: top, layoutChange) : nil
        if animator == nil, let layoutChange {
            layoutChange.apply(animated: false)
            layoutChange.end(isCancelled: false)
        }
        // Changes of the bars while the screens load and are notified move with the screens.
        defersBarChanges = animator is NavigationAnimator
        let context = containerTransition.makeContext(
            from: old.last, to: top, animator: animator,
            interactor: interactor
                ?? animator.flatMap { $0 is NavigationAnimator ? nil : delegateInteractor(for: $0) })
        let transition = StackTransition(of: self, operation: operation, difference: difference)
        containerTransition.run(context, transition)
    }

    private func animator(
        for operation: Operation, from: UIViewController?, to: UIViewController, _ layoutChange: LayoutNavigation?
    ) -> any UIViewControllerAnimatedTransitioning {
        from.flatMap {
            delegate?.navigationController(self, animationControllerFor: operation, from: $0, to: to)
        } ?? layoutChange.map(LayoutNavigationAnimator.init)
            ?? NavigationAnimator(operation, isMirrored: isMirrored)
    }

    private func delegateInteractor(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        delegate?.navigationController(self, interactionControllerFor: animator)
    }

    final var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Children

    /// The difference between two stacks. The added and removed controllers are notified before and after
    /// the change.
    struct StackDifference {
        let old: [UIViewController]
        let new: [UIViewController]

        var added: [UIViewController] { new.filter { controller in !old.contains { $0 === controller } } }
        var removed: [UIViewController] { old.filter { controller in !new.contains { $0 === controller } } }

        /// The difference that reverts the change.
        var undone: StackDifference { StackDifference(old: new, new: old) }

        /// Returns the stack before the change. Screens below the top of `stack`, the current one, may have
        /// changed since.
        func reverted(from stack: [UIViewController]) -> [UIViewController] {
            if stack.elementsEqual(new, by: ===) { return old }
            return stack.filter { controller in !added.contains { $0 === controller } } + removed
        }
    }

    /// Makes `new` the stack, and notifies the controllers that are about to be added or removed.
    @discardableResult
    final func install(_ new: [UIViewController]) -> StackDifference {
        let difference = StackDifference(old: stack, new: new)
        for controller in difference.removed { controller.beginMoving(to: nil) }
        for controller in difference.added { addChild(controller) }
        stack = new
        return difference
    }

    /// Notifies the controllers that were added or removed.
    final func finishMoving(_ difference: StackDifference) {
        for controller in difference.removed where !stack.contains(where: { $0 === controller }) {
            if controller.movement != .fromParent { controller.beginMoving(to: nil) }
            // The view of a visible controller is removed by the transition that hides it.
            controller.removeFromParent()
        }
        for controller in difference.added where controller.parentController === self {
            if controller.movement == .fromParent { controller.beginMoving(to: self) }
            controller.didMove(toParent: self)
            controller.movement = .none
        }
    }
}
