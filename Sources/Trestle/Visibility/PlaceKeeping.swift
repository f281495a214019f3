import UIKit

/// What stays where it is on the screen while rows come and go.
public enum PlaceKeeping: Sendable {
    /// What the table does by itself; in a form that grows upwards (``Section/onReachStart(hasMore:load:)``) as ``rows``.
    case automatic
    /// The topmost row that is seen and stays in the form, also where nothing has been scrolled: what comes above it comes in above
    /// the screen.
    case rows
    /// As ``rows``, but the table starts at its end, and stays there when rows come while the end is seen: for chats and logs.
    case end
}

/// What is to be where it was once the table shows another form.
@MainActor
struct KeptPlace {
    private enum Place {
        /// Rows that were seen, from the topmost, with the distance of each from the top of the screen.
        case rows([(id: RowID, path: IndexPath, y: CGFloat)])
        case end
    }

    private let place: Place?
    /// Whether rows that come in would be seen to push away what stays.
    let needsStillness: Bool

    /// Notes what is seen, before an update.
    init(_ keeping: PlaceKeeping, growsUpwards: Bool, in tableView: UITableView?, showing state: TableState) {
        guard let tableView, tableView.window != nil, keeping != .automatic || growsUpwards else {
            (place, needsStillness) = (nil, false)
            return
        }
        if keeping == .end, tableView.isAtEnd {
            (place, needsStillness) = (.end, false)
            return
        }
        let offset = tableView.contentOffset.y
        let paths = tableView.indexPathsForVisibleRows ?? []
        let rows: [(id: RowID, path: IndexPath, y: CGFloat)] = paths.compactMap { path in
            guard let id = state.rowID(at: path), !(id.id?.base is PageRowID) else { return nil }
            return (id, path, tableView.rectForRow(at: path).minY - offset)
        }
        place = rows.isEmpty ? nil : .rows(rows)
        needsStillness = offset <= -tableView.adjustedContentInset.top + 0.5
    }

    /// Scrolls so that it is there again. Where the table has kept it there by itself, nothing happens.
    func restore(in adapter: TableAdapter, animated: Bool) {
        switch place {
        case nil: return
        case .end: adapter.scrollToEnd(animated: animated)
        case .rows(let rows):
            for (id, path, y) in rows {
                guard let path = adapter.shown.indexPath(of: id, near: path) else { continue }
                adapter.tableView?.put(path, at: y)
                return
            }
        }
    }
}

extension UITableView {
    /// The lowest offset at which there is content at the bottom.
    private var lastOffset: CGFloat {
        max(-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
    }

    /// Whether the last row's end is seen.
    var isAtEnd: Bool { contentOffset.y >= lastOffset - 1 }

    /// Shows the last row's end.
    func scrollToEnd(animated: Bool) {
        guard animated else {
            // Rows that come to light may be higher than expected, so that a round finds out the heights of no more than a few.
            for _ in 0..<32 {
                layoutIfNeeded()
                guard abs(contentOffset.y - lastOffset) > 0.5 else { return }
                setContentOffset(CGPoint(x: contentOffset.x, y: lastOffset), animated: false)
            }
            return
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: lastOffset), animated: true)
    }

    /// Scrolls so that a row begins at a distance from the top of the screen.
    func put(_ path: IndexPath, at y: CGFloat) {
        for _ in 0..<4 {
            layoutIfNeeded()
            let wanted = max(-adjustedContentInset.top, rectForRow(at: path).minY - y)
            guard abs(wanted - contentOffset.y) > 0.5 else { return }
            contentOffset.y = wanted
        }
    }
}
