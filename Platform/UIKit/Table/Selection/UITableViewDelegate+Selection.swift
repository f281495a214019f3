extension UITableViewDelegate {
    /// Rows that can be selected together while the table is edited can be so by fingers.
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Nothing happens.
    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Nothing happens.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
}
