import UIKit

/// Deselects the rows of a table as what was presented over it goes.
///
/// The system clears a selection as a table comes back on the screen; below a sheet or a popover it has never left it.
@MainActor
final class SelectionClearing: NSObject {
    private weak var table: UITableView?

    /// Waits for the end of `presented`, which has just been presented.
    func follow(_ presented: UIViewController, over table: UITableView) {
        self.table = table
        // A delegate of the app's stays: then the rows are deselected once the screen is gone.
        if let presentation = presented.presentationController, presentation.delegate == nil {
            presentation.delegate = self
        }
        let departure = DepartureView { [weak self, weak presented] in
            // It may also be covered by a screen of its own.
            guard presented?.presentingViewController == nil || presented?.isBeingDismissed == true else {
                return false
            }
            self?.clear(animated: true)
            return true
        }
        presented.view.addSubview(departure)
    }

    private func clear(animated: Bool) {
        guard let table else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }
}

extension SelectionClearing: UIAdaptivePresentationControllerDelegate {
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        guard let table, let selected = table.indexPathsForSelectedRows,
            let coordinator = presentationController.presentedViewController.transitionCoordinator
        else { return clear(animated: true) }
        coordinator.animateAlongsideTransition(
            in: table, animation: { [weak self] _ in self?.clear(animated: true) },
            completion: { [weak table] context in
                guard context.isCancelled, let table else { return }
                for path in selected where path.section < table.numberOfSections {
                    guard path.row < table.numberOfRows(inSection: path.section) else { continue }
                    table.selectRow(at: path, animated: false, scrollPosition: .none)
                }
            })
    }
}

/// Hears when the screen that it is in leaves the window, however that is brought about.
private final class DepartureView: UIView {
    private let onDeparture: @MainActor () -> Bool

    /// - Parameter onDeparture: says whether that was all.
    init(_ onDeparture: @escaping @MainActor () -> Bool) {
        self.onDeparture = onDeparture
        super.init(frame: .zero)
        isHidden = true
    }

    @available(*, unavailable, message: "Made by SelectionClearing.")
    required init?(coder: NSCoder) {
        preconditionFailure("A DepartureView is made by SelectionClearing.")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, superview != nil, onDeparture() { removeFromSuperview() }
    }
}
