import UIKit

/// The part of a list view's delegate that tables and collections have in common.
///
/// Forwards each call to the part of the adapter that is responsible for it, and then to the app's delegates.
@MainActor
class FormDelegateProxy: NSObject, UIScrollViewDelegate {
    let display: DisplayedTable
    let cells: CellRenderer
    let selection: SelectionController
    let actions: RowActionController
    let moves: RowMoveController
    let expansion: ExpansionController
    let prefetching: PrefetchController
    private let scrolling: ScrollController
    private let viewport: ViewportObserver
    private let contentUnavailable: ContentUnavailablePresenter
    weak var scrollViewDelegate: (any UIScrollViewDelegate)?

    /// The app's delegate of the list view. Overridden by the proxies of tables and collections.
    var appDelegate: (any UIScrollViewDelegate)? { nil }

    init(_ adapter: FormAdapter) {
        display = adapter.display
        cells = adapter.cells
        selection = adapter.selection
        actions = adapter.actions
        moves = adapter.moves
        expansion = adapter.expansion
        scrolling = adapter.scrolling
        viewport = adapter.viewport
        prefetching = adapter.prefetching
        contentUnavailable = adapter.contentUnavailable
        super.init()
    }

    /// Returns the attributes of the row at a path that may be out of date.
    func attributes(at indexPath: IndexPath) -> RowAttributes? {
        display.state.existingRow(at: indexPath)?.attributes
    }

    // MARK: Display

    /// Updates a cell that the list view made ahead of time, before a later form changed its row.
    func willDisplay(_ rowView: UIView, at indexPath: IndexPath) {
        if let current = cells.row(shownBy: rowView), let row = display.state.existingRow(at: indexPath) {
            cells.update(rowView, showing: current, to: row)
            row.willDisplay(in: rowView)
        }
        viewport.scheduleUpdate()
    }

    /// Tells the row of a cell that it is no longer displayed.
    ///
    /// The row is found by its cell, because the index path may be one of an older form.
    func didEndDisplaying(_ rowView: UIView) { cells.row(shownBy: rowView)?.didEndDisplaying(in: rowView) }

    func notifyHighlight(_ isHighlighted: Bool, at indexPath: IndexPath) {
        guard let row = display.state.existingRow(at: indexPath) else { return }
        row.notifyHighlight(isHighlighted, in: display.listView?.rowView(at: indexPath))
    }

    // MARK: Scrolling

    /// Calls both delegates.
    private func notify(_ call: (any UIScrollViewDelegate) -> Void) {
        if let appDelegate { call(appDelegate) }
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
        appDelegate?.scrollViewShouldScrollToTop?(scrollView) ?? true
            && scrollViewDelegate?.scrollViewShouldScrollToTop?(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        notify { $0.scrollViewDidScrollToTop?(scrollView) }
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        contentUnavailable.insetsDidChange()
        notify { $0.scrollViewDidChangeAdjustedContentInset?(scrollView) }
    }

    // MARK: Methods that the adapter does not implement

    /// Returns whether the app's delegate implements a method whose result may be `nil`.
    func delegateImplements(_ selector: String) -> Bool {
        #if canImport(ObjectiveC)
            appDelegate?.responds(to: NSSelectorFromString(selector)) ?? false
        #else
            // The default implementations return the proposed result.
            appDelegate != nil
        #endif
    }

    #if canImport(ObjectiveC)
        // The methods for which no result means "not implemented". List views call their delegates on the main thread.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector) || MainActor.assumeIsolated { appDelegate?.responds(to: selector) == true }
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
            nonisolated(unsafe) var target: Any?
            MainActor.assumeIsolated {
                if appDelegate?.responds(to: selector) == true { target = appDelegate }
            }
            return target
        }
    #endif
}
