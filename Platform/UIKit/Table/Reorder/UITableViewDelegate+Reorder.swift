extension UITableViewDataSource {
    /// Rows can be moved if `tableView(_:moveRowAt:to:)` is implemented.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        ImplementedMethods.of(type(of: self)).movesRows
    }

    /// The row goes back to where it was.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        NotImplemented.moveRowWasDefault = true
    }
}

extension UITableViewDelegate {
    /// It does.
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    /// Where the finger proposes.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
}

extension NotImplemented {
    /// Whether the last move of a row was answered by nobody but the default. It answers after the call, since a method
    /// without a result can't answer before it.
    static var moveRowWasDefault = false
}
