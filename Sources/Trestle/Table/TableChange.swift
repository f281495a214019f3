import Changeset
import Foundation

/// What a table that shows one form must be told so that it shows another.
struct TableChange {
    /// One batch of updates, and what the table shows after it. Paths of deletions and origins of moves are of the state
    /// before it, the others of the state after it.
    struct Batch {
        var state: TableState
        var deletedSections = IndexSet()
        var insertedSections = IndexSet()
        var movedSections: [Pairing<Int>] = []
        /// Sections that start anew, since their headers are of another kind, or too many of their rows differ. Never together
        /// with changes that shift sections.
        var reloadedSections = IndexSet()
        /// Rows that stay in their place and need a cell of another kind.
        var reloadedRows: [IndexPath] = []
        var deletedRows: [IndexPath] = []
        var insertedRows: [IndexPath] = []
        var movedRows: [Pairing<IndexPath>] = []

        var isEmpty: Bool {
            deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
                && reloadedRows.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty
        }

        /// Gives rows a new cell. One that moves as well goes and comes: a table does not take a move and a reload of one row.
        mutating func replace(_ oldPaths: Set<IndexPath>) {
            guard !oldPaths.isEmpty else { return }
            let moves = movedRows.filter { oldPaths.contains($0.old) }
            movedRows.removeAll { oldPaths.contains($0.old) }
            deletedRows += moves.map(\.old)
            insertedRows += moves.map(\.new)
            reloadedRows = oldPaths.subtracting(moves.map(\.old)).sorted()
        }
    }

    /// What changes which rows and sections there are, in order.
    private(set) var batches: [Batch] = []
    /// What is shown in the end.
    let state: TableState
    /// Rows that stay and look different: their paths before everything and in the end. Of lazy sections only those whose
    /// element differs.
    private(set) var changedRows: [Pairing<IndexPath>] = []
    /// Sections that stay with other headers or footers: their indices before everything and in the end.
    private(set) var changedSections: [Pairing<Int>] = []
    /// Sections that start anew, by their indices in the end.
    private(set) var reloadedSections = IndexSet()

    /// Compares two states. O(sections + rows that are not lazy), and what lazy sections say they cost; those of `comparison`
    /// nothing more.
    ///
    /// - Throws: ``RepeatedIdentity`` if two rows of a section, or two sections, can't be told apart.
    init(
        from old: TableState, to new: TableState, _ comparison: SnapshotComparison = .none
    ) throws(RepeatedIdentity) {
        state = new
        let changeset: SectionedChangeset
        do {
            changeset = try SectionedChangeset(from: old.sections, to: new.sections)
        } catch {
            throw RepeatedIdentity(error, in: new)
        }
        let lazy = try LazySectionChanges(from: old, to: new, comparison)
        for stage in changeset.stages {
            let sections = (0..<stage.sectionCount).map { index in
                lazy.beforeItsRowsChange(stage.newSection(at: index), of: new)
            }
            var batch = Batch(state: TableState(sections: sections))
            batch.deletedSections = IndexSet(stage.deletedSections)
            batch.insertedSections = IndexSet(stage.insertedSections)
            batch.movedSections = stage.movedSections
            batch.deletedRows = stage.deletedRows.map(IndexPath.init)
            batch.insertedRows = stage.insertedRows.map(IndexPath.init)
            batch.movedRows = stage.movedRows.map { Pairing(old: IndexPath($0.old), new: IndexPath($0.new)) }
            var otherKinds: Set<IndexPath> = []
            // Updates belong to the first stage, before which everything is as it was.
            for pair in stage.updatedRows {
                let section = stage.newSection(at: pair.new.section)
                let (oldPath, newPath) = (
                    IndexPath(pair.old), IndexPath(RowPosition(section: section, row: pair.new.row))
                )
                if new.madeRow(at: newPath).component.sharesCells(with: old.madeRow(at: oldPath).component) {
                    changedRows.append(Pairing(old: oldPath, new: newPath))
                } else {
                    otherKinds.insert(oldPath)
                }
            }
            batch.replace(otherKinds)
            if !batch.isEmpty { batches.append(batch) }
            changedSections += stage.updatedSections.map {
                Pairing(old: $0.old, new: stage.newSection(at: $0.new))
            }
        }
        addLastBatch(from: old, lazy)
    }

    /// The last batch: rows of lazy sections, and sections that start anew.
    private mutating func addLastBatch(from old: TableState, _ lazy: LazySectionChanges) {
        var batch = Batch(state: state)
        for pair in changedSections where !state.sections[pair.new].sharesHeaderViews(with: old.sections[pair.old]) {
            batch.reloadedSections.insert(pair.new)
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
                Pairing(old: path($0.old, in: section.oldIndex), new: path($0.new, in: index))
            }
            guard !batch.reloadedSections.contains(index) else { continue }
            batch.deletedRows += difference.deletions.map { path($0, in: index) }
            batch.insertedRows += difference.insertions.map { path($0, in: index) }
            batch.movedRows += difference.moves.map {
                Pairing(old: path($0.old, in: index), new: path($0.new, in: index))
            }
        }
        reloadedSections = batch.reloadedSections
        if !batch.isEmpty { batches.append(batch) }
    }
}

extension TableState.ShownSection: DiffableSection {
    var id: SectionIdentity { identity }
    var rowCount: Int { identities.count }
    func rowID(at row: Int) -> RowIdentity { identities[row] }

    func isRow(at row: Int, equalTo oldRow: Int, of old: Self) -> Bool {
        guard case .made(let rows) = rows, case .made(let oldRows) = old.rows else { return true }
        return rows[row].looksAndMeasuresLike(oldRows[oldRow])
    }

    func isEqual(to old: Self) -> Bool {
        header == old.header && footer == old.footer && traits.measuresLike(old.traits)
            && (traits.collapsing == nil) == (old.traits.collapsing == nil)
    }

    /// Rows of lazy sections are not compared here, but by ``LazyRows/change(from:)``.
    func hasSameRows(as old: Self) -> Bool { isLazy || old.isLazy }

    var rowIDsAreUnique: Bool { isLazy }
}

extension IndexPath {
    fileprivate init(_ position: RowPosition) {
        self.init(indexes: [position.section, position.row])
    }
}
