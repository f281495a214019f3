/// The differences between two lists of sections with rows, in stages that a table view can apply.
///
/// ```swift
/// import Changeset
///
/// let old = [Shelf(id: "Novels", books: [emma, ulysses]), Shelf(id: "Poems", books: [])]
/// let new = [Shelf(id: "Novels", books: [ulysses]), Shelf(id: "Poems", books: [emma])]
/// var displayed = old
///
/// let changeset = try SectionedChangeset(from: old, to: new)
/// for stage in changeset.stages {
///     tableView.performBatchUpdates {
///         displayed = (0..<stage.sectionCount).map { new[stage.newSection(at: $0)] }
///         for move in stage.movedRows {                           // 0 - 0 → 1 - 0: "Emma" is a poem now
///             tableView.moveRow(
///                 at: IndexPath(row: move.from.row, section: move.from.section),
///                 to: IndexPath(row: move.to.row, section: move.to.section))
///         }
///         // … and likewise deletedSections, insertedSections, movedSections, deletedRows and insertedRows
///     }
///     // then update the visible cells and headers of updatedRows and updatedSections in place
/// }
/// ```
///
/// Equal lists result in no stage, and most changes in one. There are two stages if a section moves *and* its rows change, because
/// table views do not support both in one batch: the first stage changes the rows, the second moves the sections.
///
/// The stages obey the rules of batch updates. No row and no section is in two lists of operations. Rows do not move out of a
/// deleted section or into an inserted one: they are deleted and inserted with their sections. The numbers of section moves, and of
/// row moves in each section, are minimal.
///
/// - Complexity: O(*s* + *n*) for *s* sections and *n* old and new rows, plus O(*c* log *c*) for *c* changes. Rows are not counted
///   if their sections return `true` from ``DiffableSection/hasSameRows(as:)``, if their section was deleted, or if it was inserted
///   and has ``DiffableSection/rowIDsAreUnique``.
public struct SectionedChangeset: Hashable, Sendable {
    /// The stages to apply, one batch after the other. Empty if nothing has changed.
    public let stages: [Stage]

    /// The number of insertions, deletions, moves and updates of all stages.
    public var changeCount: Int { stages.reduce(0) { $0 + $1.changeCount } }

    /// Compares two lists of sections.
    ///
    /// - Parameters:
    ///   - old: The old sections.
    ///   - new: The new sections.
    /// - Throws: ``DuplicateIDs`` if two sections of `new`, or two rows of one section, have the same id.
    /// - Complexity: See ``SectionedChangeset``. Each id is hashed at most once.
    @inlinable
    public init<Section: DiffableSection>(from old: [Section], to new: [Section]) throws(DuplicateIDs) {
        var sections = IdentityMatcher<Section.ID>()
        sections.match(
            oldCount: old.count,
            newCount: new.count,
            section: nil,
            idsAreUnique: false,
            oldID: { old[$0].id },
            newID: { new[$0].id }
        )
        if !sections.duplicates.isEmpty {
            throw DuplicateIDs(duplicates: sections.duplicates)
        }
        var rows = RowChanges<Section>()
        let updatedSections = Self.compare(old, new, sections, &rows)
        let insertedSections = sections.inserted.compactMap { $0.partner < 0 ? Int($0.index) : nil }
        for index in insertedSections where !new[index].rowIDsAreUnique {
            rows.findDuplicates(in: new[index], at: index)
        }
        if !rows.matcher.duplicates.isEmpty {
            throw DuplicateIDs(duplicates: rows.matcher.duplicates)
        }
        rows.matchAcrossSections(from: old, to: new)
        let changes = Stage(
            sectionCount: new.count,
            deletedSections: sections.removed.compactMap { $0.partner < 0 ? Int($0.index) : nil },
            insertedSections: insertedSections,
            movedSections: movedPositions(in: sections.oldIndices).map { position in
                Move(from: Int(sections.oldIndices[position]), to: sections.prefix + position)
            },
            updatedSections: updatedSections,
            deletedRows: rows.deleted.map(\.position),
            insertedRows: rows.inserted.map(\.position),
            movedRows: rows.moved,
            updatedRows: rows.updated
        )
        stages = changes.split(oldSectionCount: old.count)
    }

    /// Compares the sections that are in both lists.
    ///
    /// - Returns: The sections with other content, disregarding their rows. The changes of rows are added to `rows`.
    @inlinable
    static func compare<Section: DiffableSection>(
        _ old: [Section], _ new: [Section], _ sections: IdentityMatcher<Section.ID>, _ rows: inout RowChanges<Section>
    ) -> [Move<Int>] {
        var updatedSections: [Move<Int>] = []
        sections.forEachMatch(oldCount: old.count, newCount: new.count) { oldIndex, newIndex in
            let oldSection = old[oldIndex]
            let newSection = new[newIndex]
            if !newSection.isEqual(to: oldSection) {
                updatedSections.append(Move(from: oldIndex, to: newIndex))
            }
            if !newSection.hasSameRows(as: oldSection) {
                rows.compare(oldSection, at: oldIndex, with: newSection, at: newIndex)
            }
        }
        return updatedSections
    }
}
