/// A move of the focus: from where to where.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// What was focused; nil where nothing was.
    public final private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// What is going to be focused; nil where nothing is.
    public final private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// Which way the focus moves; empty where it was sent by code.
    public final let focusHeading: UIFocusHeading

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }

    /// The view that was focused.
    public final var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that is going to be focused.
    public final var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    /// What hears of the move: where the focus was and all around it, then where it goes and all around that.
    final var environments: [any UIFocusEnvironment] {
        var result: [any UIFocusEnvironment] = []
        for environment in (previouslyFocusedItem?.focusChain ?? []) + (nextFocusedItem?.focusChain ?? [])
        where !result.contains(where: { $0 === environment }) {
            result.append(environment)
        }
        return result
    }
}
