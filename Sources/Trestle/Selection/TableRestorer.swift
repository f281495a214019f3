import UIKit

/// Saves and restores the scroll position, selection and expanded sections of a table.
@MainActor
struct TableRestorer {
    let display: DisplayedTable
    let selection: SelectionController
    let expansion: ExpansionController
    let scrolling: ScrollController

    /// The current scroll position, selection and expanded sections.
    var restoration: TableRestoration {
        var restoration = TableRestoration()
        restoration.expanded = Dictionary(
            expansion.expansion.states.map { (String(describing: $0.key.base), $0.value) }
        ) { _, last in last }
        let state = display.state.expanded ?? display.state
        restoration.selected = selection.selectedPaths.compactMap { position(at: $0, in: state) }
        guard let listView = display.listView,
            listView.contentOffset.y > 0.5 - listView.adjustedContentInset.top
        else { return restoration }
        for path in listView.indexPathsForVisibleRows ?? [] {
            guard let top = position(at: path, in: display.state) else { continue }
            restoration.top = top
            restoration.distance = Double(listView.rectForRow(at: path).minY - listView.contentOffset.y)
            break
        }
        return restoration
    }

    /// - Returns: `false` if the topmost row does not exist anymore, so that the scroll position was not restored.
    func restore(_ restoration: TableRestoration) -> Bool {
        expansion.restore(restoration.expanded)
        let state = display.state.expanded ?? display.state
        selection.selectedRows = Set(
            restoration.selected.compactMap { path(of: $0, in: state) }.compactMap(state.rowID(at:)))
        guard let top = restoration.top else { return true }
        guard let path = path(of: top, in: display.state), restoration.distance.isFinite else { return false }
        return scrolling.scroll(to: path, distanceFromTop: CGFloat(restoration.distance))
    }

    /// Returns `nil` for rows without an id and for page rows, which cannot be found again.
    private func position(at path: IndexPath, in state: TableState) -> TableRestoration.Position? {
        guard let id = state.rowID(at: path), let row = id.id?.base, !(row is PageRowID),
            let section = id.sectionID?.base
        else { return nil }
        return TableRestoration.Position(
            row: String(describing: row), section: String(describing: section), rowIndex: path.row,
            sectionIndex: path.section)
    }

    private func path(of position: TableRestoration.Position, in state: TableState) -> IndexPath? {
        let section = state.sections.indices.first(outwardFrom: position.sectionIndex) { index in
            guard case .explicit(let id) = state.sections[index].identity else { return false }
            return String(describing: id.base) == position.section
        }
        guard let section else { return nil }
        let row = (0..<state.sections[section].rows.count).first(outwardFrom: position.rowIndex) { index in
            guard let id = state.rowID(at: IndexPath(row: index, section: section))?.id else { return false }
            return String(describing: id.base) == position.row
        }
        return row.map { IndexPath(row: $0, section: section) }
    }
}
