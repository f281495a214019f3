package import Changeset

/// What a table that shows one snapshot must be told so that it shows another.
package struct SnapshotChange<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    package typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>
    package typealias Section = SnapshotSection<SectionID, ItemID>

    /// What the table shows in the end, with nothing left to be shown anew.
    package let result: Snapshot
    /// What comes, goes and moves, one batch after the other.
    package let stages: [SectionedChangeset.Stage]
    /// What is shown anew in the end, where it is then.
    package let refresh: SnapshotRefresh

    /// Compares two snapshots.
    ///
    /// - Complexity: O(sections), and O(items) of those sections that changed.
    package init(from old: Snapshot, to new: Snapshot) {
        result = new.settled
        do {
            stages = try SectionedChangeset(from: old.storage.sections, to: new.storage.sections).stages
        } catch {
            preconditionFailure("\(error)")
        }
        refresh = SnapshotRefresh(new, after: old)
    }

    /// The sections that are shown after a stage.
    package func sections(after stage: SectionedChangeset.Stage) -> [Section] {
        (0..<stage.sectionCount).map { result.storage.sections[stage.newSection(at: $0)] }
    }
}

/// Sections and rows that get new cells, and rows whose cells are filled anew.
package struct SnapshotRefresh: Sendable {
    package private(set) var sections = IndexSet()
    package private(set) var reloadedRows: [IndexPath] = []
    package private(set) var reconfiguredRows: [IndexPath] = []

    package var isEmpty: Bool { sections.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty }

    /// What `new` asks for: of what was in `old`, since what comes is new anyway. What is reloaded need not be
    /// reconfigured, and what is in a section that is reloaded neither.
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
