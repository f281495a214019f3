import UIKit

/// What the adapter hears of the table's scrolling.
extension TableAdapter {
    /// Takes note of what comes near and what is seen.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        screenDidChange()
    }

    /// Ends what the adapter was scrolling to: the finger decides now.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        scrollTarget = nil
    }

    /// Scrolls what is missing if heights turned out other than expected on the way.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard let tableView, scrollView === tableView, var target = scrollTarget else { return }
        scrollTarget = nil
        guard target.corrections > 0 else { return }
        let before = tableView.contentOffset
        switch target.place {
        case .row(let row, let position):
            guard let path = indexPath(of: row) else { return }
            tableView.scrollToRow(at: path, at: position, animated: false)
        case .end:
            tableView.scrollToEnd(animated: false)
        }
        let after = tableView.contentOffset
        guard after != before else { return }
        // Seen as one movement that goes on, unless it is too far to be one.
        guard abs(after.y - before.y) < tableView.bounds.height else { return }
        tableView.setContentOffset(before, animated: false)
        target.corrections -= 1
        scrollTarget = target
        tableView.setContentOffset(after, animated: true)
    }
}
