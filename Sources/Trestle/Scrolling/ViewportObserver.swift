import UIKit

/// Notifies page loading and visibility tracking that the table view may display other rows.
@MainActor
final class ViewportObserver {
    private let pages: PageLoadController
    private let visibility: VisibilityController
    private let scrolling: ScrollController
    private var isUpdateScheduled = false

    init(pages: PageLoadController, visibility: VisibilityController, scrolling: ScrollController) {
        self.pages = pages
        self.visibility = visibility
        self.scrolling = scrolling
    }

    /// Whether anything in the table depends on the displayed rows.
    private var isNeeded: Bool { pages.hasPages || visibility.hasRules || scrolling.isInitialScrollPending }

    func viewportDidChange() {
        pages.loadPagesInReach()
        visibility.update()
    }

    /// Schedules an update after the current layout pass, during which the table view must not be queried.
    func scheduleUpdate() {
        guard !isUpdateScheduled, isNeeded else { return }
        isUpdateScheduled = true
        Task { [weak self] in
            self?.isUpdateScheduled = false
            self?.scrolling.performInitialScroll()
            self?.viewportDidChange()
        }
    }
}
