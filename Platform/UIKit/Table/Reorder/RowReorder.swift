internal import RowGeometry

/// A row that a finger holds by its grip and carries to another place.
///
/// The row leaves a gap where it would land. The others make way as it passes them; the data is asked to move once, when
/// the finger lets go.
@MainActor
final class RowReorder {
    private(set) weak var table: UITableView?
    /// Where the row stands in the data.
    private(set) var source: RowPath
    let cell: UITableViewCell
    /// How far the finger is below the row's upper edge, in points.
    private let grab: CGFloat
    /// Where the finger is in the table's window.
    private var finger: CGPoint
    private let height: CGFloat
    /// Where the finger says that the row should go, and where the delegate lets it go.
    private var proposal: RowPath
    private var target: RowPath
    private let shadow: ReorderShadow
    private lazy var scroller = table.map { table in
        EdgeScroller(table) { [weak self] in
            self?.finger
        } didScroll: { [weak self] in
            self?.follow()
        }
    }

    /// Takes up the row at `path`, with the finger at a point of the table's window.
    init?(_ path: RowPath, in table: UITableView, finger: CGPoint) {
        guard let cell = table.loadedRows[path] else { return nil }
        self.table = table
        self.cell = cell
        self.finger = finger
        source = path
        proposal = path
        target = path
        height = cell.frame.height
        grab = table.convert(finger, from: nil).y - cell.frame.minY
        shadow = ReorderShadow(frame: cell.frame)
    }

    /// Lifts the row off the table.
    func begin() {
        guard let table else { return }
        table.displacedRows.change(animated: false) { gaps in
            gaps.setAbsences([RowDisplacement.HiddenRow(path: source, height: height)])
            gaps.open(RowDisplacement.Gap(section: source.section, rank: source.row, height: height))
        }
        table.insertSubview(shadow, belowSubview: cell)
        table.bringSubviewToFront(cell)
        // Above headers that float, and below scroll indicators.
        shadow.layer.zPosition = 2
        cell.layer.zPosition = 2
        shadow.lift(cornerRadius: table.style == .insetGrouped ? UITableView.cardCornerRadius : 0)
        table.updateSectionPositions()
        cell.dragStateIs(.dragging, isReordering: true)
        follow()
    }

    /// Where the row's cell is while a finger holds it.
    func cellFrame(ofRow path: RowPath) -> CGRect? {
        guard path == source, let table else { return nil }
        let visible = table.bounds
        let y = table.convert(finger, from: nil).y - grab
        // No further than the table's edges, or it could not be seen.
        let top = min(max(y, visible.minY), max(visible.minY, visible.maxY - height))
        return CGRect(x: table.rowInset, y: top, width: table.rowWidth, height: height)
    }

    /// The finger has moved to a point of the table's window.
    func move(to finger: CGPoint) {
        self.finger = finger
        follow()
        scroller?.update()
    }

    /// Brings the row to where the finger is, and the gap to where the row would go.
    func follow() {
        guard let table, let frame = cellFrame(ofRow: source) else { return }
        if cell.frame != frame { cell.frame = frame }
        shadow.frame = frame
        let displacement = table.displacedRows.displacement
        guard
            let place = displacement.nearestPlace(forTop: frame.minY - table.tableHeaderHeight, in: table.geometry)
        else {
            return
        }
        let proposal = RowPath(section: place.section, row: place.rank)
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

    /// The finger has let go: the row goes into the gap, and the data source hears of it.
    func drop() {
        guard let table else { return }
        end()
        table.finishMove(of: cell, from: source, to: target)
    }

    /// The row goes back to where it came from.
    func cancel() {
        guard let table else { return }
        end()
        table.finishMove(of: cell, from: source, to: source)
    }

    /// What is held is there no more.
    func abandon() {
        end()
        shadow.removeFromSuperview()
    }

    private func end() {
        scroller?.stop()
        scroller = nil
        table?.displacedRows.reorder = nil
        shadow.settle(with: cell)
        cell.dragStateIs(.none, isReordering: false)
    }

    /// A batch has changed the rows: takes the row along to its new place, or gives up where it is gone.
    func remap(by plan: UpdatePlan) {
        guard let new = plan.newPath(of: source), !plan.isReloaded(source) else {
            table?.displacedRows.changeBeforeUpdate { $0.closeDrop() }
            abandon()
            return
        }
        source = new
        // The finger will say where it goes among the rows that there are now.
        proposal = new
        target = new
        table?.displacedRows.changeBeforeUpdate { displacement in
            displacement.close(RowDisplacement.dropGap)
            displacement.open(RowDisplacement.Gap(section: new.section, rank: new.row, height: height))
        }
    }
}
