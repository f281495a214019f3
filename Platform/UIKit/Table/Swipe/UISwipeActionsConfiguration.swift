/// The buttons that are revealed by swiping a row from one of its sides.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The buttons; the first is at the row's edge.
    public let actions: [UIContextualAction]

    /// Whether swiping all the way does what the first action does.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration. Without actions, the row cannot be swiped.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
