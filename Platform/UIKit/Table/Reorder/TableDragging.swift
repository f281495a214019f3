internal import RowGeometry

/// What a table knows of rows that are being reordered, dragged out of it, or dropped into it.
@MainActor
struct TableDragging {
    /// Where rows are shown otherwise than they stand.
    var gaps = RowDisplacement()
    /// Rows within this distance of what is seen keep their cells, in points: gaps are about to move them.
    var reach: CGFloat = 0
    /// The row that a finger moves by its grip.
    var reorder: RowReorder?
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    var isDragEnabled = true
    var source: TableDragSource?
    var target: TableDropTarget?
    /// The row into which a drop would go.
    var litRow: RowPath?
    var placeholders: [DropPlaceholderRow] = []
    /// The last gap that a placeholder was given.
    var lastGap = RowDisplacement.dropGap
    var springLoading: UISpringLoadedInteraction?
    /// Where the table had been scrolled to when it was last looked at what lies under a finger that drags.
    var lastOffset = CGPoint.zero
    /// Whether app code speaks of rows as they are shown.
    var usesPresentationValues = false
}

extension UITableView {
    final var rowGaps: RowDisplacement { dragging.gaps }

    /// How far rows may be shown from where they stand.
    final var gapReach: CGFloat { max(dragging.gaps.reach, dragging.reach) }

    /// Where the cell of a row is, whose place in the geometry is `frame`.
    final func shownFrame(ofRow path: RowPath, layoutFrame frame: CGRect) -> CGRect {
        if let held = dragging.reorder?.frame(ofHeld: path) { return held }
        guard !dragging.gaps.isEmpty else { return frame }
        return frame.offsetBy(dx: 0, dy: dragging.gaps.shift(of: path))
    }

    /// Whether a row keeps its cell however far it is from what is seen.
    final func isHeld(_ path: RowPath) -> Bool {
        dragging.reorder?.source == path || dragging.gaps.isAbsent(path)
    }

    /// Whether a row is shown as the first of its section. One that is held above the table is a card of its own.
    final func isShownFirst(_ path: RowPath) -> Bool {
        guard let shown = dragging.gaps.presentedPath(of: path) else { return true }
        return shown.row == 0
    }

    /// Whether a row is shown as the last of its section. One that is held above the table is a card of its own.
    final func isShownLast(_ path: RowPath) -> Bool {
        let count = geometry.rowCount(in: path.section)
        guard let shown = dragging.gaps.presentedPath(of: path) else { return true }
        return shown.row == dragging.gaps.presentedRows(inSection: path.section, of: count) - 1
    }

    /// How long rows take to make way, in seconds. Chosen to feel right: a little less than an update.
    static let gapDuration: TimeInterval = 0.25

    /// Opens and closes gaps, and lets rows, headers and footers go to where they are shown now.
    final func changeGaps(animated: Bool = true, _ change: (inout RowDisplacement) -> Void) {
        var new = dragging.gaps
        change(&new)
        guard new != dragging.gaps else { return }
        guard animated, UpdateAnimation.canBeSeen(in: self) else {
            let old = dragging.gaps
            dragging.gaps = new
            hideAbsentRows(shownBefore: old)
            gapsDidChange()
            return
        }
        // What comes into sight comes from somewhere: it must be there before it moves.
        let old = dragging.gaps
        dragging.reach = new.reach
        UIView.performWithoutAnimation {
            setNeedsLayout()
            layoutIfNeeded()
        }
        dragging.gaps = new
        hideAbsentRows(shownBefore: old)
        let end = DisplayClock.now + Self.gapDuration
        for cell in loadedRows.values { cell.animatingUntil = max(cell.animatingUntil, end) }
        UIView.animate(withDuration: Self.gapDuration, delay: 0, options: [.allowUserInteraction]) {
            self.gapsDidChange()
            self.layoutIfNeeded()
        } completion: { [weak self] _ in
            // What has left what is seen may go now.
            self?.setNeedsLayout()
        }
        dragging.reach = 0
    }

    /// Rows that take no room are not seen: a picture of them is somewhere else. A row that is carried is that itself.
    private func hideAbsentRows(shownBefore old: RowDisplacement) {
        for absence in old.absences where !dragging.gaps.isAbsent(absence.path) {
            loadedRows[absence.path]?.isHidden = false
        }
        for absence in dragging.gaps.absences where dragging.reorder?.source != absence.path {
            loadedRows[absence.path]?.isHidden = true
        }
    }

    /// Shows a cell that has come to stand for a row in the part that it has in a drag.
    final func showDragging(in cell: UITableViewCell, at path: RowPath) {
        cell.dragStateIs(dragging.source?.state(of: path) ?? .none)
        if dragging.gaps.isAbsent(path), dragging.reorder?.source != path { cell.isHidden = true }
        if dragging.litRow == path { cell.setHighlighted(true, animated: false) }
        showDropState(in: cell, at: path)
    }

    final func gapsDidChange() {
        updateSectionPositions()
        updateContentSize()
        setNeedsLayout()
    }

    /// Forgets what was being dragged: all data is new.
    final func resetDragging() {
        dragging.reorder?.abandon()
        dragging.reorder = nil
        removePlaceholders()
        dragging.litRow = nil
        dragging.source?.forgetRows()
        dragging.gaps = RowDisplacement()
    }

    /// Takes what is being dragged along to where its rows are after a batch.
    final func remapDragging(by plan: UpdatePlan) {
        dragging.source?.remap(by: plan)
        dragging.litRow = dragging.litRow.flatMap(plan.newPath(of:))
        guard !dragging.gaps.isEmpty else { return }
        dragging.gaps.remap(row: plan.newPath(of:), section: plan.newSection(of:))
        dragging.reorder?.remap(by: plan)
    }
}
