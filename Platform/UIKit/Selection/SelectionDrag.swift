internal import RowGeometry

/// A drag over rows that selects them, or deselects them if the first one was selected.
struct SelectionDrag {
    /// The row at which the drag began.
    var start: RowPath
    /// The row at which the drag is.
    var end: RowPath
    /// Whether rows are selected. Otherwise they are deselected.
    let selects: Bool
    /// The selection before the drag, to which rows return when the drag moves back.
    var before: Set<RowPath>
    /// Whether the rows of the drag have been replaced by a reload.
    var hasLostRows = false

    /// The rows from the first to the last.
    var range: ClosedRange<RowPath> { min(start, end)...max(start, end) }

    mutating func remap(by plan: UpdatePlan) {
        before = Set(before.compactMap(plan.newPath(of:)))
        guard let newStart = plan.newPath(of: start) ?? plan.newPath(of: end) else {
            hasLostRows = true
            return
        }
        start = newStart
        end = plan.newPath(of: end) ?? newStart
    }
}
