import UIKit

/// Makes the cells, headers and footers of a table view, and renders rows into them.
@MainActor
final class CellRenderer {
    private let display: DisplayedTable
    private var registry = CellRegistry()
    private var renderedCells = RenderedCells()

    /// The services that rendered cells may use.
    weak var host: (any CellHost)?

    /// Called with each row for which a cell is made, and with the new version of each row that has a cell.
    var onDisplay: ((Row) -> Void)?

    init(display: DisplayedTable) {
        self.display = display
        registry = makeRegistry()
    }

    private func makeRegistry() -> CellRegistry {
        var registry = CellRegistry()
        registry.onConflict = { [weak display] message in
            display?.onWarning?(message)
            Misuse.report(message)
        }
        return registry
    }

    /// The number of times that a row was rendered into a cell.
    var renderingCount: Int { renderedCells.renderingCount }

    /// The cells that were rendered, with the rows that they show.
    var entries: some Collection<RenderedCells.Entry> { renderedCells.entries.values }

    /// Forgets all registrations and cells, for a table view that has none of them.
    func reset() {
        registry = makeRegistry()
        renderedCells = RenderedCells()
    }

    /// Returns a rendered cell for a row.
    func makeCell(for row: Row, at indexPath: IndexPath, in listView: any ListView) -> UIView {
        onDisplay?(row)
        let cell = registry.cell(for: row.component.base, in: listView, at: indexPath)
        render(row, in: cell.rowView)
        return cell
    }

    /// Returns a rendered view for a header or footer, or `nil` if the table view draws it.
    func makeView(for content: HeaderFooter?, in tableView: UITableView) -> UITableViewHeaderFooterView? {
        guard let component = content?.component else { return nil }
        let view = registry.headerFooterView(for: component, in: tableView)
        component.render(inErased: view)
        return view
    }

    /// The row that a cell was last rendered for.
    func row(shownBy cell: UIView) -> Row? { renderedCells.row(shownBy: cell) }

    /// Releases the row of a cell that is no longer displayed.
    func release(_ cell: UIView) { renderedCells.release(cell) }

    func render(_ row: Row, in cell: UIView) {
        display.perform(.providingContent) {
            if let field = row.attributes?.field, let cell = cell as? any FieldInputCell {
                cell.fieldNavigation = FieldNavigation(field: field.id, host: host)
            }
            renderedCells.render(row, in: cell, style: (display.listView as? UITableView)?.style)
            display.listView?.didRender(row, in: cell)
        }
    }

    /// Brings a cell up to date with a row that replaces the one that it shows.
    ///
    /// A row with equal content is not rendered again; only the cell's event handlers are replaced.
    ///
    /// - Returns: `false` if the row needs a cell of another kind.
    @discardableResult
    func update(_ cell: UIView, showing current: Row, to row: Row) -> Bool {
        if row.hasSameContent(as: current) {
            renderedCells.update(row, of: cell)
            display.listView?.didUpdate(row, replacing: current, in: cell)
        } else if row.component.sharesCells(with: current.component) {
            render(row, in: cell)
        } else {
            return false
        }
        return true
    }
}
