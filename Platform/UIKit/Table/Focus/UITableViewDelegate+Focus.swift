extension UITableViewDelegate {
    /// The default implementation returns the table's `allowsFocus`.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        guard let target = forwardee("tableView:canFocusRowAtIndexPath:") else {
            return tableView.isEditing ? tableView.allowsFocusDuringEditing : tableView.allowsFocus
        }
        return target.tableView(tableView, canFocusRowAt: indexPath)
    }
    /// The default implementation returns `true`.
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    {
        guard let target = forwardee("tableView:shouldUpdateFocusInContext:") else { return true }
        return target.tableView(tableView, shouldUpdateFocusIn: context)
    }
    /// The default implementation does nothing.
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        forwardee("tableView:didUpdateFocusInContext:withAnimationCoordinator:")?.tableView(
            tableView, didUpdateFocusIn: context, with: coordinator)
    }
    /// The default implementation returns `nil`.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        guard let target = forwardee("indexPathForPreferredFocusedViewInTableView:") else { return nil }
        return target.indexPathForPreferredFocusedView(in: tableView)
    }
    /// The default implementation returns the table's `selectionFollowsFocus`.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        guard let target = forwardee("tableView:selectionFollowsFocusForRowAtIndexPath:") else {
            return tableView.selectionFollowsFocus
        }
        return target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
}
