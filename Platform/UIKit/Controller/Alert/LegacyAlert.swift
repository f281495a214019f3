/// The buttons and the presentation of an alert view or action sheet, which an alert controller shows.
@MainActor
final class LegacyAlert {
    private(set) var titles: [String] = []
    var cancelIndex = -1
    var destructiveIndex = -1
    private weak var controller: UIAlertController?
    /// The view that is shown, which nothing else may retain.
    private var owner: UIView?

    /// Adds a button and returns its index.
    func addButton(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    /// The index of the first button that is neither the cancel button nor destructive; -1 if there is none.
    var firstOtherIndex: Int { titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1 }

    var isVisible: Bool { controller?.presentingViewController != nil }

    /// The text fields of the shown alert.
    var textFields: [UITextField] { controller?.textFields ?? [] }

    /// Adds the buttons to an alert controller and presents it over the top screen of the key window.
    ///
    /// - Parameters:
    ///   - owner: The view to retain while the alert is shown.
    ///   - configure: Sets the source of a popover.
    ///   - onSelect: Called with the index of the selected button after the alert was dismissed.
    func show(
        _ alert: UIAlertController, for owner: UIView, configure: (UIPopoverPresentationController) -> Void = { _ in },
        onSelect: @escaping (Int) -> Void, completion: @escaping () -> Void
    ) {
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
            alert.addAction(
                UIAlertAction(title: title, style: style) { _ in
                    self.owner = nil
                    onSelect(index)
                })
        }
        guard let presenter = Self.topController else { return }
        self.owner = owner
        controller = alert
        if let popover = alert.popoverPresentationController {
            popover.sourceView = presenter.view
            popover.sourceRect = CGRect(
                x: presenter.view.bounds.midX, y: presenter.view.bounds.maxY, width: 0, height: 0)
            configure(popover)
        }
        presenter.present(alert, animated: true, completion: completion)
    }

    /// Dismisses the alert as if a button had been selected.
    func dismiss(animated: Bool, completion: @escaping () -> Void) {
        guard let controller else { return }
        controller.dismiss(animated: animated) {
            self.owner = nil
            completion()
        }
    }

    private static var topController: UIViewController? {
        let windows = UIApplication.shared.windows
        let window = windows.last { $0.isKeyWindow } ?? windows.last
        guard var top = window?.rootViewController else { return nil }
        while let presented = top.presentedViewController { top = presented }
        return top
    }
}
