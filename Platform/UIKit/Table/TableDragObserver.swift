internal import RowGeometry

/// The feature that drags rows out of a table and drops items into it. It installs itself as the table's `dragObserver`.
@MainActor
protocol TableDragObserver: AnyObject {
    /// Returns the drag state of a row.
    func dragState(of path: RowPath) -> UICellConfigurationState.DragState

    /// Called when a cell has been loaded for a row.
    func didShow(_ cell: UITableViewCell, at path: RowPath)

    /// Called when the table has laid out its rows.
    func tableDidLayout()

    /// Called before the table discards its rows and reads the data source again.
    func tableWillReload()

    /// Called when a batch update has moved rows, to update the paths that are stored.
    func rowsDidMove(by plan: UpdatePlan)
}
