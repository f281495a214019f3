/// A movement of the focus to, from or within a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that was focused, or `nil` if none of this table was.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that will be focused, or `nil` if it is none of this table.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in table: UITableView) {
        previouslyFocusedIndexPath = table.path(ofFocused: context.previouslyFocusedView)?.indexPath
        nextFocusedIndexPath = table.path(ofFocused: context.nextFocusedView)?.indexPath
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }
}
