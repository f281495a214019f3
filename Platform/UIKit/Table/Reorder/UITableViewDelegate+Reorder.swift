extension UITableViewDataSource {
    /// By default rows can be moved if `tableView(_:moveRowAt:to:)` is implemented.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        ImplementedMethods.of(self).movesRows
    }
}

extension UITableViewDelegate {
    /// The default implementation returns the proposed path.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        guard let target = forwardee("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:") else {
            return proposedDestinationIndexPath
        }
        return target.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }
}
