/// A move of the focus to, from or inside of a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that was focused; nil where none was of this table.
    public final let previouslyFocusedIndexPath: IndexPath?
    /// The row that is going to be focused; nil where none is of this table.
    public final let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in table: UITableView) {
        previouslyFocusedIndexPath = table.path(ofFocused: context.previouslyFocusedView)?.indexPath
        nextFocusedIndexPath = table.path(ofFocused: context.nextFocusedView)?.indexPath
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }
}
