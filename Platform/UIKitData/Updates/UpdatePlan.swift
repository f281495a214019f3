/// What a batch of updates does to a table: which row and which section goes where.
///
/// It is made of the operations alone, and costs what they cost, and a look at each section; the rows that nothing was asked
/// of are never enumerated. Looking up where a row goes bisects the changes of its section.
///
/// - A reloaded row keeps its place among the others, and so does a reloaded section; but the rows of a reloaded section are
///   all new.
/// - What is asked of rows in a section that goes or is reloaded goes with it; rows inserted into a section that comes or
///   is reloaded come with it.
/// - A moved section takes its rows along, and may gain and lose rows.
package struct UpdatePlan: Sendable {
    /// Sections that go: deleted or moved.
    package let leavingSections: RankedIndexSet
    /// Sections that come: inserted or moved.
    let arrivingSections: RankedIndexSet
    /// Sections that come and were not there before.
    let insertedSections: Set<Int>
    /// Sections that stay and whose contents are all new, by their old place.
    let reloadedSections: [Relocation<Int>]
    let movedSections: [Relocation<Int>]

    /// Rows that go from a section that stays, by its old index: deleted or moved.
    package let leavingRows: [Int: RankedIndexSet]
    /// Rows that come to a section that stays, by its new index: inserted or moved.
    package let arrivingRows: [Int: RankedIndexSet]
    /// Rows that stay and want a new cell, from top to bottom of the old state.
    private(set) var reloadedRows: [Relocation<RowPath>] = []
    let movedRows: [Relocation<RowPath>]

    private let newOfMovedSection: [Int: Int]
    private let oldOfMovedSection: [Int: Int]
    private let newOfMovedRow: [RowPath: RowPath]
    private let oldOfMovedRow: [RowPath: RowPath]
    private let reloadedOldRows: Set<RowPath>
    private let reloadedOldSections: Set<Int>
    private let reloadedNewSections: Set<Int>

    /// Plans a batch.
    ///
    /// - Parameters:
    ///   - oldRowCounts: how many rows each section had before the batch.
    ///   - newRowCounts: how many rows the data source says each section has after it.
    /// - Throws: what UIKit would raise, if the batch does not lead from the one to the other.
    package init(_ batch: UpdateBatch, from oldRowCounts: [Int], to newRowCounts: [Int]) throws(UpdateInconsistency) {
        try batch.checkRanges(from: oldRowCounts, to: newRowCounts)
        try batch.checkConflicts()

        movedSections = batch.movedSections.sorted { $0.old < $1.old }
        newOfMovedSection = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.old, $0.new) })
        oldOfMovedSection = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.new, $0.old) })
        leavingSections = RankedIndexSet(batch.deletedSections.union(movedSections.map(\.old)))
        arrivingSections = RankedIndexSet(batch.insertedSections.union(movedSections.map(\.new)))
        insertedSections = batch.insertedSections
        let sections = UpdateInconsistency.Numbers(
            after: newRowCounts.count, before: oldRowCounts.count, inserted: batch.insertedSections.count,
            deleted: batch.deletedSections.count)
        if !sections.addUp { throw .sections(sections) }

        let (leaving, arriving) = (leavingSections, arrivingSections)
        reloadedSections = batch.reloadedSections.sorted().map { old in
            Relocation(old: old, new: arriving.index(ofRank: leaving.rank(of: old)!))
        }
        reloadedOldSections = batch.reloadedSections
        let renewed = Set(reloadedSections.map(\.new))
        reloadedNewSections = renewed

        // Moves out of sections that go and into sections that come are conflicts, so that all that are left are real.
        movedRows = batch.movedRows.sorted { $0.old < $1.old }
        newOfMovedRow = Dictionary(uniqueKeysWithValues: movedRows.map { ($0.old, $0.new) })
        oldOfMovedRow = Dictionary(uniqueKeysWithValues: movedRows.map { ($0.new, $0.old) })
        if let move = movedRows.first(where: { renewed.contains($0.new.section) }) {
            throw .movedRow(intoInsertedSection: move.new.section)
        }
        let going = batch.deletedRows.filter { batch.keeps($0.section) } + movedRows.map(\.old)
        let coming =
            batch.insertedRows.filter { !batch.insertedSections.contains($0.section) && !renewed.contains($0.section) }
            + movedRows.map(\.new)
        leavingRows = Dictionary(grouping: going, by: \.section).mapValues { RankedIndexSet($0.map(\.row)) }
        arrivingRows = Dictionary(grouping: coming, by: \.section).mapValues { RankedIndexSet($0.map(\.row)) }

        let reloaded = batch.reloadedRows.filter { batch.keeps($0.section) }
        reloadedOldRows = reloaded
        try checkRowCounts(
            from: oldRowCounts, to: newRowCounts, reloaded: Dictionary(grouping: reloaded, by: \.section))
        reloadedRows = reloaded.sorted().map { Relocation(old: $0, new: newPath(of: $0)!) }
    }

    /// A batch in which nothing was asked for, of whatever table.
    package static let nothing = UpdatePlan()

    private init() {
        leavingSections = RankedIndexSet()
        arrivingSections = RankedIndexSet()
        insertedSections = []
        reloadedSections = []
        movedSections = []
        leavingRows = [:]
        arrivingRows = [:]
        movedRows = []
        newOfMovedSection = [:]
        oldOfMovedSection = [:]
        newOfMovedRow = [:]
        oldOfMovedRow = [:]
        reloadedOldRows = []
        reloadedOldSections = []
        reloadedNewSections = []
    }

    private func checkRowCounts(
        from oldRowCounts: [Int], to newRowCounts: [Int], reloaded: [Int: [RowPath]]
    ) throws(UpdateInconsistency) {
        let movedIn = Dictionary(grouping: movedRows, by: \.new.section).mapValues(\.count)
        let movedOut = Dictionary(grouping: movedRows, by: \.old.section).mapValues(\.count)
        for new in newRowCounts.indices {
            guard let old = oldSection(of: new), !reloadedNewSections.contains(new) else { continue }
            var numbers = UpdateInconsistency.Numbers(after: newRowCounts[new], before: oldRowCounts[old])
            numbers.movedIn = movedIn[new] ?? 0
            numbers.movedOut = movedOut[old] ?? 0
            // UIKit counts a reloaded row as a deleted and an inserted one.
            let reloadedCount = reloaded[old]?.count ?? 0
            numbers.inserted = (arrivingRows[new]?.indices.count ?? 0) - numbers.movedIn + reloadedCount
            numbers.deleted = (leavingRows[old]?.indices.count ?? 0) - numbers.movedOut + reloadedCount
            if !numbers.addUp { throw .rows(numbers, section: new) }
        }
    }

    // MARK: Where things go

    /// Where a section is after the batch; nil if it is deleted.
    package func newSection(of old: Int) -> Int? {
        if let new = newOfMovedSection[old] { return new }
        return leavingSections.rank(of: old).map(arrivingSections.index)
    }

    /// Where a section was before the batch; nil if it was inserted.
    package func oldSection(of new: Int) -> Int? {
        if let old = oldOfMovedSection[new] { return old }
        return arrivingSections.rank(of: new).map(leavingSections.index)
    }

    /// Where a row is after the batch; nil if it is deleted, or its section is deleted or reloaded.
    package func newPath(of old: RowPath) -> RowPath? {
        if let new = newOfMovedRow[old] { return new }
        guard !reloadedOldSections.contains(old.section), let section = newSection(of: old.section),
            let rank = (leavingRows[old.section] ?? RankedIndexSet()).rank(of: old.row)
        else { return nil }
        return RowPath(section: section, row: (arrivingRows[section] ?? RankedIndexSet()).index(ofRank: rank))
    }

    /// Where a row was before the batch; nil if it was inserted, or its section was inserted or reloaded.
    package func oldPath(of new: RowPath) -> RowPath? {
        if let old = oldOfMovedRow[new] { return old }
        guard !reloadedNewSections.contains(new.section), let section = oldSection(of: new.section),
            let rank = (arrivingRows[new.section] ?? RankedIndexSet()).rank(of: new.row)
        else { return nil }
        return RowPath(section: section, row: (leavingRows[section] ?? RankedIndexSet()).index(ofRank: rank))
    }

    /// Whether a row that stays wants a new cell.
    package func isReloaded(_ old: RowPath) -> Bool { reloadedOldRows.contains(old) }

    /// Whether a row was asked to move, or its section was.
    package func isMoved(_ old: RowPath) -> Bool { newOfMovedRow[old] != nil || newOfMovedSection[old.section] != nil }

    /// Whether the contents of a section that stays are all new.
    package func isReloaded(oldSection: Int) -> Bool { reloadedOldSections.contains(oldSection) }

    /// The row that was moved to a place; nil if none was.
    func source(ofMoveTo new: RowPath) -> RowPath? { oldOfMovedRow[new] }

    /// The section that was moved to a place; nil if none was.
    func source(ofMoveTo new: Int) -> Int? { oldOfMovedSection[new] }
}
