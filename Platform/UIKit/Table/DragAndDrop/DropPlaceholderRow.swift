internal import RowGeometry

/// The row of a placeholder: a cell in a gap.
@MainActor
final class DropPlaceholderRow {
    let placeholder: UITableViewDropPlaceholder
    let cell: UITableViewCell
    /// The gap that the cell is in.
    let gap: Int
    var isOpen = true

    init(_ placeholder: UITableViewDropPlaceholder, cell: UITableViewCell, gap: Int) {
        self.placeholder = placeholder
        self.cell = cell
        self.gap = gap
    }
}

/// What an app holds of a placeholder.
@MainActor
final class DropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let row: DropPlaceholderRow
    private let animator: DragAnimator
    private weak var table: UITableView?

    init(item: UIDragItem, row: DropPlaceholderRow, animator: DragAnimator, table: UITableView) {
        dragItem = item
        self.row = row
        self.animator = animator
        self.table = table
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        table?.commitPlaceholder(row, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { table?.deletePlaceholder(row) ?? false }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}

extension UITableView {
    /// Shows a placeholder's cell in a gap of its own.
    final func openPlaceholder(_ placeholder: UITableViewDropPlaceholder) -> DropPlaceholderRow {
        let path = RowPath(placeholder.insertionIndexPath)
        let section = path.section
        precondition(
            section >= 0 && section < geometry.sectionCount && path.row >= 0
                && path.row <= dragging.gaps.presentedRows(inSection: section, of: geometry.rowCount(in: section)),
            "UITableViewDropPlaceholder: there is no place at \(placeholder.insertionIndexPath); insert it at a row that "
                + "there is, or behind the last one")
        guard let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier) else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(placeholder.reuseIdentifier) - must register a nib or a class "
                    + "for the identifier or connect a prototype cell in a storyboard")
        }
        cell.table = self
        if cell.backgroundColor == nil {
            cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        placeholder.cellUpdateHandler?(cell)
        let automatic = placeholder.rowHeight == Self.automaticDimension
        cell.bounds.size.width = rowWidth
        let height = automatic ? fittingHeight(of: cell) : max(0, placeholder.rowHeight)
        dragging.lastGap += 1
        let row = DropPlaceholderRow(placeholder, cell: cell, gap: dragging.lastGap)
        dragging.placeholders.append(row)
        cell.isHidden = false
        if cell.superview !== self { sendBehindRows(cell) }
        dragging.gaps.openGap(at: path, height: height, id: row.gap)
        UIView.performWithoutAnimation { placePlaceholder(row) }
        setNeedsLayout()
        return row
    }

    /// Puts the cells of placeholders into their gaps. Where rows have been scrolled away from under a finger, what it holds
    /// is over others now.
    final func layoutDragging() {
        for row in dragging.placeholders { placePlaceholder(row) }
        guard dragging.reorder != nil || hasActiveDrop, contentOffset != dragging.lastOffset else { return }
        dragging.lastOffset = contentOffset
        // Not now: gaps open by layout.
        DisplayClock.schedule(after: 0) { [weak self] in
            self?.dragging.reorder?.follow()
            for drag in UIApplication.shared.activeDrags { drag.update() }
        }
    }

    private func placePlaceholder(_ row: DropPlaceholderRow) {
        guard let index = dragging.gaps.index(ofGap: row.gap) else { return }
        let path = dragging.gaps.presentedPath(ofGap: index)
        let count = dragging.gaps.presentedRows(inSection: path.section, of: geometry.rowCount(in: path.section))
        row.cell.place = SectionPosition(
            isFirst: path.row == 0, isLast: path.row == count - 1, style: style,
            drawsSeparators: separatorStyle != .none)
        let frame = CGRect(
            x: rowInset, y: tableHeaderHeight + dragging.gaps.offset(ofGap: index, in: geometry), width: rowWidth,
            height: dragging.gaps.gaps[index].height)
        if row.cell.frame != frame { row.cell.frame = frame }
    }

    /// Lets a row of the data take a placeholder's place.
    final func commitPlaceholder(_ row: DropPlaceholderRow, _ updates: (IndexPath) -> Void) -> Bool {
        guard row.isOpen, let index = dragging.gaps.index(ofGap: row.gap) else { return false }
        let gap = dragging.gaps.gaps[index]
        let path = dragging.gaps.row(ofRank: gap.rank, inSection: gap.section).indexPath
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            performBatchUpdates({
                dragging.gaps.rowTakesPlace(ofGap: row.gap)
                remove(row)
                updates(path)
                insertRows(at: [path], with: .none)
            })
        }
        return true
    }

    /// Takes a placeholder away.
    final func deletePlaceholder(_ row: DropPlaceholderRow) -> Bool {
        guard row.isOpen, dragging.gaps.index(ofGap: row.gap) != nil else { return false }
        row.isOpen = false
        dragging.placeholders.removeAll { $0 === row }
        changeGaps { $0.close(row.gap) }
        UIView.animate(withDuration: Self.gapDuration, delay: 0, options: .allowUserInteraction) {
            row.cell.alpha = 0
        } completion: { [weak self] _ in
            row.cell.alpha = 1
            self?.recycle(row.cell)
        }
        return true
    }

    private func remove(_ row: DropPlaceholderRow) {
        row.isOpen = false
        dragging.placeholders.removeAll { $0 === row }
        dragging.gaps.close(row.gap)
        recycle(row.cell)
    }

    /// Takes all placeholders away at once.
    final func removePlaceholders() {
        for row in dragging.placeholders { remove(row) }
    }
}
