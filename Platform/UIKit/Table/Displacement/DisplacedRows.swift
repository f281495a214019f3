internal import RowGeometry

/// The rows of a table that are displayed away from their positions in the data source, and the only owner of the gaps between rows.
///
/// A gap opens for a row that is being reordered, for a drop, and for a placeholder. Neither the data source nor the table's geometry
/// knows of gaps: ``RowDisplacement`` computes where rows are displayed instead.
@MainActor
final class DisplacedRows {
    private unowned let table: UITableView

    /// The open gaps, and the rows that take up no space.
    private(set) var displacement = RowDisplacement()

    /// The row that follows a touch on its reorder control.
    var reorder: RowReorder?

    /// Whether index paths that are passed to and returned from the table count gaps as rows.
    var usesPresentationValues = false

    /// The gap that the row that is about to be inserted replaces.
    var gapToReplace: Int?

    /// The distance, in points, by which gaps that are about to open move rows into the visible area.
    private var upcomingReach: CGFloat = 0
    private var lastGapID = RowDisplacement.dropGap
    /// The cells displayed in gaps, by the identifiers of the gaps.
    private var gapCells: [Int: UITableViewCell] = [:]
    private var lastContentOffset = CGPoint.zero

    init(_ table: UITableView) {
        self.table = table
    }

    var isEmpty: Bool { displacement.isEmpty }

    /// The largest distance, in points, between a row's position in the geometry and its displayed position.
    var reach: CGFloat { max(displacement.reach, upcomingReach) }

    // MARK: Rows

    /// Returns the frame at which a row's cell is displayed.
    ///
    /// - Parameter frame: The row's frame in the geometry.
    func displayedFrame(of path: RowPath, layoutFrame frame: CGRect) -> CGRect {
        if let carried = reorder?.cellFrame(ofRow: path) { return carried }
        guard !displacement.isEmpty else { return frame }
        return frame.offsetBy(dx: 0, dy: displacement.shift(of: path))
    }

    /// Returns whether a row keeps its cell although it may be outside the visible area.
    func keepsCell(of path: RowPath) -> Bool {
        reorder?.source == path || displacement.isHiddenRow(path)
    }

    /// Returns whether a row is displayed as the first of its section. A row that is carried above the table is a card of its own.
    func isDisplayedFirst(_ path: RowPath) -> Bool {
        guard let shown = displacement.displayedPath(of: path) else { return true }
        return shown.row == 0
    }

    /// Returns whether a row is displayed as the last of its section. A row that is carried above the table is a card of its own.
    func isDisplayedLast(_ path: RowPath) -> Bool {
        guard let shown = displacement.displayedPath(of: path) else { return true }
        return shown.row == presentedRowCount(inSection: path.section) - 1
    }

    /// Returns the number of rows and gaps that a section displays.
    func presentedRowCount(inSection section: Int) -> Int {
        displacement.displayedRowCount(inSection: section, of: table.geometry.rowCount(in: section))
    }

    /// Hides the cell of a row that takes up no space, unless it is the one that follows the touch.
    func didShow(_ cell: UITableViewCell, at path: RowPath) {
        if displacement.isHiddenRow(path), reorder?.source != path { cell.isHidden = true }
    }

    // MARK: Changes

    /// The duration, in seconds, in which rows move to open a gap. Selected by eye, slightly shorter than an
    /// update.
    static let duration: TimeInterval = 0.25

    /// Opens and closes gaps, and moves rows, headers and footers to where they are displayed then.
    func change(animated: Bool = true, _ change: (inout RowDisplacement) -> Void) {
        let old = displacement
        var new = old
        change(&new)
        guard new != old else { return }
        guard animated, UpdateAnimation.canBeSeen(in: table) else {
            displacement = new
            updateHiddenCells(previous: old)
            layoutTable()
            return
        }
        // Rows that enter the visible area need cells at their old positions, from which they move.
        upcomingReach = new.reach
        UIView.performWithoutAnimation {
            table.setNeedsLayout()
            table.layoutIfNeeded()
        }
        displacement = new
        updateHiddenCells(previous: old)
        let end = DisplayClock.now + Self.duration
        for cell in table.loadedRows.values { cell.animatingUntil = max(cell.animatingUntil, end) }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) {
            self.layoutTable()
            self.table.layoutIfNeeded()
        } completion: { [weak table] _ in
            // Cells that have left the visible area can be recycled now.
            table?.setNeedsLayout()
        }
        upcomingReach = 0
    }

    /// Changes gaps without moving anything before the next layout, so that an update animates from what is displayed now.
    func changeBeforeUpdate(_ change: (inout RowDisplacement) -> Void) {
        change(&displacement)
    }

    /// Updates everything that depends on where rows are displayed.
    func layoutTable() {
        table.updateSectionPositions()
        table.updateContentSize()
        table.setNeedsLayout()
    }

    /// Hides the cells of rows that take up no space, whose drag previews are displayed elsewhere.
    private func updateHiddenCells(previous: RowDisplacement) {
        for row in previous.hiddenRows where !displacement.isHiddenRow(row.path) {
            table.loadedRows[row.path]?.isHidden = false
        }
        for row in displacement.hiddenRows where reorder?.source != row.path {
            table.loadedRows[row.path]?.isHidden = true
        }
    }

    // MARK: Cells in gaps

    /// Opens a gap that displays a cell without a row in the data source.
    ///
    /// - Returns: The gap's identifier.
    func openGap(at path: RowPath, height: CGFloat, showing cell: UITableViewCell) -> Int {
        lastGapID += 1
        gapCells[lastGapID] = cell
        displacement.openGap(at: path, height: height, id: lastGapID)
        UIView.performWithoutAnimation { layout(cell, inGap: lastGapID) }
        return lastGapID
    }

    /// Removes the cell of a gap from the gap, which remains open.
    func removeCell(ofGap id: Int) {
        gapCells[id] = nil
    }

    /// Returns the cell in the gap that is displayed at a path, counting gaps as rows.
    func cell(inGapAt path: RowPath) -> UITableViewCell? {
        gapCells.first { id, _ in displacement.index(ofGap: id).map(displacement.displayedPath(ofGap:)) == path }?.value
    }

    private func layout(_ cell: UITableViewCell, inGap id: Int) {
        guard let index = displacement.index(ofGap: id) else { return }
        let path = displacement.displayedPath(ofGap: index)
        cell.sectionPosition = SectionPosition(
            isFirst: path.row == 0, isLast: path.row == presentedRowCount(inSection: path.section) - 1,
            style: table.storedStyle, drawsSeparators: table.separatorStyle != .none)
        let frame = rect(ofGap: index)
        if cell.frame != frame { cell.frame = frame }
    }

    /// Returns the rectangle of the gap at an index of `displacement.gaps`.
    func rect(ofGap index: Int) -> CGRect {
        CGRect(
            x: table.rowInset, y: table.tableHeaderHeight + displacement.offset(ofGap: index, in: table.geometry),
            width: table.rowWidth, height: displacement.gaps[index].height)
    }

    // MARK: Layout and updates of the table

    /// Lays out the cells in gaps, and finds the row below the reordered one again if the content has scrolled.
    func tableDidLayout() {
        for (id, cell) in gapCells { layout(cell, inGap: id) }
        guard reorder != nil, table.contentOffset != lastContentOffset else { return }
        lastContentOffset = table.contentOffset
        // Not during layout: gaps open by a layout of their own.
        DisplayClock.schedule(after: 0) { [weak self] in self?.reorder?.follow() }
    }

    /// Discards all gaps because the data source is about to be read again.
    func reset() {
        reorder?.abandon()
        reorder = nil
        gapCells = [:]
        gapToReplace = nil
        displacement = RowDisplacement()
    }

    /// Moves gaps and carried rows to where a batch update has moved their rows.
    func rowsDidMove(by plan: UpdatePlan) {
        guard !displacement.isEmpty else { return }
        displacement.remap(row: plan.newPath(of:), section: plan.newSection(of:))
        if let gapToReplace { displacement.rowTakesPlace(ofGap: gapToReplace) }
        gapToReplace = nil
        reorder?.remap(by: plan)
    }
}
