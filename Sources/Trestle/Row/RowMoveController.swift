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
        let call = move(source, to: destination)
        selection.restoreSelection()
        pages.update()
        call?()
    }

    /// Moves rows together in the displayed state, and calls ``onMove`` for each of them, with the index paths after the moves
    /// before it.
    ///
    /// - Parameters:
    ///   - sources: The rows, from top to bottom.
    ///   - destination: The new index path of the first row, in a section without all of the rows.
    ///   - update: Performs an update of the list view, within which it calls the closure that it is given to change the state.
    ///     That closure returns the new index paths of the rows.
    func moveRows(
        at sources: [IndexPath], to destination: IndexPath, update: (_ move: () -> [IndexPath]) -> Void
    ) {
        var calls: [@MainActor () -> Void] = []
        update {
            var group = GroupMove(sources, to: destination)
            while let (source, proposed) = group.next {
                let target = display.state.destination(ofRowAt: source, proposed: proposed)
                if target != source, let call = move(source, to: target) { calls.append(call) }
                group.didMove(to: target)
            }
            return group.moved
        }
        selection.restoreSelection()
        pages.update()
        for call in calls { call() }
    }

    /// Moves a row in the displayed state.
    ///
    /// - Returns: A closure that calls ``onMove``.
    private func move(_ source: IndexPath, to destination: IndexPath) -> (@MainActor () -> Void)? {
        guard let row = display.state.rowID(at: source) else { return nil }
        let formSource = display.state.formPath(of: source)
        display.state.moveRow(at: source, to: destination)
        let section = display.state.sections[destination.section].identity
        let move = RowMove(
            row: row, source: formSource, destination: display.state.formPath(of: destination),
            sectionID: RowID(row: row.row, section: section).sectionID)
        return { [self] in display.perform(.committingMove) { onMove?(move) } }
    }
}
