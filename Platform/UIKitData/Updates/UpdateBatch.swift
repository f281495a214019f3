/// Where something was before a batch of updates, and where it is after it.
package struct Relocation<Place: Hashable & Sendable>: Hashable, Sendable {
    package var old: Place
    package var new: Place

    package init(old: Place, new: Place) {
        self.old = old
        self.new = new
    }
}

/// What was asked of a table in one batch, in whatever order.
///
/// What goes and what is reloaded has the place that it had before the batch; what comes has the place that it has after
/// it; a move has both. The same place asked for twice counts once.
package struct UpdateBatch {
    package var deletedSections: Set<Int> = []
    package var insertedSections: Set<Int> = []
    package var reloadedSections: Set<Int> = []
    package var movedSections: Set<Relocation<Int>> = []

    package var deletedRows: Set<RowPath> = []
    package var insertedRows: Set<RowPath> = []
    package var reloadedRows: Set<RowPath> = []
    package var movedRows: Set<Relocation<RowPath>> = []

    package init() {}

    /// Whether nothing was asked for.
    var isEmpty: Bool { !changesSections && !changesRows }

    private var changesSections: Bool {
        !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty || !movedSections.isEmpty
    }

    private var changesRows: Bool {
        !deletedRows.isEmpty || !insertedRows.isEmpty || !reloadedRows.isEmpty || !movedRows.isEmpty
    }
}
