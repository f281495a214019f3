import UIKit

/// Moves rows that the user drags to other positions.
@MainActor
final class RowMoveController {
    private let display: DisplayedTable
    private let selection: SelectionController
    private let pages: PageLoadController

    /// Called when the user has moved a row.
    var onMove: (@MainActor (RowMove) -> Void)?

    init(display: DisplayedTable, selection: SelectionController, pages: PageLoadController) {
        self.display = display
        self.selection = selection
        self.pages = pages
    }

    func canMoveRow(at path: IndexPath) -> Bool {
        display.state.canMoveRows(inSection: path.section) && onMove != nil
            && display.state.existingRow(at: path)?.attributes?.isMovable ?? false
    }

    /// Moves the row in the displayed state, so that a form with the same move changes nothing, and calls ``onMove``.
    func moveRow(at source: IndexPath, to destination: IndexPath) {
        guard let row = display.state.rowID(at: source) else { return }
        let formSource = display.state.formPath(of: source)
        display.state.moveRow(at: source, to: destination)
        selection.restoreSelection()
        pages.update()
        let section = display.state.sections[destination.section].identity
        let move = RowMove(
            row: row, source: formSource, destination: display.state.formPath(of: destination),
            sectionID: RowID(row: row.row, section: section).sectionID)
        display.perform(.committingMove) { onMove?(move) }
    }
}
