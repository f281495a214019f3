import UIKit

/// A scroll position that is recorded before an update and restored after it.
@MainActor
struct ScrollAnchor {
    private enum Target {
        /// The visible rows from top to bottom, each with its distance from the top of the screen.
        case rows([(id: RowID, path: IndexPath, y: CGFloat)])
        case end
    }

    private let target: Target?

    /// Whether animated insertions would visibly push away the rows that are to stay at their positions.
    let preventsAnimation: Bool

    /// Creates an anchor that leaves the scroll position to the table view.
    init() {
        (target, preventsAnimation) = (nil, false)
    }

    /// Creates an anchor for the current scroll position of a table view that displays a state.
    init(_ anchoring: ScrollAnchoring, growsUpward: Bool, in listView: (any ListView)?, displaying state: TableState) {
        guard let listView, listView.window != nil, anchoring != .automatic || growsUpward else {
            (target, preventsAnimation) = (nil, false)
            return
        }
        if anchoring == .end, listView.isScrolledToEnd {
            (target, preventsAnimation) = (.end, false)
            return
        }
        let offset = listView.contentOffset.y
        let paths = listView.indexPathsForVisibleRows ?? []
        let rows: [(id: RowID, path: IndexPath, y: CGFloat)] = paths.compactMap { path in
            guard let id = state.rowID(at: path), !(id.id?.base is PageRowID) else { return nil }
            return (id, path, listView.rectForRow(at: path).minY - offset)
        }
        target = rows.isEmpty ? nil : .rows(rows)
        preventsAnimation = offset <= -listView.adjustedContentInset.top + 0.5
    }

    /// Scrolls back to the anchor. Does nothing where the table view has kept the position itself.
    func restore(in scrolling: ScrollController, animated: Bool) {
        switch target {
        case nil: return
        case .end: scrolling.scrollToEnd(animated: animated)
        case .rows(let rows): scrolling.scrollToFirst(of: rows)
        }
    }
}
