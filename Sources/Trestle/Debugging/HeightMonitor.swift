import UIKit

/// Finds visible rows whose height changes with every render although their content does not, so that the table view moves
/// each time.
@MainActor
struct HeightMonitor {
    private struct Record {
        var row: Row
        var height: CGFloat
        /// The number of consecutive renders that have changed the height of the unchanged row.
        var changeCount = 0
    }

    /// The number of consecutive changes that are a mistake. Fewer occur when an image or a font has been loaded.
    private static let limit = 3

    private var records: [RowID: Record] = [:]

    nonisolated init() {}

    /// Compares the heights of the visible rows with those after the last render, and reports those that keep changing.
    ///
    /// - Complexity: O(visible rows).
    mutating func check(_ display: DisplayedTable) {
        guard let listView = display.listView else { return }
        var visible: [RowID: Record] = [:]
        for path in listView.indexPathsForVisibleRows ?? [] {
            guard let id = display.state.rowID(at: path), let row = display.state.existingRow(at: path) else {
                continue
            }
            var record = Record(row: row, height: listView.rectForRow(at: path).height)
            if let previous = records[id], previous.row.hasSameContentAndHeight(as: row),
                abs(previous.height - record.height) > 0.01
            {
                record.changeCount = previous.changeCount + 1
                if record.changeCount == Self.limit { report(id, row, previous.height, record.height, to: display) }
            }
            visible[id] = record
        }
        records = visible
    }

    private func report(
        _ id: RowID, _ row: Row, _ old: CGFloat, _ new: CGFloat, to display: DisplayedTable
    ) {
        display.onWarning?(
            """
            The height of the row \(id), a \(type(of: row.component.base)), changes with every render, from \(old) to \(new) points, \
            although its content does not. Let the height depend only on the component and the width of the cell, or set it with \
            height(_:).
            """)
    }
}
