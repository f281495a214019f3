extension UITableViewDelegate {
    /// By default rows can be selected by dragging if multiple selection is allowed during editing.
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// The default implementation does nothing.
    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// The default implementation does nothing.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
}
