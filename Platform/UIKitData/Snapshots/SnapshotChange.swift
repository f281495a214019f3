package import Changeset

/// The changes that update a table from one snapshot to another.
package struct SnapshotChange<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    package typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>
    package typealias Section = SnapshotSection<SectionID, ItemID>

    /// The final snapshot, without marks for reloads.
    package let result: Snapshot
    /// The insertions, deletions, and moves, as successive batches.
    package let stages: [SectionedChangeset.Stage]
    /// The reloads, as index paths of the final snapshot.
    package let refresh: SnapshotRefresh

    /// Compares two snapshots.
    ///
    /// - Complexity: O(*s* + *n*) in the number of sections and the number of items in changed sections.
    package init(from old: Snapshot, to new: Snapshot) {
        result = new.withoutReloads
        do {
            stages = try SectionedChangeset(from: old.storage.sections, to: new.storage.sections).stages
        } catch {
            preconditionFailure("\(error)")
        }
        refresh = SnapshotRefresh(new, after: old)
    }

    /// Returns the sections after a stage.
    package func sections(after stage: SectionedChangeset.Stage) -> [Section] {
        (0..<stage.sectionCount).map { result.storage.sections[stage.newSection(at: $0)] }
    }
}

/// The sections and rows to reload, and the rows to reconfigure.
package struct SnapshotRefresh: Sendable {
    package private(set) var sections = IndexSet()
    package private(set) var reloadedRows: [IndexPath] = []
    package private(set) var reconfiguredRows: [IndexPath] = []

    package var isEmpty: Bool { sections.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty }

    /// Creates the reloads that `new` requests for elements of `old`; new elements need none. Rows of
    /// reloaded sections are neither reloaded nor reconfigured, and reloaded rows are not reconfigured.
    init<SectionID, ItemID>(
        _ new: NSDiffableDataSourceSnapshot<SectionID, ItemID>,
        after old: NSDiffableDataSourceSnapshot<SectionID, ItemID>
    ) {
        for section in new.reloadedSections.list where old.storage.index(ofSection: section) != nil {
            new.storage.index(ofSection: section).map { _ = sections.insert($0) }
        }
        func path(_ item: ItemID) -> IndexPath? {
            guard old.storage.contains(item), let position = new.storage.position(of: item),
                !sections.contains(position.section)
            else { return nil }
            return IndexPath(row: position.item, section: position.section)
        }
        reloadedRows = new.reloadedItems.list.compactMap(path)
        reconfiguredRows = new.reconfiguredItems.list.compactMap { new.reloadedItems.contains($0) ? nil : path($0) }
    }
}
