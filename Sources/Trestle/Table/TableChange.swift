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
        var deletedRows: [IndexPath] = []
        var insertedRows: [IndexPath] = []
        var movedRows: [Pairing<IndexPath>] = []

        var isEmpty: Bool {
            deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
                && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty
        }
    }

    /// What changes which rows and sections there are, in order.
    private(set) var batches: [Batch] = []
    /// What is shown in the end.
    let state: TableState
    /// Rows that stay and look different, by their paths in the end. Of lazy sections only those whose element differs.
    private(set) var changedRows: [IndexPath] = []
    /// Sections that stay with other headers or footers: their indices before everything and in the end.
    private(set) var changedSections: [Pairing<Int>] = []
    /// Sections that start anew, by their indices in the end.
    private(set) var reloadedSections = IndexSet()

    /// Compares two states. O(sections + rows that are not lazy), and what lazy sections say they cost.
    ///
    /// - Throws: ``RepeatedIdentity`` if two rows of a section, or two sections, can't be told apart.
    init(from old: TableState, to new: TableState) throws(RepeatedIdentity) {
        state = new
        let changeset: SectionedChangeset
        do {
            changeset = try SectionedChangeset(from: old.sections, to: new.sections)
        } catch {
            throw RepeatedIdentity(error, in: new)
        }
        let survivors = Survivors(from: old, to: new)
        for stage in changeset.stages {
            let sections = (0..<stage.sectionCount).map { index in
                survivors.beforeItsRowsChange(stage.newSection(at: index))
            }
            var batch = Batch(state: TableState(sections: sections))
            batch.deletedSections = IndexSet(stage.deletedSections)
            batch.insertedSections = IndexSet(stage.insertedSections)
            batch.movedSections = stage.movedSections
            batch.deletedRows = stage.deletedRows.map(IndexPath.init)
            batch.insertedRows = stage.insertedRows.map(IndexPath.init)
            batch.movedRows = stage.movedRows.map { Pairing(old: IndexPath($0.old), new: IndexPath($0.new)) }
            if stage.hasBatch { batches.append(batch) }
            changedRows += stage.updatedRows.map {
                IndexPath(RowPosition(section: stage.newSection(at: $0.new.section), row: $0.new.row))
            }
            changedSections += stage.updatedSections.map {
                Pairing(old: $0.old, new: stage.newSection(at: $0.new))
            }
        }
        try addChangesWithinSections(from: old, survivors: survivors)
    }

    /// The last batch: rows of lazy sections, and sections that start anew.
    private mutating func addChangesWithinSections(
        from old: TableState, survivors: Survivors
    ) throws(RepeatedIdentity) {
        var batch = Batch(state: state)
        for pair in changedSections where !state.sections[pair.new].sharesHeaderViews(with: old.sections[pair.old]) {
            batch.reloadedSections.insert(pair.new)
        }
        for (index, before) in survivors.lazySections {
            let section = state.sections[index]
            guard case .lazy(let oldRows) = before.rows, case .lazy(let newRows) = section.rows else {
                batch.reloadedSections.insert(index)
                continue
            }
            switch newRows.change(from: oldRows) {
            case .none: break
            case .everything: batch.reloadedSections.insert(index)
            case .repeated(let id, let first, let second):
                throw RepeatedIdentity(id: id, first: first, second: second, section: section.identity)
            case .rows(let difference):
                func path(_ row: Int) -> IndexPath { IndexPath(RowPosition(section: index, row: row)) }
                changedRows += difference.updates.map { path($0.new) }
                guard !batch.reloadedSections.contains(index) else { break }
                batch.deletedRows += difference.deletions.map(path)
                batch.insertedRows += difference.insertions.map(path)
                batch.movedRows += difference.moves.map { Pairing(old: path($0.old), new: path($0.new)) }
            }
        }
        reloadedSections = batch.reloadedSections
        if !batch.isEmpty { batches.append(batch) }
    }
}

/// Which lazy sections were there before, so that their rows can be left for the last batch.
private struct Survivors {
    private let new: TableState
    /// The sections as they were, by their index in the end, of those that are or were lazy.
    private(set) var lazySections: [(index: Int, before: TableState.ShownSection)] = []
    private var before: [Int: TableState.ShownSection] = [:]

    init(from old: TableState, to new: TableState) {
        self.new = new
        guard old.hasLazySections else { return }
        let oldSections = Dictionary(old.sections.map { ($0.identity, $0) }) { first, _ in first }
        for (index, section) in new.sections.enumerated() {
            guard let was = oldSections[section.identity], section.isLazy || was.isLazy else { continue }
            lazySections.append((index, was))
            before[index] = was
        }
    }

    /// A section of the new state, with the rows that it had if they change in the last batch.
    func beforeItsRowsChange(_ index: Int) -> TableState.ShownSection {
        var section = new.sections[index]
        if let was = before[index] {
            section.rows = was.rows
            section.identities = was.identities
        }
        return section
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
        header == old.header && footer == old.footer
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
