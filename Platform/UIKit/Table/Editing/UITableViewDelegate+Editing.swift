extension UITableViewDelegate {
    /// The default implementation returns `.delete`.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        guard let target = forwardee("tableView:editingStyleForRowAtIndexPath:") else { return .delete }
        return target.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    /// The default implementation returns "Delete" in the user's language.
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        guard let target = forwardee("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:") else { return nil }
        return target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    /// The default implementation returns `true`.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        guard let target = forwardee("tableView:shouldIndentWhileEditingRowAtIndexPath:") else { return true }
        return target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        forwardee("tableView:willBeginEditingRowAtIndexPath:")?.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        forwardee("tableView:didEndEditingRowAtIndexPath:")?.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    /// The default implementation returns no actions.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    {
        guard let target = forwardee("tableView:editActionsForRowAtIndexPath:") else { return nil }
        return target.tableView(tableView, editActionsForRowAt: indexPath)
    }
    /// The default implementation returns no actions.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let target = forwardee("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:") else { return nil }
        return target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// By default there is a delete action if the data source commits deletions.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let target = forwardee("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:") else {
            return nil
        }
        return target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
}

extension UITableViewDataSource {
    /// The default implementation returns `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
