/// What a table remembers of how its rows came to be selected.
@MainActor
struct SelectionState {
    /// The row from which a click with the shift key selects: the last one that was chosen without it.
    var anchor: RowPath?
    /// The rows that such clicks have selected since: the next one may give them back.
    var extent: Set<RowPath> = []
    /// The fingers that select one row after the other.
    var drag: SelectionDrag?
    /// Scrolls where these fingers come to an edge.
    var scroll: SelectionAutoScroll?
    /// Lets them begin, or not.
    let gate = MultipleSelectionGate()

    /// Takes the rows along to where they are after a batch of updates.
    mutating func remap(by plan: UpdatePlan) {
        anchor = anchor.flatMap(plan.newPath(of:))
        extent = Set(extent.compactMap(plan.newPath(of:)))
        drag?.remap(by: plan)
    }

    /// Forgets the rows, which are all others now.
    mutating func reset() {
        anchor = nil
        extent = []
        drag?.lostItsRows = true
    }
}
