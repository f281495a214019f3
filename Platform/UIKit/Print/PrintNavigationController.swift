import Foundation

/// The navigation controller of the print sheet, which reports its dismissal.
final class PrintNavigationController: UINavigationController {
    /// Called before the sheet is dismissed.
    var willEnd: (() -> Void)?
    /// Called after the sheet has been dismissed, with whether the user wants to print.
    var didEnd: ((Bool) -> Void)?
    private var prints = false

    init(_ sheet: PrintSheet) {
        super.init(rootViewController: sheet)
        sheet.onPrint = { [weak self] in
            self?.prints = true
            self?.presentingViewController?.dismiss(animated: true)
        }
    }

    @available(*, unavailable, message: "UIPrintInteractionController creates it")
    required init?(coder: NSCoder) {
        preconditionFailure("PrintNavigationController cannot be decoded. UIPrintInteractionController creates it.")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { willEnd?() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        didEnd?(prints)
        didEnd = nil
    }
}
