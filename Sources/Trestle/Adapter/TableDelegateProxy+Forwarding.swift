import UIKit

// The methods that the adapter itself does not need.
extension TableDelegateProxy {
    /// Returns whether the app's delegate implements a method that returns an index path or `nil`.
    func delegateImplements(_ selector: String) -> Bool {
        #if canImport(ObjectiveC)
            tableViewDelegate?.responds(to: NSSelectorFromString(selector)) ?? false
        #else
            // The default implementations return the proposed index path.
            tableViewDelegate != nil
        #endif
    }

    // MARK: Headers and footers

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        tableViewDelegate?.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        tableViewDelegate?.tableView?(tableView, willDisplayFooterView: view, forSection: section)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        tableViewDelegate?.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        tableViewDelegate?.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    // MARK: Selection and editing

    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        tableViewDelegate?.tableView?(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        tableViewDelegate?.tableView?(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        tableViewDelegate?.tableViewDidEndMultipleSelectionInteraction?(tableView)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        tableViewDelegate?.tableView?(tableView, willBeginEditingRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        tableViewDelegate?.tableView?(tableView, didEndEditingRowAt: indexPath)
    }

    // MARK: Context menus

    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        tableViewDelegate?.tableView?(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? nil
    }

    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        tableViewDelegate?.tableView?(tableView, previewForDismissingContextMenuWithConfiguration: configuration) ?? nil
    }

    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        tableViewDelegate?.tableView?(
            tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        tableViewDelegate?.tableView?(tableView, willDisplayContextMenu: configuration, animator: animator)
    }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        tableViewDelegate?.tableView?(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }

    // MARK: Scrolling

    /// Calls both delegates.
    private func notify(_ call: (any UIScrollViewDelegate) -> Void) {
        if let tableViewDelegate { call(tableViewDelegate) }
        if let scrollViewDelegate { call(scrollViewDelegate) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        viewport.viewportDidChange()
        notify { $0.scrollViewDidScroll?(scrollView) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        scrolling.scrollViewWillBeginDragging()
        notify { $0.scrollViewWillBeginDragging?(scrollView) }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        notify {
            $0.scrollViewWillEndDragging?(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        notify { $0.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate) }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        notify { $0.scrollViewWillBeginDecelerating?(scrollView) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        notify { $0.scrollViewDidEndDecelerating?(scrollView) }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        scrolling.scrollViewDidEndScrollingAnimation(scrollView)
        notify { $0.scrollViewDidEndScrollingAnimation?(scrollView) }
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        tableViewDelegate?.scrollViewShouldScrollToTop?(scrollView) ?? true
            && scrollViewDelegate?.scrollViewShouldScrollToTop?(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        notify { $0.scrollViewDidScrollToTop?(scrollView) }
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        contentUnavailable.insetsDidChange()
        notify { $0.scrollViewDidChangeAdjustedContentInset?(scrollView) }
    }
}

#if canImport(ObjectiveC)
    // The methods for which no result means "not implemented". Table views call their delegates on the main thread.
    extension TableDelegateProxy {
        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector)
                || MainActor.assumeIsolated { tableViewDelegate?.responds(to: selector) == true }
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
            nonisolated(unsafe) var target: Any?
            MainActor.assumeIsolated {
                if tableViewDelegate?.responds(to: selector) == true { target = tableViewDelegate }
            }
            return target
        }
    }
#endif
