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
        var completions = completion.map { [$0] } ?? []
        guard !isBusy else {
            if let waiting { completions = waiting.completions + completions }
            if waiting == nil { renderWaitingLater() }
            waiting = WaitingRender(form: form, animated: animated, completions: completions)
            return
        }
        show(TableState(form), animated: animated) { finished in
            for completion in completions { completion(finished) }
        }
        renderWaiting()
    }

    /// Keeps renders waiting while the table does something that they would disturb.
    func busy<Result>(_ work: () -> Result) -> Result {
        let wasBusy = isBusy
        isBusy = true
        defer { isBusy = wasBusy }
        return work()
    }

    /// For a form that was rendered while a cell was made: there the adapter can't tell when the table is done.
    private func renderWaitingLater() {
        Task { [weak self] in self?.renderWaiting() }
    }

    private func renderWaiting() {
        guard !isBusy, let waiting else { return }
        self.waiting = nil
        render(waiting.form, animated: waiting.animated) { finished in
            for completion in waiting.completions { completion(finished) }
        }
    }

    private func show(_ state: TableState, animated: Bool, completion: @escaping @MainActor (Bool) -> Void) {
        let change: TableChange
        do {
            change = try TableChange(from: shown, to: state)
        } catch {
            preconditionFailure(error.description)
        }
        guard let tableView, tableView.window != nil else {
            shown = state
            self.tableView?.reloadData()
            completion(true)
            return
        }
        let updater = TableUpdater(adapter: self, tableView: tableView, animation: animated ? rowAnimation : .none)
        busy {
            if animated {
                updater.apply(change)
            } else {
                UIView.performWithoutAnimation { updater.apply(change) }
            }
        }
        updater.finish(completion)
    }
}
