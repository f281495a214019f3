/// A table of data whose cells are accessibility elements.
///
/// The object also sets `accessibilityContainerType` to `.dataTable`. Screen readers then read the position of each cell, and
/// its headers.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// Returns the cell at a row and a column, or `nil` if there is none. A cell that spans several is returned for each of them.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?

    /// Returns the number of rows.
    func accessibilityRowCount() -> Int

    /// Returns the number of columns.
    func accessibilityColumnCount() -> Int

    /// Returns the headers of a row, or `nil` if it has none.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?

    /// Returns the headers of a column, or `nil` if it has none.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// Returns `nil`: rows have no headers.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }

    /// Returns `nil`: columns have no headers.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}

/// An accessibility element that is a cell of a table of data.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the index of the cell's first row, and the number of rows that it spans.
    func accessibilityRowRange() -> NSRange

    /// Returns the index of the cell's first column, and the number of columns that it spans.
    func accessibilityColumnRange() -> NSRange
}
