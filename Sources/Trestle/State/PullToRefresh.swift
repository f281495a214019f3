import UIKit

/// The refresh control of a table, and the work that it starts: one piece at a time.
@MainActor
final class PullToRefresh {
    let control = UIRefreshControl()
    let action: @MainActor () async -> Void
    private var work: Task<Void, Never>?

    init(action: @escaping @MainActor () async -> Void) {
        self.action = action
        control.addAction(UIAction { [weak self] _ in self?.start() }, for: .valueChanged)
    }

    deinit { work?.cancel() }

    /// Starts the work, unless it is under way already; then that is what this returns.
    @discardableResult
    func start() -> Task<Void, Never> {
        if let work { return work }
        let action = action
        let work = Task { [weak self] in
            await action()
            self?.work = nil
            self?.control.endRefreshing()
        }
        self.work = work
        return work
    }
}

extension TableAdapter {
    /// What pulling the table down does: the refresh control turns until it returns. Nil, the default, takes the control away.
    ///
    /// ```swift
    /// adapter.onRefresh = { [weak self] in await self?.load() }
    /// ```
    ///
    /// It is never called again before it has returned, however often one pulls. When the adapter goes, or this is set
    /// anew, its task is cancelled.
    public var onRefresh: (@MainActor () async -> Void)? {
        get { pullToRefresh?.action }
        set {
            let old = pullToRefresh
            pullToRefresh = newValue.map(PullToRefresh.init(action:))
            if let old, tableView?.refreshControl === old.control { tableView?.refreshControl = nil }
            attachRefreshControl()
        }
    }

    /// Does what pulling the table down does, shows the control that turns, and returns when it is done.
    ///
    /// Without an ``onRefresh`` there is nothing to do, and it stops the program.
    public func refresh() async {
        guard let pullToRefresh else {
            preconditionFailure("There is nothing to refresh with: set the adapter's onRefresh first.")
        }
        pullToRefresh.control.beginRefreshing()
        await pullToRefresh.start().value
    }

    /// Gives the table the adapter's refresh control.
    func attachRefreshControl() {
        if let control = pullToRefresh?.control { tableView?.refreshControl = control }
    }
}
