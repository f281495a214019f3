import UIKit

/// Deselects the rows of a list view alongside the dismissal of a presented view controller.
///
/// `UITableViewController` and `UICollectionViewController` deselect rows when their view appears. The view below a sheet or popover never
/// disappears.
@MainActor
final class SelectionClearing: NSObject {
    private weak var listView: (any ListView)?

    /// Observes the dismissal of a view controller that has just been presented.
    func follow(_ presented: UIViewController, over listView: any ListView) {
        self.listView = listView
        // If the app has set a delegate, the rows are deselected after the dismissal.
        if let presentation = presented.presentationController, presentation.delegate == nil {
            presentation.delegate = self
        }
        let departure = DismissalObserverView { [weak self, weak presented] in
            // The view also leaves the window when the presented view controller presents another one.
            guard presented?.presentingViewController == nil || presented?.isBeingDismissed == true else {
                return false
            }
            self?.clear(animated: true)
            return true
        }
        // Not in the presented view, which may be one that apps must not change, such as an alert's.
        presented.presentationController?.containerView?.addSubview(departure)
    }

    private func clear(animated: Bool) {
        guard let listView else { return }
        for path in listView.indexPathsForSelectedRows ?? [] { listView.deselectRow(at: path, animated: animated) }
    }
}

extension SelectionClearing: UIAdaptivePresentationControllerDelegate {
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        guard let listView, let selected = listView.indexPathsForSelectedRows,
            let coordinator = presentationController.presentedViewController.transitionCoordinator
        else { return clear(animated: true) }
        coordinator.animateAlongsideTransition(
            in: listView, animation: { [weak self] _ in self?.clear(animated: true) },
            completion: { [weak listView] context in
                guard context.isCancelled, let listView else { return }
                for path in selected where path.section < listView.numberOfSections {
                    guard path.row < listView.numberOfRows(inSection: path.section) else { continue }
                    listView.selectRow(at: path, animated: false, scrollPosition: .none)
                }
            })
    }
}

/// A view that notices when the view controller that contains it leaves the window for any reason.
private final class DismissalObserverView: UIView {
    private let onDeparture: @MainActor () -> Bool

    /// - Parameter onDeparture: Called when the view has left the window. Returns whether to stop observing.
    init(_ onDeparture: @escaping @MainActor () -> Bool) {
        self.onDeparture = onDeparture
        super.init(frame: .zero)
        isHidden = true
    }

    @available(*, unavailable, message: "DismissalObserverView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("DismissalObserverView does not support init(coder:). Create it with init(_:).")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, superview != nil, onDeparture() { removeFromSuperview() }
    }
}
