import Changeset
import Foundation

/// The batch updates and rendered rows that take a table view from one state to another.
struct TableChange {
    /// The batches that change the sections and rows, in order.
    private(set) var batches: [Batch] = []
    /// The state after all batches.
    let state: TableState
    /// The rows with other content that can keep their cells, from their old to their new index paths.
    private(set) var changedRows: [Move<IndexPath>] = []
    /// The sections with another header or footer, from their old to their new indices.
    private(set) var changedSections: [Move<Int>] = []
    /// The sections that are reloaded, by their new indices.
    private(set) var reloadedSections = IndexSet()

    /// Compares two states.
    ///
    /// - Parameters:
    ///   - comparison: The changes of lazy sections that have already been computed.
    ///   - reloadsDuplicates: Whether a lazy section with repeated ids is reloaded instead of throwing an error.
    /// - Throws: ``DuplicateIdentity`` if two rows of a section, or two sections, have the same identity.
    /// - Complexity: O(sections + eager rows), plus the cost of comparing the other lazy sections.
    init(
        from old: TableState, to new: TableState, _ comparison: SnapshotComparison = .none,
        reloadsDuplicates: Bool = false
    ) throws(DuplicateIdentity) {
        state = new
        let changeset: SectionedChangeset
        do {
            changeset = try SectionedChangeset(from: old.sections, to: new.sections)
        } catch {
            throw DuplicateIdentity(error, in: new)
        }
        let lazy = try LazySectionChanges(from: old, to: new, comparison, reloadsDuplicates: reloadsDuplicates)
        for stage in changeset.stages { add(stage, from: old, lazy) }
        addFinalBatch(from: old, lazy)
    }

    private mutating func add(
        _ stage: SectionedChangeset.Stage, from old: TableState, _ lazy: LazySectionChanges
    ) {
        let sections = (0..<stage.sectionCount).map { index in
            lazy.sectionBeforeRowChanges(stage.newSection(at: index), of: state)
        }
        var batch = Batch(state: TableState(sections: sections))
        batch.deletedSections = IndexSet(stage.deletedSections)
        batch.insertedSections = IndexSet(stage.insertedSections)
        batch.movedSections = stage.movedSections
        batch.deletedRows = stage.deletedRows.map(IndexPath.init)
        batch.insertedRows = stage.insertedRows.map(IndexPath.init)
        batch.movedRows = stage.movedRows.map { Move(from: IndexPath($0.from), to: IndexPath($0.to)) }
        var rowsOfOtherKind: Set<IndexPath> = []
        // Updates are part of the first stage, whose initial state is the old state.
        for update in stage.updatedRows {
            let section = stage.newSection(at: update.to.section)
            let oldPath = IndexPath(update.from)
            let newPath = IndexPath(RowPosition(section: section, row: update.to.row))
            if state.eagerRow(at: newPath).component.sharesCells(with: old.eagerRow(at: oldPath).component) {
                changedRows.append(Move(from: oldPath, to: newPath))
            } else {
                rowsOfOtherKind.insert(oldPath)
            }
        }
        batch.reload(rowsOfOtherKind)
        if !batch.isEmpty { batches.append(batch) }
        changedSections += stage.updatedSections.map { Move(from: $0.from, to: stage.newSection(at: $0.to)) }
    }

    /// Adds the batch with the rows of lazy sections and with reloaded sections.
    private mutating func addFinalBatch(from old: TableState, _ lazy: LazySectionChanges) {
        var batch = Batch(state: state)
        for change in changedSections
        where !state.sections[change.to].sharesHeaderViews(with: old.sections[change.from]) {
            batch.reloadedSections.insert(change.to)
        }
        for (index, section) in lazy.sections {
            guard let difference = section.difference else {
                batch.reloadedSections.insert(index)
                continue
            }
            func path(_ row: Int, in section: Int) -> IndexPath {
                IndexPath(RowPosition(section: section, row: row))
            }
            changedRows += difference.updates.map {
                Move(from: path($0.from, in: section.oldIndex), to: path($0.to, in: index))
            }
            guard !batch.reloadedSections.contains(index) else { continue }
            batch.deletedRows += difference.deletions.map { path($0, in: index) }
            batch.insertedRows += difference.insertions.map { path($0, in: index) }
            batch.movedRows += difference.moves.map {
                Move(from: path($0.from, in: index), to: path($0.to, in: index))
            }
        }
        reloadedSections = batch.reloadedSections
        if !batch.isEmpty { batches.append(batch) }
    }
}

extension TableChange {
    /// One batch of updates.
    ///
    /// Deletions and the origins of moves are indexed in the state before the batch, everything else in the state after it.
    struct Batch {
        /// The state after the batch.
        var state: TableState
        var deletedSections = IndexSet()
        var insertedSections = IndexSet()
        var movedSections: [Move<Int>] = []
        /// Sections with a header of another kind, or with too many changed rows. Never combined with other section operations.
        var reloadedSections = IndexSet()
        /// Rows that keep their index paths and need a cell of another kind.
        var reloadedRows: [IndexPath] = []
        var deletedRows: [IndexPath] = []
        var insertedRows: [IndexPath] = []
        var movedRows: [Move<IndexPath>] = []

        init(state: TableState) {
            self.state = state
        }

        var isEmpty: Bool {
            deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
                && reloadedRows.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty
        }

        /// Reloads rows.
        ///
        /// Rows that also move are deleted and inserted, because a table view cannot both move and reload a row.
        mutating func reload(_ oldPaths: Set<IndexPath>) {
            guard !oldPaths.isEmpty else { return }
            let moves = movedRows.filter { oldPaths.contains($0.from) }
            movedRows.removeAll { oldPaths.contains($0.from) }
            deletedRows += moves.map(\.from)
            insertedRows += moves.map(\.to)
            reloadedRows = oldPaths.subtracting(moves.map(\.from)).sorted()
        }
    }
}

extension TableState.DisplayedSection: DiffableSection {
    var id: SectionIdentity { identity }
    var rowCount: Int { identities.count }
    func rowID(at row: Int) -> RowIdentity { identities[row] }

    func isRow(at row: Int, equalTo oldRow: Int, of old: Self) -> Bool {
        guard case .eager(let rows) = rows, case .eager(let oldRows) = old.rows else { return true }
        return rows[row].hasSameContentAndHeight(as: oldRows[oldRow])
    }

    func isEqual(to old: Self) -> Bool {
        header == old.header && footer == old.footer && attributes.hasSameHeights(as: old.attributes)
            && (attributes.collapsing == nil) == (old.attributes.collapsing == nil)
    }

    /// The rows of lazy sections are compared by ``LazyRows/change(from:)``.
    func hasSameRows(as old: Self) -> Bool { isLazy || old.isLazy }

    var rowIDsAreUnique: Bool { isLazy }
}

extension IndexPath {
    init(_ position: RowPosition) {
        self.init(indexes: [position.section, position.row])
    }
}
