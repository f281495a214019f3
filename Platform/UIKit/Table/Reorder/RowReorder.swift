internal import RowGeometry

/// A row that the user moves by its reorder control.
///
/// A gap opens at the position at which the row would be inserted. The data source moves the row once, when
/// the touch ends.
@MainActor
final class RowReorder {
    private(set) weak var table: UITableView?
    /// The row's path in the data source.
    private(set) var source: RowPath
    let cell: UITableViewCell
    /// The distance of the touch from the top of the row, in points.
    private let grab: CGFloat
    /// The location of the touch in the table's window.
    private var location: CGPoint
    private let height: CGFloat
    /// The path below the touch, and the path that the delegate allows instead.
    private var proposal: RowPath
    private var target: RowPath
    private let shadow: ReorderShadow
    private lazy var scroller = table.map { table in
        EdgeScroller(table) { [weak self] in
            self?.location
        } didScroll: { [weak self] in
            self?.follow()
        }
    }

    /// Creates a reordering of a row, with a touch at a point of the table's window.
    init?(_ path: RowPath, in table: UITableView, location: CGPoint) {
        guard let cell = table.loadedRows[path] else { return nil }
        self.table = table
        self.cell = cell
        self.location = location
        source = path
        proposal = path
        target = path
        height = cell.frame.height
        grab = table.convert(location, from: nil).y - cell.frame.minY
        shadow = ReorderShadow(frame: cell.frame)
    }

    /// Lifts the row above the table.
    func begin() {
        guard let table else { return }
        table.displacedRows.change(animated: false) { gaps in
            gaps.setHiddenRows([RowDisplacement.HiddenRow(path: source, height: height)])
            gaps.open(RowDisplacement.Gap(section: source.section, rank: source.row, height: height))
        }
        table.insertSubview(shadow, belowSubview: cell)
        table.bringSubviewToFront(cell)
        // In front of floating headers, and behind scroll indicators.
        shadow.layer.zPosition = 2
        cell.layer.zPosition = 2
        shadow.lift(cornerRadius: table.storedStyle == .insetGrouped ? UITableView.cardCornerRadius : 0)
        table.updateSectionPositions()
        cell.setDragState(.dragging, isReordering: true)
        follow()
    }

    /// Returns the frame of the carried row's cell, or `nil` for other rows.
    func cellFrame(ofRow path: RowPath) -> CGRect? {
        guard path == source, let table else { return nil }
        let visible = table.bounds
        let y = table.convert(location, from: nil).y - grab
        // The row remains visible within the edges of the table.
        let top = min(max(y, visible.minY), max(visible.minY, visible.maxY - height))
        return CGRect(x: table.rowInset, y: top, width: table.rowWidth, height: height)
    }

    /// Moves the row to a touch at a point of the table's window.
    func move(to location: CGPoint) {
        self.location = location
        follow()
        scroller?.update()
    }

    /// Moves the cell to the touch, and the gap to the position at which the row would be inserted.
    func follow() {
        guard let table, let frame = cellFrame(ofRow: source) else { return }
        if cell.frame != frame { cell.frame = frame }
        shadow.frame = frame
        let displacement = table.displacedRows.displacement
        guard
            let position = displacement.nearestPosition(
                forTop: frame.minY - table.tableHeaderHeight, in: table.geometry)
        else {
            return
        }
        let proposal = RowPath(section: position.section, row: position.rank)
        guard proposal != self.proposal else { return }
        self.proposal = proposal
        let target = table.moveTarget(from: source, proposed: proposal)
        guard target != self.target else { return }
        self.target = target
        table.displacedRows.change { gaps in
            gaps.close(RowDisplacement.dropGap)
            gaps.open(RowDisplacement.Gap(section: target.section, rank: target.row, height: height))
        }
    }

    /// Ends reordering: the data source moves the row, which animates into the gap.
    func drop() {
        guard let table else { return }
        end()
        table.finishMove(of: cell, from: source, to: target)
    }

    /// Ends reordering: the row returns to its old position.
    func cancel() {
        guard let table else { return }
        end()
        table.finishMove(of: cell, from: source, to: source)
    }

    /// Ends reordering because the row does not exist anymore.
    func abandon() {
        end()
        shadow.removeFromSuperview()
    }

    private func end() {
        scroller?.stop()
        scroller = nil
        table?.displacedRows.reorder = nil
        shadow.settle { [cell] in cell.layer.zPosition = 0 }
        cell.setDragState(.none, isReordering: false)
    }

    /// Updates the row after a batch update, or ends reordering if it has been deleted.
    func remap(by plan: UpdatePlan) {
        guard let new = plan.newPath(of: source), !plan.isReloaded(source) else {
            table?.displacedRows.changeBeforeUpdate { $0.closeDropGap() }
            abandon()
            return
        }
        source = new
        // The next move of the touch determines the position among the current rows.
        proposal = new
        target = new
        table?.displacedRows.changeBeforeUpdate { displacement in
            displacement.close(RowDisplacement.dropGap)
            displacement.open(RowDisplacement.Gap(section: new.section, rank: new.row, height: height))
        }
    }
}
