import UIKit

/// A refresh control and the action that it starts, at most once at a time.
@MainActor
final class PullToRefresh {
    let control = UIRefreshControl()
    let action: @MainActor () async -> Void
    private var task: Task<Void, Never>?

    init(action: @escaping @MainActor () async -> Void) {
        self.action = action
        control.addAction(UIAction { [weak self] _ in self?.start() }, for: .valueChanged)
    }

    deinit { task?.cancel() }

    /// Starts the action, unless it is running, and returns its task.
    @discardableResult
    func start() -> Task<Void, Never> {
        if let task { return task }
        let action = action
        let task = Task { [weak self] in
            await action()
            self?.task = nil
            self?.control.endRefreshing()
        }
        self.task = task
        return task
    }
}

/// Installs a refresh control in a table view while there is a refresh action.
@MainActor
final class RefreshController {
    private let display: DisplayedTable
    private var pullToRefresh: PullToRefresh?

    init(display: DisplayedTable) {
        self.display = display
    }

    var action: (@MainActor () async -> Void)? {
        get { pullToRefresh?.action }
        set {
            let old = pullToRefresh
            pullToRefresh = newValue.map(PullToRefresh.init(action:))
            if let old, display.listView?.refreshControl === old.control { display.listView?.refreshControl = nil }
            attach()
        }
    }

    /// Shows the refresh control, runs the action, and returns when it has finished.
    func refresh() async {
        guard let pullToRefresh else {
            preconditionFailure(
                "TableAdapter.refresh() was called without a refresh action. Set the adapter's onRefresh first.")
        }
        pullToRefresh.control.beginRefreshing()
        await pullToRefresh.start().value
    }

    /// Installs the refresh control in the table view.
    func attach() {
        if let control = pullToRefresh?.control { display.listView?.refreshControl = control }
    }
}
