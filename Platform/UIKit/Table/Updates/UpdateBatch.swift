/// Where something was before a batch of updates, and where it is after it.
struct Relocation<Place: Hashable & Sendable>: Hashable, Sendable {
    var old: Place
    var new: Place
}

/// What was asked of a table in one batch, in whatever order.
///
/// What goes and what is reloaded has the place that it had before the batch; what comes has the place that it has after
/// it; a move has both. The same place asked for twice counts once.
struct UpdateBatch {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: Set<Relocation<Int>> = []

    var deletedRows: Set<RowPath> = []
    var insertedRows: Set<RowPath> = []
    var reloadedRows: Set<RowPath> = []
    var movedRows: Set<Relocation<RowPath>> = []

    /// Whether nothing was asked for.
    var isEmpty: Bool { !changesSections && !changesRows }

    private var changesSections: Bool {
        !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty || !movedSections.isEmpty
    }

    private var changesRows: Bool {
        !deletedRows.isEmpty || !insertedRows.isEmpty || !reloadedRows.isEmpty || !movedRows.isEmpty
    }
}
