import UIKit

/// The parts of a table that take part in a render besides the pipeline itself.
@MainActor
protocol RenderPipelineDelegate: AnyObject {
    /// Asks the delegate for the state that displays a form.
    func makeState(for form: Form) -> TableState

    /// Asks the delegate for the scroll position to restore after the table view has been updated.
    func makeScrollAnchor() -> ScrollAnchor

    /// Tells the delegate to scroll back to a position after the table view has been updated.
    func restore(_ anchor: ScrollAnchor, animated: Bool)

    /// Tells the delegate that the table view displays another form.
    func pipelineDidDisplayForm(animated: Bool)
}

/// Takes forms to the table view: queues them, compares the newest with the displayed state, and updates the table view.
@MainActor
final class RenderPipeline {
    weak var delegate: (any RenderPipelineDelegate)?

    /// The animation of inserted, deleted and reloaded rows and sections.
    var rowAnimation = UITableView.RowAnimation.automatic

    /// Called for each step of a render. Reports are made only while this is set.
    var onEvent: (@MainActor (RenderEvent) -> Void)?

    private let display: DisplayedTable
    private let cells: CellRenderer
    private(set) var queue = RenderQueue()

    init(display: DisplayedTable, cells: CellRenderer) {
        self.display = display
        self.cells = cells
        display.onWarning = { [weak self] in self?.onEvent?(.warning($0)) }
    }

    /// The form that was rendered last, even if the table view does not display it yet.
    var newestForm: Form { queue.newest?.form ?? display.form }

    func render(_ form: Form, animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        enqueue(PendingRender(form, animated: animated, completion: completion))
    }

    /// Renders a form, and returns when its animations have ended. Withdraws the form if the task is canceled.
    func render(_ form: Form, animated: Bool) async -> Bool {
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
        if display.isProvidingContent {
            display.onWarning?(
                """
                A form was rendered while the table view requested a cell, a header or a height. It is displayed afterwards. \
                Render when the data changes, not in render(in:) or in a layout.
                """)
        }
        // A form that is rendered while a cell is made would otherwise wait until the next form is rendered.
        if !display.isIdle, queue.isEmpty { Task { [weak self] in self?.renderPending() } }
        queue.append(render)
        renderPending()
    }

    /// Displays the newest of the pending forms, unless the table view is busy or a change is being computed.
    private func renderPending() {
        while display.isIdle, queue.compared == nil, !queue.isEmpty {
            let renders = queue.takeAll()
            guard let newest = renders.last else { return }
            let state = delegate?.makeState(for: newest.form) ?? TableState(newest.form)
            let comparison: SnapshotComparison =
                display.listView?.window == nil ? .none : SnapshotComparison(from: display.state, to: state)
            guard comparison.isEmpty else {
                queue.compare(renders, state: state)
                compute(comparison)
                return
            }
            show(state, comparison, renders)
        }
    }

    /// Computes the change on another thread.
    ///
    /// Newer forms wait until then. If they restarted the comparison, a stream of them could keep the table view from ever
    /// displaying one.
    private func compute(_ comparison: SnapshotComparison) {
        Task.detached(priority: .userInitiated) { [weak self] in
            let result = comparison.computed()
            await self?.showCompared(result)
        }
    }

    private func showCompared(_ comparison: SnapshotComparison) {
        guard let compared = queue.takeCompared() else { return }
        if !compared.renders.isEmpty { show(compared.state, comparison, compared.renders) }
        renderPending()
    }

    private func show(_ state: TableState, _ comparison: SnapshotComparison, _ renders: [PendingRender]) {
        if let form = renders.last?.form { display.form = form }
        onEvent?(.began)
        if let tableView = display.listView as? UITableView {
            RowHeightEstimate.apply(state, to: tableView, displaying: display.state)
        }
        let change = makeChange(to: state, comparison)
        let report = onEvent == nil ? nil : RenderReport(change, from: display.state)
        onEvent?(.compared)
        if let listView = display.listView, listView.window != nil {
            update(listView, change, report, renders)
        } else {
            reload(change.state, report, renders)
        }
    }

    /// Compares a state with the displayed one. Rows with the same id, which may come from a server, are displayed with
    /// a warning.
    private func makeChange(to state: TableState, _ comparison: SnapshotComparison) -> TableChange {
        do {
            return try TableChange(from: display.state, to: state, comparison)
        } catch {
            display.onWarning?(error.description)
            Misuse.report(error.description)
        }
        do {
            let unique = state.withUniqueIdentities()
            return try TableChange(from: display.state, to: unique, comparison, reloadsDuplicates: true)
        } catch {
            preconditionFailure("\(error) Trestle did not make the ids unique. This is a bug in Trestle.")
        }
    }

    /// Loads a state into a table view that is not in a window.
    private func reload(_ state: TableState, _ report: RenderReport?, _ renders: [PendingRender]) {
        display.state = state
        display.listView?.reloadData()
        delegate?.pipelineDidDisplayForm(animated: false)
        if let report { onEvent?(.updated(report)) }
        onEvent?(.ended(finished: true))
        for render in renders { render.finish(true) }
    }

    private func update(
        _ listView: any ListView, _ change: TableChange, _ report: RenderReport?, _ renders: [PendingRender]
    ) {
        let renderingCount = cells.renderingCount
        let anchor = delegate?.makeScrollAnchor() ?? ScrollAnchor()
        let isAnimated = renders.last?.animated ?? false && !anchor.preventsAnimation
        let updater = TableUpdater(
            display: display, cells: cells, listView: listView, animation: isAnimated ? rowAnimation : .none)
        display.perform(.updating) {
            if isAnimated {
                updater.apply(change)
            } else {
                UIView.performWithoutAnimation { updater.apply(change) }
            }
        }
        delegate?.restore(anchor, animated: isAnimated)
        delegate?.pipelineDidDisplayForm(animated: isAnimated)
        if var report {
            report.renderedCellCount = cells.renderingCount - renderingCount
            onEvent?(.updated(report))
        }
        updater.finish { [weak self] finished in
            self?.onEvent?(.ended(finished: finished))
            for render in renders { render.finish(finished) }
        }
    }
}
