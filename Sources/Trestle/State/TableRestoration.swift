import UIKit

/// Where someone was in a table: what a screen keeps so that it looks the same when it comes back, after a launch too.
///
/// ```swift
/// let data = try JSONEncoder().encode(adapter.restoration)
///
/// // Later, once the form is rendered again and the table has its size:
/// adapter.restore(try JSONDecoder().decode(TableRestoration.self, from: data))
/// ```
///
/// Rows are kept by what `String(describing:)` says of their ids and of their sections', so that ids need not be `Codable`. That
/// serves numbers, strings, `UUID`, `URL`, and cases of enumerations; ids whose description differs from launch to launch, as a set's
/// does, are not found again.
public struct TableRestoration: Codable, Hashable, Sendable {
    /// A row by the descriptions of its ids.
    struct Place: Codable, Hashable, Sendable {
        let row: String
        let section: String
        /// Where it stood: near there it is looked for first.
        let rowIndex: Int
        let sectionIndex: Int
    }

    /// The topmost row that was seen; nil where nothing had been scrolled.
    var top: Place?
    /// How far below the top of the screen that row began, in points; negative where it had gone half out of sight.
    var distance: Double = 0
    var selected: [Place] = []
    /// Which sections were opened, and which closed, by the descriptions of their ids.
    var expanded: [String: Bool] = [:]
}

extension TableAdapter {
    /// Where one is in the table now: what is seen, what is chosen, and which sections are open.
    public var restoration: TableRestoration {
        var restoration = TableRestoration()
        for (id, isExpanded) in expansion.states { restoration.expanded[String(describing: id.base)] = isExpanded }
        let state = shown.opened ?? shown
        restoration.selected = selectedRows.compactMap { selection.places[$0]?.path }.sorted()
            .compactMap { place(at: $0, in: state) }
        guard let tableView, tableView.contentOffset.y > 0.5 - tableView.adjustedContentInset.top else {
            return restoration
        }
        for path in tableView.indexPathsForVisibleRows ?? [] {
            guard let top = place(at: path, in: shown) else { continue }
            restoration.top = top
            restoration.distance = Double(tableView.rectForRow(at: path).minY - tableView.contentOffset.y)
            break
        }
        return restoration
    }

    /// Goes back to where someone was. Call it when the form is shown and the table has its size.
    ///
    /// Rows that are no longer there are passed over: data from outside, as this is, never stops the program. It does not call
    /// ``onSelectionChange``. O(rows of the sections) at worst.
    ///
    /// - Returns: false if the topmost row is not there any more, so that nothing was scrolled.
    @discardableResult
    public func restore(_ restoration: TableRestoration) -> Bool {
        restoreExpansion(restoration.expanded)
        let state = shown.opened ?? shown
        selectedRows = Set(restoration.selected.compactMap { path(of: $0, in: state) }.compactMap(state.rowID(at:)))
        guard let top = restoration.top else { return true }
        guard let tableView, let path = path(of: top, in: shown), restoration.distance.isFinite else { return false }
        startsAtEnd = false
        tableView.scrollToRow(at: path, at: .top, animated: false)
        tableView.put(path, at: CGFloat(restoration.distance))
        return true
    }

    /// Opens and closes the sections whose state the adapter keeps.
    private func restoreExpansion(_ states: [String: Bool]) {
        var hasChanged = false
        for section in shownForm.sections {
            guard let id = section.explicitID, let isExpanded = states[String(describing: id.base)],
                case .kept = section.traits.collapsing,
                expansion.isExpanded(id, section.traits.collapsing) != isExpanded
            else { continue }
            expansion.set(isExpanded, for: id)
            hasChanged = true
        }
        if hasChanged { render(shownForm, animated: false) }
    }

    /// A row without an id, or one that the adapter has added, can't be found again.
    private func place(at path: IndexPath, in state: TableState) -> TableRestoration.Place? {
        guard let id = state.rowID(at: path), let row = id.id?.base, !(row is PageRowID),
            let section = id.sectionID?.base
        else { return nil }
        return TableRestoration.Place(
            row: String(describing: row), section: String(describing: section), rowIndex: path.row,
            sectionIndex: path.section)
    }

    private func path(of place: TableRestoration.Place, in state: TableState) -> IndexPath? {
        let section = state.sections.indices.first(outwardsFrom: place.sectionIndex) { index in
            guard case .explicit(let id) = state.sections[index].identity else { return false }
            return String(describing: id.base) == place.section
        }
        guard let section else { return nil }
        let row = (0..<state.sections[section].rows.count).first(outwardsFrom: place.rowIndex) { index in
            guard let id = state.rowID(at: IndexPath(row: index, section: section))?.id else { return false }
            return String(describing: id.base) == place.row
        }
        return row.map { IndexPath(row: $0, section: section) }
    }
}
