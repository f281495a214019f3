extension UITableViewDelegate {
    /// By default rows can be selected by dragging if multiple selection is allowed during editing.
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        guard let target = forwardee("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:") else {
            return false
        }
        return target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    /// The default implementation does nothing.
    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        forwardee("tableView:didBeginMultipleSelectionInteractionAtIndexPath:")?.tableView(
            tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    /// The default implementation does nothing.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        forwardee("tableViewDidEndMultipleSelectionInteraction:")?.tableViewDidEndMultipleSelectionInteraction(
            tableView)
    }
}
