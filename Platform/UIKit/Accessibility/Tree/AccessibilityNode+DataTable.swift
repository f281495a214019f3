/// Tables of data, and their cells.
extension AccessibilityNode {
    /// The table of data that the node is, or `nil` for other nodes.
    package var dataTable: (any UIAccessibilityContainerDataTable)? {
        guard let table = object as? any UIAccessibilityContainerDataTable,
            object?.accessibilityContainerType == .dataTable
        else { return nil }
        return table
    }

    /// A cell of a table of data with its rows and columns.
    package struct DataCell {
        package let table: AccessibilityNode
        package let rows: Range<Int>
        package let columns: Range<Int>
    }

    /// The cell of a table of data that the node is, or `nil` for other nodes.
    package var dataCell: DataCell? {
        guard let cell = object as? any UIAccessibilityContainerDataTableCell else { return nil }
        var ancestor = parent
        while let node = ancestor, node.dataTable == nil { ancestor = node.parent }
        guard let table = ancestor else { return nil }
        return DataCell(
            table: table, rows: Self.range(cell.accessibilityRowRange()),
            columns: Self.range(cell.accessibilityColumnRange()))
    }

    /// Returns the role of the node as a cell, which is also the header of other cells if the table says so.
    func role(of cell: DataCell) -> AccessibilityRole {
        if cell.table.headers(ofColumn: cell.columns.lowerBound).contains(self) { return .columnHeader }
        if cell.table.headers(ofRow: cell.rows.lowerBound).contains(self) { return .rowHeader }
        return .cell
    }

    /// An app may return `NSNotFound`.
    private static func range(_ range: NSRange) -> Range<Int> {
        guard range.location != NSNotFound, range.location >= 0 else { return 0..<1 }
        return range.location..<range.location + min(max(1, range.length), 1_000_000)
    }

    /// Returns the cell at a row and a column of the table of data, or `nil` if there is none.
    package func dataCell(row: Int, column: Int) -> AccessibilityNode? {
        guard let table = dataTable, row >= 0, row < table.accessibilityRowCount(), column >= 0,
            column < table.accessibilityColumnCount()
        else { return nil }
        return Self.node(table.accessibilityDataTableCellElement(forRow: row, column: column))
    }

    /// Returns the headers of a row of the table of data.
    package func headers(ofRow row: Int) -> [AccessibilityNode] {
        (dataTable?.accessibilityHeaderElements(forRow: row) ?? []).compactMap(Self.node)
    }

    /// Returns the headers of a column of the table of data.
    package func headers(ofColumn column: Int) -> [AccessibilityNode] {
        (dataTable?.accessibilityHeaderElements(forColumn: column) ?? []).compactMap(Self.node)
    }

    private static func node(_ cell: (any UIAccessibilityContainerDataTableCell)?) -> AccessibilityNode? {
        guard let object = cell as? NSObject else { return nil }
        return (object as? UIView).flatMap(listNode) ?? AccessibilityNode(object)
    }
}
