internal import ScrollPhysics
import QuartzCore

/// What a table has asked for and prepared for rows that are not seen yet.
struct RowPrefetching {
    weak var dataSource: (any UITableViewDataSourcePrefetching)?
    var isEnabled = true
    var course = ScrollDirectionTracker()
    /// Rows that the data source fetches: neither shown nor cancelled yet.
    var outstanding: Set<RowPath> = []
    /// Rows that have a cell and have not been seen yet.
    var prepared: Set<RowPath> = []
    /// What was seen when the table last looked ahead; nil where it has to look again anyway.
    var known: Seen?
    /// The next look ahead.
    var look: DisplayClock.Timer?

    /// What decides which rows lie ahead.
    struct Seen: Equatable {
        var first: RowPath
        var last: RowPath
        var isForward: Bool
    }

    /// A row is about to be shown.
    ///
    /// - Returns: whether it had been prepared, so that nobody has heard yet that it is displayed.
    mutating func show(_ path: RowPath) -> Bool {
        if !outstanding.isEmpty { outstanding.remove(path) }
        return !prepared.isEmpty && prepared.remove(path) != nil
    }

    /// Whether a row has a cell though it has not been seen yet.
    func holds(_ path: RowPath) -> Bool { !prepared.isEmpty && prepared.contains(path) }

    /// Rows have come, gone or moved.
    mutating func remap(by plan: UpdatePlan) {
        outstanding = Set(outstanding.filter { !plan.isReloaded($0) }.compactMap(plan.newPath(of:)))
        known = nil
    }

    /// The data have been loaded anew: no row is what it was.
    mutating func forget() {
        outstanding = []
        prepared = []
        known = nil
    }
}
