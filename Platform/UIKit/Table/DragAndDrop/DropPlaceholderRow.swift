internal import RowGeometry

/// The row of a placeholder, which consists of a cell in a gap.
@MainActor
final class DropPlaceholderRow {
    let placeholder: UITableViewDropPlaceholder
    let cell: UITableViewCell
    /// The identifier of the gap that contains the cell.
    let gap: Int
    var isOpen = true

    init(_ placeholder: UITableViewDropPlaceholder, cell: UITableViewCell, gap: Int) {
        self.placeholder = placeholder
        self.cell = cell
        self.gap = gap
    }
}

extension DropPlaceholderRow: DropPlaceholderDisplay {
    var displayedCell: UIView? { isOpen ? cell : nil }

    var previewParameters: UIDragPreviewParameters? { placeholder.previewParametersProvider?(cell) }

    func commit(_ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        cell.table?.commitPlaceholder(self, dataSourceUpdates) ?? false
    }

    func delete() -> Bool { cell.table?.deletePlaceholder(self) ?? false }

    func updateCell() { if isOpen { placeholder.cellUpdateHandler?(cell) } }
}

extension UITableView {
    /// Displays a placeholder's cell in a gap of its own.
    final func openPlaceholder(_ placeholder: UITableViewDropPlaceholder) -> DropPlaceholderRow {
        let path = RowPath(placeholder.insertionIndexPath)
        let section = path.section
        precondition(
            section >= 0 && section < geometry.sectionCount && path.row >= 0
                && path.row <= displacedRows.presentedRowCount(inSection: section),
            "UITableViewDropPlaceholder: \(placeholder.insertionIndexPath) is out of range. Insert it at an existing "
                + "row, or after the last one.")
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
        cell.isHidden = false
        if cell.parentView !== self { sendBehindRows(cell) }
        let gap = displacedRows.openGap(at: path, height: height, showing: cell)
        let row = DropPlaceholderRow(placeholder, cell: cell, gap: gap)
        dragAndDrop.placeholders.append(row)
        setNeedsLayout()
        return row
    }

    /// Replaces a placeholder by a row of the data source.
    final func commitPlaceholder(_ row: DropPlaceholderRow, _ updates: (IndexPath) -> Void) -> Bool {
        let displacement = displacedRows.displacement
        guard row.isOpen, let index = displacement.index(ofGap: row.gap) else { return false }
        let gap = displacement.gaps[index]
        let path = displacement.row(ofRank: gap.rank, inSection: gap.section).indexPath
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            displacedRows.gapToReplace = row.gap
            performUpdates {
                release(row)
                recycle(row.cell)
                updates(path)
                baseInsertRows(at: [path], with: .none)
            }
        }
        return true
    }

    /// Removes a placeholder with an animation.
    final func deletePlaceholder(_ row: DropPlaceholderRow) -> Bool {
        guard row.isOpen, displacedRows.displacement.index(ofGap: row.gap) != nil else { return false }
        release(row)
        displacedRows.change { $0.close(row.gap) }
        UIView.animate(withDuration: DisplacedRows.duration, delay: 0, options: .allowUserInteraction) {
            row.cell.alpha = 0
        } completion: { [weak self] _ in
            row.cell.alpha = 1
            self?.recycle(row.cell)
        }
        return true
    }

    private func remove(_ row: DropPlaceholderRow) {
        release(row)
        displacedRows.changeBeforeUpdate { $0.close(row.gap) }
        recycle(row.cell)
    }

    /// Ends the placeholder's ownership of its cell and its gap.
    private func release(_ row: DropPlaceholderRow) {
        row.isOpen = false
        dragAndDrop.placeholders.removeAll { $0 === row }
        displacedRows.removeCell(ofGap: row.gap)
    }

    /// Removes all placeholders without animation.
    final func removePlaceholders() {
        for row in dragAndDropIfLoaded?.placeholders ?? [] { remove(row) }
    }
}
