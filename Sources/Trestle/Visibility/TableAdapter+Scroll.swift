import UIKit

extension TableAdapter {
    /// Scrolls so that a row is on the screen.
    ///
    /// ```swift
    /// adapter.render(form, animated: false)
    /// adapter.scroll(to: message.id, in: "messages", at: .bottom, animated: false)
    /// ```
    ///
    /// - Parameters:
    ///   - id: The row's id.
    ///   - section: The id of its section.
    ///   - position: Where on the screen; `.none` scrolls no further than needed.
    ///   - animated: Whether the content moves there.
    /// - Returns: false if the form has no such row, so that nothing was scrolled.
    @discardableResult
    public func scroll(
        to id: some Hashable, in section: some Hashable, at position: UITableView.ScrollPosition = .none,
        animated: Bool = true
    ) -> Bool {
        scroll(to: RowID(id, in: section), at: position, animated: animated)
    }

    /// Scrolls so that a row is on the screen; otherwise as ``scroll(to:in:at:animated:)``.
    @discardableResult
    public func scroll(
        to row: RowID, at position: UITableView.ScrollPosition = .none, animated: Bool = true
    ) -> Bool {
        guard let tableView, let path = indexPath(of: row) else { return false }
        scrollTarget = animated ? ScrollTarget(place: .row(row, position)) : nil
        tableView.scrollToRow(at: path, at: position, animated: animated)
        return true
    }

    /// Scrolls so that the last row's end is on the screen.
    func scrollToEnd(animated: Bool) {
        guard let tableView else { return }
        scrollTarget = animated ? ScrollTarget(place: .end) : nil
        tableView.scrollToEnd(animated: animated)
    }

    /// Where a row stands in the form that is shown; nil if it has no such row. O(rows of the section) at worst.
    public func indexPath(of row: RowID) -> IndexPath? {
        shown.indexPath(of: row, near: tableView?.indexPathsForVisibleRows?.first)
    }

    /// The id of the row at an index path of the form that is shown; nil if there is no row. O(1).
    public func rowID(at indexPath: IndexPath) -> RowID? {
        shown.rowID(at: indexPath)
    }
}
