internal import DesktopBus

/// A table of data, or a cell of one, as AT-SPI reads it.
@MainActor
struct AccessibleTable {
    private let node: AccessibilityNode
    private let service: AccessibilityService
    private let table: any UIAccessibilityContainerDataTable

    /// - Returns: `nil` if the node is no table of data.
    init?(_ node: AccessibilityNode, _ service: AccessibilityService) {
        guard let table = node.dataTable else { return nil }
        self.node = node
        self.service = service
        self.table = table
    }

    private var columnCount: Int { max(0, table.accessibilityColumnCount()) }
    private var rowCount: Int { max(0, table.accessibilityRowCount()) }

    var properties: [String: DBusValue] {
        [
            "NRows": .int32(Int32(clamping: rowCount)), "NColumns": .int32(Int32(clamping: columnCount)),
            "Caption": service.reference(nil), "Summary": service.reference(nil), "NSelectedRows": .int32(0),
            "NSelectedColumns": .int32(0),
        ]
    }

    func call(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        let (first, second) = (arguments.first?.intValue ?? -1, arguments.dropFirst().first?.intValue ?? -1)
        switch method {
        case "GetAccessibleAt": return [service.reference(node.dataCell(row: first, column: second))]
        // Cells are counted row by row.
        case "GetIndexAt":
            return [
                .int32(
                    Int32(
                        clamping: node.dataCell(row: first, column: second) == nil ? -1 : first * columnCount + second))
            ]
        case "GetRowAtIndex": return [.int32(Int32(clamping: columnCount > 0 && first >= 0 ? first / columnCount : -1))]
        case "GetColumnAtIndex":
            return [.int32(Int32(clamping: columnCount > 0 && first >= 0 ? first % columnCount : -1))]
        case "GetRowDescription": return [.string(Self.text(node.headers(ofRow: first)))]
        case "GetColumnDescription": return [.string(Self.text(node.headers(ofColumn: first)))]
        case "GetRowHeader": return [service.reference(node.headers(ofRow: first).first)]
        case "GetColumnHeader": return [service.reference(node.headers(ofColumn: first).first)]
        case "GetRowExtentAt":
            return [.int32(Int32(clamping: node.dataCell(row: first, column: second)?.dataCell?.rows.count ?? 0))]
        case "GetColumnExtentAt":
            return [.int32(Int32(clamping: node.dataCell(row: first, column: second)?.dataCell?.columns.count ?? 0))]
        case "GetSelectedRows", "GetSelectedColumns": return [.array([], of: "i")]
        case "IsRowSelected", "IsColumnSelected": return [.bool(false)]
        case "IsSelected":
            return [.bool(node.dataCell(row: first, column: second)?.traits.contains(.selected) ?? false)]
        case "GetRowColumnExtentsAtIndex":
            guard columnCount > 0, first >= 0,
                let cell = node.dataCell(row: first / columnCount, column: first % columnCount),
                let place = cell.dataCell
            else { return [.bool(false), .int32(0), .int32(0), .int32(0), .int32(0), .bool(false)] }
            return [.bool(true)] + Self.place(place) + [.bool(cell.traits.contains(.selected))]
        default: return nil
        }
    }

    private static func text(_ headers: [AccessibilityNode]) -> String {
        AccessibilityText.joined(headers.map(\.label)) ?? ""
    }

    /// The row, the column, and the numbers of rows and columns.
    private static func place(_ cell: AccessibilityNode.DataCell) -> [DBusValue] {
        [cell.rows.lowerBound, cell.columns.lowerBound, cell.rows.count, cell.columns.count].map {
            .int32(Int32(clamping: $0))
        }
    }

    // MARK: Cells

    static func properties(of cell: AccessibilityNode.DataCell, _ service: AccessibilityService) -> [String: DBusValue]
    {
        [
            "ColumnSpan": .int32(Int32(clamping: cell.columns.count)),
            "RowSpan": .int32(Int32(clamping: cell.rows.count)),
            "Position": .structure(
                [cell.rows.lowerBound, cell.columns.lowerBound].map { .int32(Int32(clamping: $0)) }),
            "Table": service.reference(cell.table),
        ]
    }

    static func call(
        _ method: String, of cell: AccessibilityNode.DataCell, _ service: AccessibilityService
    ) -> [DBusValue]? {
        switch method {
        case "GetRowHeaderCells":
            [.array(cell.table.headers(ofRow: cell.rows.lowerBound).map { service.reference($0) }, of: "(so)")]
        case "GetColumnHeaderCells":
            [.array(cell.table.headers(ofColumn: cell.columns.lowerBound).map { service.reference($0) }, of: "(so)")]
        case "GetRowColumnSpan": [.bool(true)] + place(cell)
        default: nil
        }
    }
}
