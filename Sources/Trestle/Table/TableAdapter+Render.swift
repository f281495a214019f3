import UIKit

extension TableAdapter {
    /// Shows a form in place of what the table showed before, changing no more than differs.
    ///
    /// ```swift
    /// adapter.render(form)                        // rows slide and fade
    /// adapter.render(form, animated: false)       // all at once
    /// ```
    ///
    /// A table that is not in a window has nothing to animate and just loads the form. A form that is rendered while the table is
    /// in the middle of an update waits until that has been made; of several that wait only the newest is shown.
    ///
    /// - Parameters:
    ///   - form: The new content. Two rows of a section with one identity are a programmer's mistake, and stop the program.
    ///   - animated: Whether rows move to their new places.
    ///   - completion: Called when the table shows the form and nothing of it moves any more; with false if the movement was
    ///     cut short.
    public func render(_ form: Form, animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        enqueue(PendingRender(form, animated: animated, completion: completion))
    }

    /// Shows a form in place of what the table showed before, and returns when nothing of it moves any more.
    ///
    /// ```swift
    /// let newest = try await service.messages()
    /// await adapter.render(form(of: newest))
    /// adapter.tableView?.flashScrollIndicators()
    /// ```
    ///
    /// A form that waits for its turn is withdrawn when the task is cancelled. Where a newer form takes its place, this returns when
    /// that one is shown.
    ///
    /// - Returns: false if the movement was cut short, or the form was withdrawn.
    @discardableResult
    public func render(_ form: Form, animated: Bool = true) async -> Bool {
        var continuation: CheckedContinuation<Bool, Never>?
        let render = PendingRender(form, animated: animated) { finished in continuation?.resume(returning: finished) }
        return await withTaskCancellationHandler {
            if Task.isCancelled { return false }
            return await withCheckedContinuation {
                continuation = $0
                enqueue(render)
            }
        } onCancel: {
            Task { @MainActor [weak self] in
                if self?.queue.withdraw(render) == true { render.finish(false) }
            }
        }
    }

    private func enqueue(_ render: PendingRender) {
        // For a form that is rendered while a cell is made, nobody else can tell when the table is done.
        if isBusy, queue.isEmpty { Task { [weak self] in self?.renderWaiting() } }
        queue.append(render)
        renderWaiting()
    }

    /// Keeps renders waiting while the table does something that they would disturb.
    func busy<Result>(_ work: () -> Result) -> Result {
        let wasBusy = isBusy
        isBusy = true
        defer { isBusy = wasBusy }
        return work()
    }

    /// Shows the newest of the forms that wait, unless the table is busy or a change is being found.
    private func renderWaiting() {
        while !isBusy, queue.compared == nil, !queue.isEmpty {
            let renders = queue.takeAll()
            guard let newest = renders.last else { return }
            let state = TableState(complete(newest.form), expansion: expansion)
            let comparison = tableView?.window == nil ? .none : SnapshotComparison(from: shown, to: state)
            guard comparison.isEmpty else {
                queue.compare(renders, state: state)
                compare(comparison)
                return
            }
            show(state, comparison, renders)
        }
    }

    /// Finds the change on another thread. Until it is found, newer forms wait, so that a stream of them can't keep the table
    /// from ever showing one.
    private func compare(_ comparison: SnapshotComparison) {
        Task.detached(priority: .userInitiated) { [weak self] in
            let found = comparison.found()
            await self?.showCompared(found)
        }
    }

    private func showCompared(_ comparison: SnapshotComparison) {
        guard let compared = queue.takeCompared() else { return }
        if !compared.renders.isEmpty { show(compared.state, comparison, compared.renders) }
        renderWaiting()
    }

    private func show(_ state: TableState, _ comparison: SnapshotComparison, _ renders: [PendingRender]) {
        let animated = renders.last?.animated ?? false
        if let form = renders.last?.form { shownForm = form }
        onRenderEvent?(.began)
        takeHeightHints(of: state)
        let change: TableChange
        do {
            change = try TableChange(from: shown, to: state, comparison)
        } catch {
            preconditionFailure(error.description)
        }
        var report = onRenderEvent == nil ? nil : RenderReport(change, from: shown)
        onRenderEvent?(.compared)
        let renderingsBefore = renderedCells.renderings
        guard let tableView, tableView.window != nil else {
            shown = state
            self.tableView?.reloadData()
            didShow()
            if let report { onRenderEvent?(.updated(report)) }
            onRenderEvent?(.ended(finished: true))
            for render in renders { render.finish(true) }
            return
        }
        let place = KeptPlace(placeKeeping, growsUpwards: paging.growsUpwards, in: tableView, showing: shown)
        let moves = animated && !place.needsStillness
        let updater = TableUpdater(adapter: self, tableView: tableView, animation: moves ? rowAnimation : .none)
        busy {
            if moves {
                updater.apply(change)
            } else {
                UIView.performWithoutAnimation { updater.apply(change) }
            }
        }
        place.restore(in: self, animated: moves)
        didShow()
        report?.renderedCells = renderedCells.renderings - renderingsBefore
        if let report { onRenderEvent?(.updated(report)) }
        updater.finish { [weak self] finished in
            self?.onRenderEvent?(.ended(finished: finished))
            for render in renders { render.finish(finished) }
        }
    }

    /// What follows from another form being shown.
    private func didShow() {
        noteWishesOfMadeRows()
        followSelection()
        announceNews()
        paging.follow(shown)
        startAtEndIfNeeded()
        screenDidChange()
    }
}
