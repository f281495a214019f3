import UIKit

/// A scroll view that displays sections of rows: a table view, or a collection view whose items are the rows.
///
/// The members have the names of `UITableView`, so that it conforms with few members of its own. A *row view* is the view that a
/// row is rendered into: the cell, or the table cell that a collection view's cell hosts.
@MainActor
protocol ListView: UIScrollView {
    // MARK: Rows

    var numberOfSections: Int { get }
    var indexPathsForVisibleRows: [IndexPath]? { get }

    /// The height of rows without a height of their own, in points, or `UITableView.automaticDimension`.
    var rowHeight: CGFloat { get }
    var sectionHeaderHeight: CGFloat { get }
    var sectionFooterHeight: CGFloat { get }

    func numberOfRows(inSection section: Int) -> Int
    func rectForRow(at indexPath: IndexPath) -> CGRect
    func rectForHeader(inSection section: Int) -> CGRect
    func rectForFooter(inSection section: Int) -> CGRect

    /// Returns the view of a row that has a cell.
    func rowView(at indexPath: IndexPath) -> UIView?

    /// Returns the index path of the row that a view shows, or `nil` if the view waits for reuse.
    func indexPath(forRowView view: UIView) -> IndexPath?

    func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
    func footerView(forSection section: Int) -> UITableViewHeaderFooterView?

    // MARK: Cells

    /// The class that is registered for a component's cells.
    func cellClass(for component: any Component) -> UIView.Type
    func register(_ cell: RowCellKind, identifier: String)

    /// Returns the cell of a row that is about to be displayed.
    ///
    /// - Parameter cell: The registered cell, or `nil` if the app has registered it.
    func dequeueCell(_ cell: RowCellKind?, identifier: String, for indexPath: IndexPath) -> UIView

    /// Tells the list view that a row was rendered into a view, whose height may have changed.
    func didRender(_ row: Row, in view: UIView)

    /// Tells the list view that the row of a view was replaced by one with equal content.
    func didUpdate(_ row: Row, replacing current: Row, in view: UIView)

    /// Tells the list view that rows may have other controls while it is edited.
    func editingControlsDidChange()

    // MARK: Updates

    func reloadData()
    func performUpdates(_ updates: () -> Void, completion: @escaping (Bool) -> Void)

    /// Measures the visible rows again and animates them to their new heights.
    func updateRowHeights()
    func reloadSectionIndexTitles()
    func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
    func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
    func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
    func moveSection(_ section: Int, toSection newSection: Int)
    func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
    func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
    func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
    func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)

    // MARK: Selection and scrolling

    var isEditing: Bool { get }
    var allowsMultipleSelection: Bool { get set }
    var allowsSelectionDuringEditing: Bool { get set }
    var allowsMultipleSelectionDuringEditing: Bool { get set }
    var indexPathForSelectedRow: IndexPath? { get }
    var indexPathsForSelectedRows: [IndexPath]? { get }
    func setEditing(_ editing: Bool, animated: Bool)
    func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
    func deselectRow(at indexPath: IndexPath, animated: Bool)
    func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
}
