/// Dragging of rows out of a table, and dropping of items into it.
extension UITableView {
    /// Returns whether a drop would only move a row of the table, which requires no drop delegate.
    final func canReorder(_ session: any UIDropSession) -> Bool {
        dragAndDropIfLoaded?.target?.reorderedRow(session) != nil
    }
}
