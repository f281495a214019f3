import UIKit

/// Loads further pages of sections when the user scrolls near their ends.
@MainActor
final class PageLoadController {
    private let display: DisplayedTable
    private let pipeline: RenderPipeline
    private var tracker = PageLoadTracker()

    init(display: DisplayedTable, pipeline: RenderPipeline) {
        self.display = display
        self.pipeline = pipeline
    }

    /// Whether pages are inserted above the rows that the user reads.
    var growsUpward: Bool { tracker.growsUpward }

    /// Whether a section of the displayed state has further pages.
    var hasPages: Bool { !tracker.ends.isEmpty }

    /// Returns the form with a row at each end at which there are more pages.
    func addingPageRows(to form: Form, expansion: SectionExpansion) -> Form {
        tracker.addingPageRows(to: form, expansion: expansion) { [weak self] key in self?.retry(key) }
    }

    /// Finds the ends of the sections in the displayed state.
    func update() {
        tracker.update(to: display.state)
    }

    /// Loads the pages at all ends that are less than half a screen away.
    func loadPagesInReach() {
        guard hasPages, display.isIdle, let listView = display.listView, listView.window != nil,
            !listView.bounds.isEmpty
        else { return }
        let reach = listView.bounds.insetBy(dx: 0, dy: -listView.bounds.height / 2)
        for end in tracker.ends where tracker.canLoad(end) && listView.rectForRow(at: end.path).intersects(reach) {
            load(end)
        }
    }

    private func load(_ end: PageLoadTracker.End) {
        let load = end.load
        let task = Task { [weak self] in
            var failure: String?
            do {
                try await load()
            } catch {
                failure = error.localizedDescription
            }
            guard !Task.isCancelled else { return }
            self?.finish(end.key, failure: failure)
        }
        tracker.start(end, task)
    }

    private func finish(_ key: PageLoadTracker.Key, failure: String?) {
        tracker.finish(key, failure: failure)
        if failure != nil {
            pipeline.render(pipeline.newestForm)
        } else {
            loadPagesInReach()
        }
    }

    private func retry(_ key: PageLoadTracker.Key) {
        guard let end = tracker.ends.first(where: { $0.key == key }), !tracker.isRunning(key) else { return }
        tracker.retry(key)
        load(end)
        pipeline.render(pipeline.newestForm)
    }
}
