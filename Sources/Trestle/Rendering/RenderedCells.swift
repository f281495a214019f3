import UIKit

/// The rows that the cells of a table view show, so that a cell is rendered again only if its row has other content.
///
/// The rows are stored by cell rather than by index path, because index paths are ambiguous during an update.
@MainActor
struct RenderedCells {
    struct Entry {
        weak var cell: UITableViewCell?
        /// The row that the cell shows, or `nil` if it waits for reuse.
        var row: Row?
        /// The appearance of the last row, which the next one replaces.
        var appearance: RowAppearance?
        var hasAccessory = false
    }

    /// The number of times that a row was rendered into a cell.
    private(set) var renderingCount = 0
    private(set) var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries that were left when deallocated cells were last removed.
    private var countAfterLastSweep = 0

    /// Returns the row that the cell was last rendered for.
    func row(shownBy cell: UITableViewCell) -> Row? {
        guard let entry = entries[ObjectIdentifier(cell)], entry.cell === cell else { return nil }
        return entry.row
    }

    /// Renders a row into a cell and stores it.
    mutating func render(_ row: Row, in cell: UITableViewCell, style: UITableView.Style?) {
        let previous = entries[ObjectIdentifier(cell)].flatMap { $0.cell === cell ? $0 : nil }
        if previous?.hasAccessory == true { cell.accessoryType = .none }
        if previous?.appearance != nil || row.attributes != nil {
            row.appearance.apply(to: cell, replacing: previous?.appearance ?? RowAppearance(), in: style)
        }
        // The component must find the accessory view that it set itself; the activity indicator replaces it afterwards.
        let indicator = cell.accessoryView as? BusyIndicator
        if let indicator { cell.accessoryView = indicator.replaced }
        row.component.base.render(inErased: cell)
        if indicator != nil { cell.accessoryView = BusyIndicator(replacing: cell.accessoryView) }
        renderingCount += 1
        if let accessory = row.accessory {
            cell.accessoryType = accessory
        }
        entries[ObjectIdentifier(cell)] = Entry(
            cell: cell, row: row, appearance: row.attributes == nil ? nil : row.appearance,
            hasAccessory: row.accessory != nil)
        sweepIfGrown()
    }

    /// Replaces the row of a cell by one with equal content and possibly other event handlers.
    mutating func update(_ row: Row, of cell: UITableViewCell) {
        entries[ObjectIdentifier(cell)]?.row = row
        row.component.base.setHandlers(onErased: cell)
    }

    /// Releases the row of a cell that waits for reuse, and the closures of the row that the cell stores.
    mutating func release(_ cell: UITableViewCell) {
        entries[ObjectIdentifier(cell)]?.row = nil
        (cell as? any HandlerStoring)?.releaseHandlers()
    }

    /// Removes the entries of deallocated cells. The cost is amortized over the cells added since the last sweep.
    private mutating func sweepIfGrown() {
        guard entries.count > 2 * countAfterLastSweep + 16 else { return }
        entries = entries.filter { $0.value.cell != nil }
        countAfterLastSweep = entries.count
    }
}
