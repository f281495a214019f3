/// Fingers that go over rows and select them, or deselect them if the first one was selected.
struct SelectionDrag {
    /// The row that the fingers began on.
    var start: RowPath
    /// The row that they are on.
    var end: RowPath
    /// Whether rows on the way are selected; else they are deselected.
    let selects: Bool
    /// What was selected before, and is again where the fingers go back.
    var before: Set<RowPath>
    /// Whether other rows have taken the place of all that were there.
    var lostItsRows = false

    /// The rows between the first and the last one.
    var range: ClosedRange<RowPath> { min(start, end)...max(start, end) }

    mutating func remap(by plan: UpdatePlan) {
        before = Set(before.compactMap(plan.newPath(of:)))
        guard let newStart = plan.newPath(of: start) ?? plan.newPath(of: end) else {
            lostItsRows = true
            return
        }
        start = newStart
        end = plan.newPath(of: end) ?? newStart
    }
}
