/// The previous item, the next item and the direction of a focus update.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that loses the focus, or `nil` for none.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gains the focus, or `nil` for none.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The direction of the movement; empty for a movement by code.
    open private(set) var focusHeading: UIFocusHeading

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }

    /// The view that loses the focus.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that gains the focus.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    /// The environments to notify: the focus chain of the previous item, then that of the next item.
    final var environments: [any UIFocusEnvironment] {
        var result: [any UIFocusEnvironment] = []
        for environment in (previouslyFocusedItem?.focusChain ?? []) + (nextFocusedItem?.focusChain ?? [])
        where !result.contains(where: { $0 === environment }) {
            result.append(environment)
        }
        return result
    }
}
