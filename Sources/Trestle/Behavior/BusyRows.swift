import UIKit

/// Which rows wait for something that they have begun.
///
/// By id, so that a row stays busy wherever it moves; counted, since one row may have begun several things.
struct BusyRows {
    private var counts: [RowID: Int] = [:]

    func contains(_ row: RowID?) -> Bool { row.map { counts[$0] != nil } ?? false }

    var isEmpty: Bool { counts.isEmpty }

    mutating func begin(_ row: RowID) { counts[row, default: 0] += 1 }

    mutating func end(_ row: RowID) {
        guard let count = counts[row] else { return }
        counts[row] = count > 1 ? count - 1 : nil
    }
}

extension TableAdapter {
    /// Whether a row waits for an action of its own that takes its time.
    public func isBusy(_ row: RowID) -> Bool { busyRows.contains(row) }

    /// Does something for a row, which is busy until it is done.
    func run(_ work: SwipeAction.Work, at indexPath: IndexPath) {
        switch work {
        case .sync(let action): action()
        case .async(let action):
            guard let row = shown.rowID(at: indexPath), !busyRows.contains(row) else { return }
            busyRows.begin(row)
            showBusyRows()
            Task { [weak self] in
                await action()
                guard let self else { return }
                busyRows.end(row)
                showBusyRows()
            }
        }
    }

    func isBusy(at indexPath: IndexPath) -> Bool {
        !busyRows.isEmpty && busyRows.contains(shown.rowID(at: indexPath))
    }

    /// Shows in all cells on the screen whether their rows are busy: one may have gone into another section meanwhile, and
    /// have another id there.
    private func showBusyRows() {
        guard let tableView else { return }
        for path in tableView.indexPathsForVisibleRows ?? [] {
            if let cell = tableView.cellForRow(at: path) { showBusy(in: cell, at: path) }
        }
    }

    /// Shows in a cell whether its row is busy.
    func showBusy(in cell: UITableViewCell, at indexPath: IndexPath) {
        let isBusy = isBusy(at: indexPath)
        let present = cell.accessoryView as? BusyIndicator
        if isBusy, present == nil {
            cell.accessoryView = BusyIndicator(insteadOf: cell.accessoryView)
        } else if !isBusy, let present {
            cell.accessoryView = present.replaced
        }
    }
}

/// What turns at the end of a busy row.
final class BusyIndicator: UIActivityIndicatorView {
    /// The accessory view that the component had set.
    let replaced: UIView?

    init(insteadOf accessory: UIView?) {
        replaced = accessory
        super.init(frame: .zero)
        style = .medium
        sizeToFit()
        startAnimating()
    }

    @available(*, unavailable, message: "Made by the table adapter.")
    required init(coder: NSCoder) {
        preconditionFailure("A BusyIndicator is made by the table adapter.")
    }
}
