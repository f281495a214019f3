import QuartzCore
import UIKit

/// Performs the actions of rows that have been visible for long enough.
@MainActor
final class VisibilityController {
    private let display: DisplayedTable
    private var tracker = VisibilityTracker()
    private var timer: Task<Void, Never>?

    /// Whether a row with a visibility rule has been displayed.
    ///
    /// Querying the visible rows lays out the table view, so tables without such rows are spared it while they scroll.
    private(set) var hasRules = false

    init(display: DisplayedTable) {
        self.display = display
    }

    /// Starts tracking if a row that is displayed has a visibility rule.
    func willDisplay(_ row: Row) {
        if row.attributes?.visibilityRule != nil { hasRules = true }
    }

    /// Records the visible rows, and performs the actions of those that have been visible for long enough.
    ///
    /// - Complexity: O(visible rows).
    func update() {
        guard hasRules, display.isIdle, let listView = display.listView else { return }
        let (fulfilled, next) = tracker.record(samples(in: listView), at: CACurrentMediaTime())
        if let next { scheduleUpdate(at: next) }
        for rule in fulfilled { rule.action() }
    }

    private func samples(in listView: any ListView) -> [VisibilityTracker.Sample] {
        guard listView.window != nil else { return [] }
        let visible = listView.bounds.inset(by: listView.adjustedContentInset)
        guard visible.height > 0 else { return [] }
        return (listView.indexPathsForVisibleRows ?? []).compactMap { path in
            guard let rule = display.state.existingRow(at: path)?.attributes?.visibilityRule,
                let id = display.state.rowID(at: path)
            else { return nil }
            let rect = listView.rectForRow(at: path)
            let height = min(rect.maxY, visible.maxY) - max(rect.minY, visible.minY)
            return VisibilityTracker.Sample(
                row: id, fraction: height / max(1, min(rect.height, visible.height)), rule: rule)
        }
    }

    /// Schedules one update for all rows that have not been visible for long enough yet.
    private func scheduleUpdate(at time: CFTimeInterval) {
        guard timer == nil else { return }
        let delay = max(0.01, time - CACurrentMediaTime())
        timer = Task { [weak self] in
            try? await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
            self?.timer = nil
            self?.update()
        }
    }
}
