/// What changed between two lists of sections with rows, in stages that a table view accepts.
///
/// ```swift
/// let old = [Shelf(id: "Novels", books: [emma, ulysses]), Shelf(id: "Poems", books: [])]
/// let new = [Shelf(id: "Novels", books: [ulysses]), Shelf(id: "Poems", books: [emma])]
///
/// let changeset = try SectionedChangeset(from: old, to: new)
/// for stage in changeset.stages {
///     tableView.performBatchUpdates {
///         shown = (0..<stage.sectionCount).map { new[stage.newSection(at: $0)] }
///         for move in stage.movedRows {                           // 0 - 0 → 1 - 0: "Emma" is a poem now
///             tableView.moveRow(
///                 at: IndexPath(row: move.old.row, section: move.old.section),
///                 to: IndexPath(row: move.new.row, section: move.new.section))
///         }
///         // … and likewise deletedSections, insertedSections, movedSections, deletedRows and insertedRows
///     }
///     // then refresh the visible cells and headers of updatedRows and updatedSections in place
/// }
/// ```
///
/// No change at all makes no stage, and nearly every change makes one. It takes two stages if a section moves *and* its
/// rows change, since table views do not take both in one batch: first the rows change, then the sections move.
///
/// The rules of batch updates are kept: no row and no section is in two lists of operations, and no row moves out of a
/// section that goes or into one that comes: such a row goes and comes with its section. The moves of sections and, in each
/// section, of rows are as few as possible.
///
/// - Complexity: O(*s* + *n*) for *s* sections and *n* rows of those sections, old and new, that are in both lists and do not
///   say that their rows are the same (``DiffableSection/hasSameRows(as:)``), and of those that came and do not say that their
///   ids are unique; plus O(*c* log *c*) for *c* changes.
public struct SectionedChangeset: Hashable, Sendable {
    /// What to do, one batch after the other. Empty if nothing changed.
    public let stages: [Stage]

    /// Compares two lists of sections.
    ///
    /// - Parameters:
    ///   - old: the sections as they were.
    ///   - new: the sections as they are now.
    /// - Throws: ``DuplicateIDs`` if two sections of `new`, or two rows of one section, have the same id.
    /// - Complexity: see ``SectionedChangeset``. Each id is hashed at most once.
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
        var updatedSections: [Pairing<Int>] = []
        var rows = RowChanges<Section>()
        sections.forEachSurvivor(oldCount: old.count, newCount: new.count) { oldIndex, newIndex in
            let oldSection = old[oldIndex]
            let newSection = new[newIndex]
            if !newSection.isEqual(to: oldSection) {
                updatedSections.append(Pairing(old: oldIndex, new: newIndex))
            }
            if !newSection.hasSameRows(as: oldSection) {
                rows.compare(oldSection, at: oldIndex, with: newSection, at: newIndex)
            }
        }
        let deletedSections = sections.removed.compactMap { $0.partner < 0 ? Int($0.index) : nil }
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
            deletedSections: deletedSections,
            insertedSections: insertedSections,
            movedSections: movedPositions(in: sections.oldOfNew).map { position in
                Pairing(old: Int(sections.oldOfNew[position]), new: sections.prefix + position)
            },
            updatedSections: updatedSections,
            deletedRows: rows.deleted.map(\.position),
            insertedRows: rows.inserted.map(\.position),
            movedRows: rows.moved,
            updatedRows: rows.updated
        )
        stages = changes.split(oldSectionCount: old.count)
    }
}
