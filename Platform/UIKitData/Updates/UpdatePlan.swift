package import RowGeometry

/// The effect of a batch of updates on a table: the new index path or section of each old one, and vice
/// versa.
///
/// A plan is created from the operations alone. Its cost depends on the number of operations and sections,
/// but not on the number of unchanged rows. Finding the new path of a row takes a binary search among the
/// changes of its section.
///
/// - A reloaded row or section keeps its position among the others. The rows of a reloaded section are all
///   new.
/// - Operations on rows of a deleted or reloaded section are part of that change; so are rows inserted into
///   an inserted or reloaded section.
/// - A moved section keeps its rows. Rows can be inserted into it and deleted from it.
package struct UpdatePlan: Sendable {
    /// The old indices of deleted and moved sections.
    let removedSections: RankedIndexSet
    /// The new indices of inserted and moved sections.
    let addedSections: RankedIndexSet
    /// The indices of inserted sections.
    let insertedSections: Set<Int>
    /// The reloaded sections, in order of their old indices.
    let reloadedSections: [Relocation<Int>]
    let movedSections: [Relocation<Int>]

    /// The deleted and moved rows of each remaining section, by its old index.
    package let removedRows: [Int: RankedIndexSet]
    /// The inserted and moved rows of each remaining section, by its new index.
    package let addedRows: [Int: RankedIndexSet]
    /// The remaining rows that need a new cell, in order of their old paths.
    package private(set) var reloadedRows: [Relocation<RowPath>] = []
    package let movedRows: [Relocation<RowPath>]

    private let newOfMovedSection: [Int: Int]
    private let oldOfMovedSection: [Int: Int]
    private let newOfMovedRow: [RowPath: RowPath]
    private let oldOfMovedRow: [RowPath: RowPath]
    private let reloadedOldRows: Set<RowPath>
    private let reloadedOldSections: Set<Int>
    private let reloadedNewSections: Set<Int>

    /// Creates the plan for a batch.
    ///
    /// - Parameters:
    ///   - oldRowCounts: The number of rows in each section before the batch.
    ///   - newRowCounts: The number of rows in each section after the batch, according to the data source.
    /// - Throws: An error with UIKit's message if the batch is inconsistent with the row counts or with
    ///   itself.
    package init(_ batch: UpdateBatch, from oldRowCounts: [Int], to newRowCounts: [Int]) throws(UpdateInconsistency) {
        try batch.checkRanges(from: oldRowCounts, to: newRowCounts)
        try batch.checkConflicts()
        try batch.checkRangesOfMoves(from: oldRowCounts, to: newRowCounts)

        movedSections = batch.movedSections.sorted { $0.old < $1.old }
        newOfMovedSection = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.old, $0.new) })
        oldOfMovedSection = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.new, $0.old) })
        removedSections = RankedIndexSet(batch.deletedSections.union(movedSections.map(\.old)))
        addedSections = RankedIndexSet(batch.insertedSections.union(movedSections.map(\.new)))
        insertedSections = batch.insertedSections
        let sections = UpdateInconsistency.Numbers(
            after: newRowCounts.count, before: oldRowCounts.count, inserted: batch.insertedSections.count,
            deleted: batch.deletedSections.count)
        if !sections.areConsistent { throw .sections(sections) }

        let (removed, added) = (removedSections, addedSections)
        reloadedSections = batch.reloadedSections.sorted().map { old in
            Relocation(old: old, new: added.index(ofRank: removed.rank(of: old)!))
        }
        reloadedOldSections = batch.reloadedSections
        let reloadedIndices = Set(reloadedSections.map(\.new))
        reloadedNewSections = reloadedIndices

        // Moves out of deleted and into inserted sections are conflicts, so the remaining moves are valid.
        movedRows = batch.movedRows.sorted { $0.old < $1.old }
        newOfMovedRow = Dictionary(uniqueKeysWithValues: movedRows.map { ($0.old, $0.new) })
        oldOfMovedRow = Dictionary(uniqueKeysWithValues: movedRows.map { ($0.new, $0.old) })
        if let move = movedRows.first(where: { reloadedIndices.contains($0.new.section) }) {
            throw .movedRow(intoInsertedSection: move.new.section)
        }
        let removedPaths = batch.deletedRows.filter { batch.keeps($0.section) } + movedRows.map(\.old)
        let addedPaths =
            batch.insertedRows.filter {
                !batch.insertedSections.contains($0.section) && !reloadedIndices.contains($0.section)
            } + movedRows.map(\.new)
        removedRows = Dictionary(grouping: removedPaths, by: \.section).mapValues { RankedIndexSet($0.map(\.row)) }
        addedRows = Dictionary(grouping: addedPaths, by: \.section).mapValues { RankedIndexSet($0.map(\.row)) }

        let reloaded = batch.reloadedRows.filter { batch.keeps($0.section) }
        reloadedOldRows = reloaded
        try checkRowCounts(
            from: oldRowCounts, to: newRowCounts, reloaded: Dictionary(grouping: reloaded, by: \.section))
        reloadedRows = reloaded.sorted().map { Relocation(old: $0, new: newPath(of: $0)!) }
    }

    /// The plan of an empty batch for any table.
    package static let nothing = UpdatePlan()

    private init() {
        removedSections = RankedIndexSet()
        addedSections = RankedIndexSet()
        insertedSections = []
        reloadedSections = []
        movedSections = []
        removedRows = [:]
        addedRows = [:]
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
            // UIKit counts a reloaded row as deleted and inserted.
            let reloadedCount = reloaded[old]?.count ?? 0
            numbers.inserted = (addedRows[new]?.indices.count ?? 0) - numbers.movedIn + reloadedCount
            numbers.deleted = (removedRows[old]?.indices.count ?? 0) - numbers.movedOut + reloadedCount
            if !numbers.areConsistent { throw .rows(numbers, section: new) }
        }
    }

    /// Whether the batch changes nothing.
    package var isEmpty: Bool {
        removedSections.isEmpty && addedSections.isEmpty && reloadedSections.isEmpty && removedRows.isEmpty
            && addedRows.isEmpty && reloadedRows.isEmpty
    }

    // MARK: Mapping

    /// Returns the index of a section after the batch, or `nil` if it is deleted.
    package func newSection(of old: Int) -> Int? {
        if let new = newOfMovedSection[old] { return new }
        return removedSections.rank(of: old).map(addedSections.index)
    }

    /// Returns the index of a section before the batch, or `nil` if it is inserted.
    package func oldSection(of new: Int) -> Int? {
        if let old = oldOfMovedSection[new] { return old }
        return addedSections.rank(of: new).map(removedSections.index)
    }

    /// Returns the path of a row after the batch, or `nil` if it is deleted or its section is deleted or
    /// reloaded.
    package func newPath(of old: RowPath) -> RowPath? {
        if let new = newOfMovedRow[old] { return new }
        guard !reloadedOldSections.contains(old.section), let section = newSection(of: old.section),
            let rank = (removedRows[old.section] ?? RankedIndexSet()).rank(of: old.row)
        else { return nil }
        return RowPath(section: section, row: (addedRows[section] ?? RankedIndexSet()).index(ofRank: rank))
    }

    /// Returns the path of a row before the batch, or `nil` if it is inserted or its section is inserted or
    /// reloaded.
    package func oldPath(of new: RowPath) -> RowPath? {
        if let old = oldOfMovedRow[new] { return old }
        guard !reloadedNewSections.contains(new.section), let section = oldSection(of: new.section),
            let rank = (addedRows[new.section] ?? RankedIndexSet()).rank(of: new.row)
        else { return nil }
        return RowPath(section: section, row: (removedRows[section] ?? RankedIndexSet()).index(ofRank: rank))
    }

    /// Returns whether a remaining row needs a new cell.
    package func isReloaded(_ old: RowPath) -> Bool { reloadedOldRows.contains(old) }

    /// Returns whether the batch moves a row or its section.
    package func isMoved(_ old: RowPath) -> Bool { newOfMovedRow[old] != nil || newOfMovedSection[old.section] != nil }

    /// Returns whether a remaining section is reloaded.
    package func isReloaded(oldSection: Int) -> Bool { reloadedOldSections.contains(oldSection) }

    /// Returns the old path of the row moved to a path, or `nil` if no row is moved there.
    func source(ofMoveTo new: RowPath) -> RowPath? { oldOfMovedRow[new] }

    /// Returns the old index of the section moved to an index, or `nil` if no section is moved there.
    func source(ofMoveTo new: Int) -> Int? { oldOfMovedSection[new] }
}
