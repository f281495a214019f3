import UIKit

/// The rows that the cells of a table view show, so that a cell is rendered again only if its row has other content.
///
/// The rows are stored by cell rather than by index path, because index paths are ambiguous during an update.
@MainActor
struct RenderedCells {
    /// A class, so that a change doesn't copy the entry out of the dictionary and back.
    @MainActor
    final class Entry {
        private(set) weak var cell: UIView?
        /// The row that the cell shows, or `nil` if it waits for reuse.
        fileprivate(set) var row: Row?
        /// The appearance of the last row, which the next one replaces.
        fileprivate var appearance: RowAppearance?
        fileprivate var hasAccessory = false
        fileprivate var hasAccessibilityActions = false

        fileprivate init(_ cell: UIView) { self.cell = cell }
    }

    /// The number of times that a row was rendered into a cell.
    private(set) var renderingCount = 0
    private(set) var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries that were left when deallocated cells were last removed.
    private var countAfterLastSweep = 0

    /// Returns the row that the cell was last rendered for.
    func row(shownBy cell: UIView) -> Row? {
        entry(of: cell)?.row
    }

    private func entry(of cell: UIView) -> Entry? {
        guard let entry = entries[ObjectIdentifier(cell)], entry.cell === cell else { return nil }
        return entry
    }

    /// Renders a row into a cell and stores it.
    mutating func render(_ row: Row, in cell: UIView, style: UITableView.Style?) {
        let entry = entry(of: cell) ?? add(cell)
        entry.appearance?.accessibility.remove(from: cell)
        if let cell = cell as? UITableViewCell {
            render(row, in: cell, replacing: entry, style: style)
        } else {
            row.component.base.render(inErased: cell)
        }
        row.attributes?.appearance.accessibility.apply(to: cell)
        setAccessibilityActions(of: row, on: cell, replacing: entry)
        renderingCount += 1
        entry.row = row
        entry.appearance = row.attributes == nil ? nil : row.appearance
        entry.hasAccessory = row.accessory != nil
    }

    private mutating func add(_ cell: UIView) -> Entry {
        let entry = Entry(cell)
        entries[ObjectIdentifier(cell)] = entry
        sweepIfGrown()
        return entry
    }

    private func render(_ row: Row, in cell: UITableViewCell, replacing previous: Entry, style: UITableView.Style?) {
        if previous.hasAccessory { cell.accessoryType = .none }
        if previous.appearance != nil || row.attributes != nil {
            row.appearance.apply(to: cell, replacing: previous.appearance ?? RowAppearance(), in: style)
        }
        // The component must find the accessory view that it set itself; the activity indicator replaces it afterwards.
        let indicator = cell.accessoryView as? BusyIndicator
        if let indicator { cell.accessoryView = indicator.replaced }
        row.component.base.render(inErased: cell)
        if indicator != nil { cell.accessoryView = BusyIndicator(replacing: cell.accessoryView) }
        if let accessory = row.accessory { cell.accessoryType = accessory }
    }

    private func setAccessibilityActions(of row: Row, on cell: UIView, replacing previous: Entry) {
        let actions = row.attributes?.accessibilityActions ?? []
        guard !actions.isEmpty || previous.hasAccessibilityActions else { return }
        cell.accessibilityCustomActions = actions.isEmpty ? nil : actions.map(\.customAction)
        previous.hasAccessibilityActions = !actions.isEmpty
    }

    /// Replaces the row of a cell by one with equal content and possibly other event handlers.
    func update(_ row: Row, of cell: UIView) {
        if let entry = entry(of: cell) {
            entry.row = row
            setAccessibilityActions(of: row, on: cell, replacing: entry)
        }
        row.component.base.setHandlers(onErased: cell)
    }

    /// Releases the row of a cell that waits for reuse, and the closures of the row that the cell stores.
    func release(_ cell: UIView) {
        entry(of: cell)?.row = nil
        (cell as? any HandlerStoring)?.releaseHandlers()
    }

    /// Removes the entries of deallocated cells. The cost is amortized over the cells added since the last sweep.
    private mutating func sweepIfGrown() {
        guard entries.count > 2 * countAfterLastSweep + 16 else { return }
        entries = entries.filter { $0.value.cell != nil }
        countAfterLastSweep = entries.count
    }
}
