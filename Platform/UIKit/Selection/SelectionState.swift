internal import RowGeometry

/// The state of interactions that select rows or items.
@MainActor
struct SelectionState {
    /// The row from which a click with the Shift key extends the selection: the last one selected without
    /// it.
    var anchor: RowPath?
    /// The rows that such clicks have selected since, which the next one may deselect.
    var extent: Set<RowPath> = []
    /// The drag that selects rows.
    var drag: SelectionDrag?
    /// Scrolls while that drag is near an edge.
    var scroller: EdgeScroller?
    /// The delegate of the gesture recognizer for that drag.
    let gate = MultipleSelectionGate()

    /// Updates the rows after a batch update.
    mutating func remap(by plan: UpdatePlan) {
        anchor = anchor.flatMap(plan.newPath(of:))
        extent = Set(extent.compactMap(plan.newPath(of:)))
        drag?.remap(by: plan)
    }

    /// Discards the rows after a reload.
    mutating func reset() {
        anchor = nil
        extent = []
        drag?.hasLostRows = true
    }
}
