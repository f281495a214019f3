import Dispatch
import Synchronization

/// The presentation of a snapshot's changes.
enum SnapshotPresentation: Sendable {
    case animated
    case plain
    /// Reloads the view instead of comparing the snapshots.
    case reload
}

/// The snapshots of a diffable data source, and their application to its view.
final class SnapshotApplication<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    typealias State = SnapshotState<SectionID, ItemID>

    /// Derives the submitted state from the latest one.
    typealias Submission = @Sendable (State) -> State

    /// The latest submitted state, accessible from any thread.
    private let latest = Mutex(State())
    /// The sections that the view displays. Between the batches of a change, an intermediate state.
    @MainActor var shown: [SnapshotSection<SectionID, ItemID>] = []
    /// The latest applied snapshot, which the view displays after the last batch.
    @MainActor private(set) var shownSnapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>()
    @MainActor private var shownNumber = 0
    /// Snapshots that were submitted while another one was being applied.
    @MainActor private var waiting: [() -> Void] = []
    @MainActor private var isApplying = false

    init() {}

    /// The latest submitted state.
    var state: State { latest.withLock { $0 } }

    // MARK: Identifiers and index paths

    /// Returns the displayed item at an index path, or `nil` if there is none.
    @MainActor
    func item(at indexPath: IndexPath) -> ItemID? {
        guard shown.indices.contains(indexPath.section) else { return nil }
        let items = shown[indexPath.section].items
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// Returns the index path of an item, or `nil` if the view does not contain it.
    @MainActor
    func indexPath(of item: ItemID) -> IndexPath? {
        shownSnapshot.storage.position(of: item).map { IndexPath(row: $0.item, section: $0.section) }
    }

    // MARK: Applying

    /// Applies a state immediately on the main thread. On any other thread, compares the snapshots there, and
    /// applies the changes on the main thread.
    func submit(
        to display: any SnapshotDisplay, _ presentation: SnapshotPresentation, _ completion: (() -> Void)?,
        _ submission: @escaping Submission
    ) {
        let completion = SnapshotCompletion(run: completion)
        if MainQueueMark.isHere {
            return MainActor.assumeIsolated { take(submission, display, presentation, nil, completion) }
        }
        let base = state
        let result = submission(base)
        var prepared: PreparedChange<SectionID, ItemID>?
        if presentation == .reload {
            note(result)
        } else {
            let change = SnapshotChange(from: base.snapshot, to: result.snapshot)
            prepared = PreparedChange(change: change, base: base.number, number: note(result))
        }
        let finished = prepared
        DispatchQueue.main.async {
            MainActor.assumeIsolated { self.take(submission, display, presentation, finished, completion) }
        }
    }

    /// Stores a state that the view displays already.
    @MainActor
    func adopt(_ state: State) {
        shownNumber = note(state)
        shownSnapshot = state.snapshot.withoutReloads
        shown = shownSnapshot.storage.sections
    }

    @discardableResult
    private func note(_ state: State) -> Int {
        latest.withLock { latest in
            latest.snapshot = state.snapshot.withoutReloads
            latest.outlines = state.outlines
            latest.number += 1
            return latest.number
        }
    }

    /// Applies a state, or defers it until the current one has been applied: a cell provider may apply a
    /// snapshot while the view updates.
    @MainActor
    private func take(
        _ submission: @escaping Submission, _ display: any SnapshotDisplay, _ presentation: SnapshotPresentation,
        _ prepared: PreparedChange<SectionID, ItemID>?, _ completion: SnapshotCompletion
    ) {
        guard !isApplying else {
            waiting.append { self.show(submission, display, presentation, prepared, completion) }
            return
        }
        show(submission, display, presentation, prepared, completion)
        while !waiting.isEmpty { waiting.removeFirst()() }
    }

    @MainActor
    private func show(
        _ submission: Submission, _ display: any SnapshotDisplay, _ presentation: SnapshotPresentation,
        _ prepared: PreparedChange<SectionID, ItemID>?, _ completion: SnapshotCompletion
    ) {
        isApplying = true
        defer { isApplying = false }
        if presentation != .reload { display.loadInWindow() }
        guard presentation != .reload, display.isReadyForBatches else {
            adopt(submission(state))
            display.reloadView()
            DisplayClock.schedule(after: 0) { completion.run?() }
            return
        }
        // A comparison made in the background is valid only if no other snapshot has been applied since.
        let change: SnapshotChange<SectionID, ItemID>
        if let prepared, prepared.base == shownNumber {
            change = prepared.change
            shownNumber = prepared.number
        } else {
            let result = submission(state)
            change = SnapshotChange(from: shownSnapshot, to: result.snapshot)
            shownNumber = note(result)
        }
        shownSnapshot = change.result
        let run = { SnapshotBatches(self, display, completion: completion.run).run(change) }
        let isAnimated = presentation == .animated && display.isInWindow
        if isAnimated { run() } else { UIView.performWithoutAnimation(run) }
        display.outlinesMayHaveChanged(animated: isAnimated)
    }
}

/// The completion closure of a call. Sendable because it is called only once, on the main thread.
private struct SnapshotCompletion: @unchecked Sendable {
    let run: (() -> Void)?
}

/// A comparison made off the main thread. `base` and `number` are the sequence numbers of the two snapshots.
private struct PreparedChange<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    let change: SnapshotChange<SectionID, ItemID>
    let base: Int
    let number: Int
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
