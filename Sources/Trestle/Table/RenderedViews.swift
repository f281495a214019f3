import UIKit

/// What each cell shows at present, so that a cell is rendered again only if its row looks different.
///
/// It is asked by cell, not by index path: paths are in doubt while an update is under way, a cell never is.
@MainActor
struct RenderedCells {
    struct Entry {
        weak var cell: UITableViewCell?
        var row: Row
    }

    /// How many renderings there have been, for reports.
    private(set) var renderings = 0
    private(set) var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there were when dead ones were last looked for.
    private var countAtLastSweep = 0

    nonisolated init() {}

    /// The row that the cell was last rendered for.
    func row(shownBy cell: UITableViewCell) -> Row? {
        guard let entry = entries[ObjectIdentifier(cell)], entry.cell === cell else { return nil }
        return entry.row
    }

    /// Renders a row into a cell and remembers it.
    mutating func render(_ row: Row, in cell: UITableViewCell, style: UITableView.Style?) {
        let before = self.row(shownBy: cell)
        if before?.accessory != nil { cell.accessoryType = .none }
        if before?.behavior != nil || row.behavior != nil {
            row.look.apply(to: cell, insteadOf: before?.look ?? RowLook(), in: style)
        }
        // The component finds the accessory that it knows of; what shows that the row is busy comes back in its place.
        let busy = cell.accessoryView as? BusyIndicator
        if let busy { cell.accessoryView = busy.replaced }
        row.component.base.render(inErased: cell)
        if busy != nil { cell.accessoryView = BusyIndicator(insteadOf: cell.accessoryView) }
        renderings += 1
        if let accessory = row.accessory {
            cell.accessoryType = accessory
        }
        entries[ObjectIdentifier(cell)] = Entry(cell: cell, row: row)
        sweepIfGrown()
    }

    /// Takes over a row that looks the same but may behave differently.
    mutating func update(_ row: Row, of cell: UITableViewCell) {
        entries[ObjectIdentifier(cell)]?.row = row
        row.component.base.connect(toErased: cell)
    }

    /// Forgets cells that the table has let go. Amortised over the cells that were added since.
    private mutating func sweepIfGrown() {
        guard entries.count > 2 * countAtLastSweep + 16 else { return }
        entries = entries.filter { $0.value.cell != nil }
        countAtLastSweep = entries.count
    }
}
