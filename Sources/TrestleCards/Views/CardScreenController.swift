import AdaptiveCards
import Trestle
import UIKit

/// The screen of a card that an action displays.
final class CardScreenController: FormViewController {
    private let model: CardModel

    init(_ model: CardModel, title: String) {
        self.model = model
        super.init(style: .insetGrouped)
        self.title = title
        model.adapter = adapter
        overrideUserInterfaceStyle = model.configuration.style.userInterfaceStyle
    }

    override var form: Form { Form(model.sections) }

    /// Returns to the card with the action.
    func close() {
        if let navigationController, navigationController.viewControllers.first !== self {
            let controllers = navigationController.viewControllers
            guard let index = controllers.firstIndex(of: self) else { return }
            navigationController.popToViewController(controllers[index - 1], animated: true)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }
}

extension UIView {
    /// Shows a view controller as the one that contains the view does: on its navigation stack, or in a sheet if there is none.
    func show(_ controller: UIViewController) {
        let containing = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first
        containing?.show(controller, sender: self)
    }
}
