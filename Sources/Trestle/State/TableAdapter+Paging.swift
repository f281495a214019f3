import UIKit

extension TableAdapter {
    /// The form with what the adapter itself adds to it.
    func complete(_ form: Form) -> Form {
        paging.addingPageRows(to: form, expansion: expansion) { [weak self] key in self?.retryPage(key) }
    }

    /// Loads what lies beyond the ends that are near.
    func loadPagesInReach() {
        guard !paging.ends.isEmpty, !isBusy, let tableView, tableView.window != nil, !tableView.bounds.isEmpty else {
            return
        }
        let reach = tableView.bounds.insetBy(dx: 0, dy: -tableView.bounds.height / 2)
        for end in paging.ends where paging.isOpen(end) && tableView.rectForRow(at: end.path).intersects(reach) {
            load(end)
        }
    }

    private func load(_ end: Paging.End) {
        let load = end.load
        let task = Task { [weak self] in
            var failure: String?
            do {
                try await load()
            } catch {
                failure = error.localizedDescription
            }
            guard !Task.isCancelled else { return }
            self?.finishPage(end.key, failure: failure)
        }
        paging.start(end, task)
    }

    private func finishPage(_ key: Paging.Key, failure: String?) {
        paging.finish(key, failure: failure)
        if failure != nil {
            render(newestForm)
        } else {
            loadPagesInReach()
        }
    }

    private func retryPage(_ key: Paging.Key) {
        guard let end = paging.ends.first(where: { $0.key == key }), !paging.isRunning(key) else { return }
        paging.retry(key)
        load(end)
        render(newestForm)
    }
}
