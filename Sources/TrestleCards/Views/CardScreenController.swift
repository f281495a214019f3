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

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard presentingViewController != nil, navigationController?.viewControllers.first === self else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.close() })
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        setLayoutDirection(model.card.isRightToLeft)
    }

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
    /// Pushes a view controller onto the navigation stack around the view, or presents it in a sheet if there is none.
    func show(_ controller: UIViewController) {
        let containing = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first
        if let navigationController = containing?.navigationController {
            navigationController.pushViewController(controller, animated: true)
        } else {
            containing?.present(UINavigationController(rootViewController: controller), animated: true)
        }
    }
}

extension UIViewController {
    /// Lays out the screen of a card in the direction of the card, with its fields and buttons, if it has one.
    func setLayoutDirection(_ isRightToLeft: Bool?) {
        guard #available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *) else { return }
        let direction = isRightToLeft.map { $0 ? UITraitEnvironmentLayoutDirection.rightToLeft : .leftToRight }
        let current = traitOverrides.contains(UITraitLayoutDirection.self) ? traitOverrides.layoutDirection : nil
        guard direction != current else { return }
        if let direction {
            traitOverrides.layoutDirection = direction
        } else {
            traitOverrides.remove(UITraitLayoutDirection.self)
        }
    }
}
