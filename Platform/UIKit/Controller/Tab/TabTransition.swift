/// The transition from one tab of a tab bar controller to another.
@MainActor
struct TabTransition: ContainerTransitionSteps {
    unowned let tabs: UITabBarController

    func prepare(_ context: TransitionContext, to child: UIViewController) { tabs.fit(child) }

    func animate(_ context: TransitionContext, to child: UIViewController) { tabs.selectionDidChange() }

    func revert(_ context: TransitionContext) {
        tabs.selected = context.from
        tabs.bar.selectedItem = context.from?.tabBarItem
    }

    func layOut(_ shown: UIViewController, hidden: UIViewController?, completed: Bool) {
        tabs.fit(shown)
        if !completed { tabs.selectionDidChange() }
    }
}
