internal import Changeset
import Dispatch

/// The latest submitted snapshot and its sequence number.
struct LatestSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    var snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>()
    var number = 0
}

/// The presentation of a snapshot's changes.
enum SnapshotPresentation: Sendable {
    case animated
    case plain
    /// Reloads the table instead of comparing the snapshots.
    case reload
}

/// The completion closure of a call. Sendable because it is called only once, on the main thread.
private struct Completion: @unchecked Sendable {
    let run: (() -> Void)?
}

/// A comparison made off the main thread. `base` and `number` are the sequence numbers of the two snapshots.
private struct PreparedChange<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    let change: SnapshotChange<SectionID, ItemID>
    let base: Int
    let number: Int
}

extension UITableViewDiffableDataSource {
    /// Applies a snapshot immediately on the main thread. On any other thread, compares the snapshots there,
    /// and applies the changes on the main thread.
    nonisolated final func submit(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ presentation: SnapshotPresentation, _ completion: (() -> Void)?
    ) {
        let completion = Completion(run: completion)
        if MainQueueMark.isHere {
            return MainActor.assumeIsolated { take(snapshot, presentation, nil, completion) }
        }
        let base = latest.withLock { $0 }
        let prepared =
            presentation == .reload
            ? nil : prepare(SnapshotChange(from: base.snapshot, to: snapshot), after: base.number)
        if prepared == nil { note(snapshot) }
        DispatchQueue.main.async {
            MainActor.assumeIsolated { self.take(snapshot, presentation, prepared, completion) }
        }
    }

    nonisolated private func prepare(
        _ change: SnapshotChange<SectionIdentifierType, ItemIdentifierType>, after base: Int
    ) -> PreparedChange<SectionIdentifierType, ItemIdentifierType> {
        PreparedChange(change: change, base: base, number: note(change.result))
    }

    @discardableResult
    nonisolated private func note(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> Int {
        latest.withLock { latest in
            latest.snapshot = snapshot.withoutReloads
            latest.number += 1
            return latest.number
        }
    }

    /// Applies a snapshot, or defers it until the current one has been applied: a cell provider may apply a
    /// snapshot while the table updates.
    private func take(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ presentation: SnapshotPresentation,
        _ prepared: PreparedChange<SectionIdentifierType, ItemIdentifierType>?, _ completion: Completion
    ) {
        guard !isApplying else {
            waiting.append { self.show(snapshot, presentation, prepared, completion) }
            return
        }
        show(snapshot, presentation, prepared, completion)
        while !waiting.isEmpty { waiting.removeFirst()() }
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ presentation: SnapshotPresentation,
        _ prepared: PreparedChange<SectionIdentifierType, ItemIdentifierType>?, _ completion: Completion
    ) {
        isApplying = true
        defer { isApplying = false }
        guard presentation != .reload, let tableView, tableView.dataSource === self, tableView.hasLoaded else {
            shownNumber = note(snapshot)
            shownSnapshot = snapshot.withoutReloads
            shown = shownSnapshot.storage.sections
            if let tableView, tableView.dataSource === self { tableView.reloadData() }
            DisplayClock.schedule(after: 0) { completion.run?() }
            return
        }
        // A comparison made in the background is valid only if no other snapshot has been applied since.
        let change: SnapshotChange<SectionIdentifierType, ItemIdentifierType>
        if let prepared, prepared.base == shownNumber {
            change = prepared.change
            shownNumber = prepared.number
        } else {
            change = SnapshotChange(from: shownSnapshot, to: snapshot)
            shownNumber = note(snapshot)
        }
        shownSnapshot = change.result
        let run = { SnapshotBatches(self, tableView, completion: completion.run).run(change) }
        if presentation == .animated, tableView.window != nil {
            run()
        } else {
            UIView.performWithoutAnimation(run)
        }
    }
}

/// Applies a change to a table in successive batches.
@MainActor
private final class SnapshotBatches<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    private let dataSource: UITableViewDiffableDataSource<SectionID, ItemID>
    private let tableView: UITableView
    private var completion: (() -> Void)?
    private var running = 0

    init(
        _ dataSource: UITableViewDiffableDataSource<SectionID, ItemID>, _ tableView: UITableView,
        completion: (() -> Void)?
    ) {
        self.dataSource = dataSource
        self.tableView = tableView
        self.completion = completion
    }

    func run(_ change: SnapshotChange<SectionID, ItemID>) {
        // Counts the loop itself, so that a batch that ends immediately does not call the completion too
        // early.
        running = 1
        for stage in change.stages where stage.hasBatch {
            perform {
                dataSource.shown = change.sections(after: stage)
                tell(stage)
            }
        }
        dataSource.shown = change.result.storage.sections
        if !change.refresh.isEmpty { perform { tell(change.refresh) } }
        if running == 1 {
            DisplayClock.schedule(after: 0) { self.end() }
        } else {
            end()
        }
    }

    private func perform(_ updates: () -> Void) {
        running += 1
        tableView.performBatchUpdates(updates) { _ in self.end() }
    }

    private func end() {
        running -= 1
        guard running == 0 else { return }
        completion?()
        completion = nil
    }

    private func tell(_ stage: SectionedChangeset.Stage) {
        let animation = dataSource.defaultRowAnimation
        if !stage.deletedSections.isEmpty { tableView.deleteSections(IndexSet(stage.deletedSections), with: animation) }
        if !stage.insertedSections.isEmpty {
            tableView.insertSections(IndexSet(stage.insertedSections), with: animation)
        }
        for move in stage.movedSections { tableView.moveSection(move.from, toSection: move.to) }
        if !stage.deletedRows.isEmpty {
            tableView.deleteRows(at: stage.deletedRows.map(IndexPath.init), with: animation)
        }
        if !stage.insertedRows.isEmpty {
            tableView.insertRows(at: stage.insertedRows.map(IndexPath.init), with: animation)
        }
        for move in stage.movedRows { tableView.moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }

    private func tell(_ refresh: SnapshotRefresh) {
        let animation = dataSource.defaultRowAnimation
        if !refresh.sections.isEmpty { tableView.reloadSections(refresh.sections, with: animation) }
        if !refresh.reloadedRows.isEmpty { tableView.reloadRows(at: refresh.reloadedRows, with: animation) }
        if !refresh.reconfiguredRows.isEmpty { tableView.reconfigureRows(at: refresh.reconfiguredRows) }
    }
}

extension IndexPath {
    fileprivate init(_ position: RowPosition) {
        self.init(row: position.row, section: position.section)
    }
}

/// Determines whether code runs on the main queue, without trapping if it does not. `Thread.isMainThread` is
/// not sufficient, because a process may drain its main queue on another thread.
private enum MainQueueMark {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isHere: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}
