/// The transition from one screen of a navigation controller to another, along with its bars and searches.
@MainActor
final class StackTransition: ContainerTransitionSteps {
    private unowned let navigation: UINavigationController
    private let operation: UINavigationController.Operation
    private let difference: UINavigationController.StackDifference
    private var bars = NavigationBarsTransition()

    init(
        of navigation: UINavigationController, operation: UINavigationController.Operation,
        difference: UINavigationController.StackDifference
    ) {
        self.navigation = navigation
        self.operation = operation
        self.difference = difference
    }

    func prepare(_ context: TransitionContext, to child: UIViewController) {
        navigation.delegate?.navigationController(navigation, willShow: child, animated: context.isAnimated)
        navigation.fit(child)
        context.finalFrames = [ObjectIdentifier(child): child.view.frame]
        bars = navigation.makeBarsTransition(context, to: child, operation: context.isAnimated ? operation : .none)
    }

    func willStart(_ context: TransitionContext) {
        navigation.tabs?.stackWillChange(of: navigation, by: context)
    }

    func animate(_ context: TransitionContext, to child: UIViewController) {
        navigation.layOutBar()
        navigation.layOutToolbar()
        bars.animate()
        navigation.moveSearches(from: context.from, to: child)
        navigation.observeScrolling(of: child)
    }

    func revert(_ context: TransitionContext) {
        navigation.stack = difference.reverted(from: navigation.stack)
    }

    func layOut(_ shown: UIViewController, hidden: UIViewController?, completed: Bool) {
        hidden?.attachedSearch?.viewIfLoaded?.removeFromSuperview()
        navigation.fit(shown)
        navigation.layOutSearch(of: shown)
        navigation.finishBars(isCancelled: !completed)
        if !completed { navigation.observeScrolling(of: shown) }
        navigation.layOutBar()
        navigation.layOutToolbar()
    }

    func didEnd(_ context: TransitionContext, completed: Bool) {
        navigation.finishMoving(completed ? difference : difference.undone)
        guard completed, let shown = context.to else { return }
        navigation.delegate?.navigationController(navigation, didShow: shown, animated: context.isAnimated)
    }

    func animationsDidEnd() {
        bars.finish()
    }
}
