internal import RowGeometry
internal import ScrollPhysics
import QuartzCore

/// The rows that a table has prefetched before they are visible.
struct RowPrefetching {
    weak var dataSource: (any UITableViewDataSourcePrefetching)?
    var isEnabled = true
    var directionTracker = ScrollDirectionTracker()
    /// The rows whose data the data source has been notified to prefetch, and that are neither displayed nor
    /// canceled.
    var outstanding: Set<RowPath> = []
    /// The rows whose cells have been prepared, and that have not been visible.
    var prepared: Set<RowPath> = []
    /// The state of the table when it last prefetched, or `nil` if it has to check again.
    var lastState: State?
    /// The timer of the next prefetching.
    var timer: DisplayClock.Timer?

    /// The state that determines which rows are ahead.
    struct State: Equatable {
        var first: RowPath
        var last: RowPath
        var isForward: Bool
    }

    /// Removes a row that is about to be displayed.
    ///
    /// - Returns: Whether it had been prepared, so that the delegate has not been notified of its cell.
    mutating func show(_ path: RowPath) -> Bool {
        if !outstanding.isEmpty { outstanding.remove(path) }
        return !prepared.isEmpty && prepared.remove(path) != nil
    }

    /// Returns whether a row has a prepared cell that has not been visible.
    func holds(_ path: RowPath) -> Bool { !prepared.isEmpty && prepared.contains(path) }

    /// Updates the rows after a batch update.
    mutating func remap(by plan: UpdatePlan) {
        outstanding = Set(outstanding.filter { !plan.isReloaded($0) }.compactMap(plan.newPath(of:)))
        lastState = nil
    }

    /// Discards all rows because the data has been reloaded.
    mutating func forget() {
        outstanding = []
        prepared = []
        lastState = nil
    }
}
