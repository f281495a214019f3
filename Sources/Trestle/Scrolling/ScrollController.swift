import UIKit

/// Scrolls a table view to rows and to its end, and corrects the position when rows turn out to have other heights than estimated.
@MainActor
final class ScrollController {
    private let display: DisplayedTable

    /// The content that stays at its position on the screen during updates.
    var anchoring = ScrollAnchoring.automatic

    /// The target of the animated scroll that is in progress.
    private var target: ScrollTarget?

    /// Whether a table that is anchored at its end still has to be scrolled there for the first time.
    private var needsInitialScroll = true

    /// Whether a table that is anchored at its end has not been scrolled there yet.
    var isInitialScrollPending: Bool { needsInitialScroll && anchoring == .end }

    init(display: DisplayedTable) {
        self.display = display
    }

    func scroll(to row: RowID, at position: UITableView.ScrollPosition, animated: Bool) -> Bool {
        guard let listView = display.listView, let path = display.indexPath(of: row) else { return false }
        target = animated ? ScrollTarget(destination: .row(row, position)) : nil
        listView.scrollToRow(at: path, at: position, animated: animated)
        return true
    }

    /// Scrolls to a row without animation. A table that is anchored at its end is not scrolled there first.
    ///
    /// - Parameter distance: The distance from the top of the screen to the row, in points.
    /// - Returns: `false` without a table view.
    func scroll(to path: IndexPath, distanceFromTop distance: CGFloat) -> Bool {
        guard let listView = display.listView else { return false }
        needsInitialScroll = false
        listView.scrollToRow(at: path, at: .top, animated: false)
        listView.scroll(to: path, distanceFromTop: distance)
        return true
    }

    /// Returns an anchor for the current scroll position.
    ///
    /// - Parameter growsUpward: Whether pages are inserted above the rows that the user reads.
    func makeAnchor(growsUpward: Bool) -> ScrollAnchor {
        ScrollAnchor(anchoring, growsUpward: growsUpward, in: display.listView, displaying: display.state)
    }

    /// Scrolls to the end of the last row.
    func scrollToEnd(animated: Bool) {
        guard let listView = display.listView else { return }
        target = animated ? ScrollTarget(destination: .end) : nil
        listView.scrollToEnd(animated: animated)
    }

    /// Scrolls so that the first of the rows that still exists is at its recorded distance from the top of the screen.
    func scrollToFirst(of rows: [(id: RowID, path: IndexPath, y: CGFloat)]) {
        for (id, path, y) in rows {
            guard let path = display.state.indexPath(of: id, near: path) else { continue }
            display.listView?.scroll(to: path, distanceFromTop: y)
            return
        }
    }

    /// Scrolls a table that is anchored at its end there, once it is in a window and has rows.
    func performInitialScroll() {
        guard isInitialScrollPending, let listView = display.listView, listView.window != nil,
            !listView.bounds.isEmpty, display.state.sections.contains(where: { $0.rows.count > 0 })
        else { return }
        needsInitialScroll = false
        listView.scrollToEnd(animated: false)
    }

    /// Abandons the current target, because the user scrolls.
    func scrollViewWillBeginDragging() {
        target = nil
    }

    /// Scrolls the remaining distance if the animation has ended beside its target.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard let listView = display.listView, scrollView === listView, var target else { return }
        self.target = nil
        guard target.remainingCorrections > 0 else { return }
        let before = listView.contentOffset
        switch target.destination {
        case .row(let row, let position):
            guard let path = display.indexPath(of: row) else { return }
            listView.scrollToRow(at: path, at: position, animated: false)
        case .end:
            listView.scrollToEnd(animated: false)
        }
        let after = listView.contentOffset
        guard after != before else { return }
        // A correction of more than a screen is not animated; it would not look like part of the same movement.
        guard abs(after.y - before.y) < listView.bounds.height else { return }
        listView.setContentOffset(before, animated: false)
        target.remainingCorrections -= 1
        self.target = target
        listView.setContentOffset(after, animated: true)
    }
}
