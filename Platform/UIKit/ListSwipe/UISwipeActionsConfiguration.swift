/// The actions that swiping a row from one of its sides reveals.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions. The first is at the row's edge.
    open private(set) var actions: [UIContextualAction]

    /// Whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration. Without actions the row cannot be swiped.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
