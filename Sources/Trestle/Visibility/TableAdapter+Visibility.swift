import QuartzCore
import UIKit

extension TableAdapter {
    /// Notes which rows are seen, and tells those that have been for long enough. O(rows on the screen).
    func noteSightings() {
        // To ask which rows are seen lays the table out: not in each scroll of a table whose rows don't want to know.
        guard hasWatchedRows, !isBusy, let tableView else { return }
        let (seen, next) = sightings.note(sights(in: tableView), at: CACurrentMediaTime())
        if let next { lookAgain(at: next) }
        for rule in seen { rule.action() }
    }

    private func sights(in tableView: UITableView) -> [Sightings.Sight] {
        guard tableView.window != nil else { return [] }
        let seen = tableView.bounds.inset(by: tableView.adjustedContentInset)
        guard seen.height > 0 else { return [] }
        return (tableView.indexPathsForVisibleRows ?? []).compactMap { path in
            guard let rule = shown.existingRow(at: path)?.behavior?.sighting, let id = shown.rowID(at: path) else {
                return nil
            }
            let rect = tableView.rectForRow(at: path)
            let part = min(rect.maxY, seen.maxY) - max(rect.minY, seen.minY)
            return Sightings.Sight(row: id, fraction: part / max(1, min(rect.height, seen.height)), rule: rule)
        }
    }

    /// Looks again later, once for all rows that wait.
    private func lookAgain(at time: CFTimeInterval) {
        guard sightingTimer == nil else { return }
        let wait = max(0.01, time - CACurrentMediaTime())
        sightingTimer = Task { [weak self] in
            try? await Task.sleep(nanoseconds: UInt64(wait * 1_000_000_000))
            self?.sightingTimer = nil
            self?.noteSightings()
        }
    }

    /// What follows from other rows being on the screen, or elsewhere on it.
    func screenDidChange() {
        loadPagesInReach()
        noteSightings()
    }

    /// For changes that are heard of in the middle of a layout: looks at the screen once that is over.
    func screenWillChange() {
        guard !awaitsScreen else { return }
        awaitsScreen = true
        Task { [weak self] in
            self?.awaitsScreen = false
            self?.startAtEndIfNeeded()
            self?.screenDidChange()
        }
    }

    /// Goes to the end of a table that starts there, once there is one.
    func startAtEndIfNeeded() {
        guard startsAtEnd, placeKeeping == .end, let tableView, tableView.window != nil, !tableView.bounds.isEmpty,
            shown.sections.contains(where: { $0.rows.count > 0 })
        else {
            return
        }
        startsAtEnd = false
        tableView.scrollToEnd(animated: false)
    }
}
