package import RowGeometry

/// The positions of an element before and after a batch of updates.
package struct Relocation<Position: Hashable & Sendable>: Hashable, Sendable {
    package var old: Position
    package var new: Position

    package init(old: Position, new: Position) {
        self.old = old
        self.new = new
    }
}

/// The operations of a batch of updates, regardless of their order.
///
/// Deletions and reloads refer to the state before the batch, insertions to the state after it, and moves to
/// both. Duplicate operations count once.
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

    /// Whether the batch contains no operations.
    var isEmpty: Bool { !changesSections && !changesRows }

    private var changesSections: Bool {
        !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty || !movedSections.isEmpty
    }

    private var changesRows: Bool {
        !deletedRows.isEmpty || !insertedRows.isEmpty || !reloadedRows.isEmpty || !movedRows.isEmpty
    }
}
