internal import Changeset

/// Applies a change to a view in successive batches.
@MainActor
final class SnapshotBatches<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    private let application: SnapshotApplication<SectionID, ItemID>
    /// Weak, because animations must not extend the life of a data source whose app has released it.
    private weak var display: (any SnapshotDisplay)?
    private var completion: (() -> Void)?
    private var running = 0

    init(
        _ application: SnapshotApplication<SectionID, ItemID>, _ display: any SnapshotDisplay,
        completion: (() -> Void)?
    ) {
        self.application = application
        self.display = display
        self.completion = completion
    }

    func run(_ change: SnapshotChange<SectionID, ItemID>) {
        // Counts the loop itself, so that a batch that ends immediately does not call the completion too
        // early.
        running = 1
        for stage in change.stages where stage.hasBatch {
            perform {
                application.shown = change.sections(after: stage)
                update(stage)
            }
        }
        application.shown = change.result.storage.sections
        if !change.refresh.isEmpty { perform { update(change.refresh) } }
        if running == 1 {
            DisplayClock.schedule(after: 0) { self.end() }
        } else {
            end()
        }
    }

    private func perform(_ updates: () -> Void) {
        running += 1
        display?.performBatch(updates) { self.end() }
    }

    private func end() {
        running -= 1
        guard running == 0 else { return }
        completion?()
        completion = nil
    }

    private func update(_ stage: SectionedChangeset.Stage) {
        if !stage.deletedSections.isEmpty { display?.deleteSections(IndexSet(stage.deletedSections)) }
        if !stage.insertedSections.isEmpty { display?.insertSections(IndexSet(stage.insertedSections)) }
        for move in stage.movedSections { display?.moveSection(move.from, toSection: move.to) }
        if !stage.deletedRows.isEmpty { display?.deleteRows(at: stage.deletedRows.map(IndexPath.init)) }
        if !stage.insertedRows.isEmpty { display?.insertRows(at: stage.insertedRows.map(IndexPath.init)) }
        for move in stage.movedRows { display?.moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }

    private func update(_ refresh: SnapshotRefresh) {
        if !refresh.sections.isEmpty { display?.reloadSections(refresh.sections) }
        if !refresh.reloadedRows.isEmpty { display?.reloadRows(at: refresh.reloadedRows) }
        if !refresh.reconfiguredRows.isEmpty { display?.reconfigureRows(at: refresh.reconfiguredRows) }
    }
}

extension IndexPath {
    fileprivate init(_ position: RowPosition) {
        self.init(row: position.row, section: position.section)
    }
}
