import AdaptiveCards
import Trestle
import UIKit

/// A view controller that displays a card as a form.
///
/// ```swift
/// let card = try AdaptiveCard(json: cardData)
/// let controller = CardViewController(card: card, configuration: CardConfiguration { print($0.data) })
/// ```
///
/// To display several cards, or a card among other rows, use ``CardModel/sections`` in a form.
open class CardViewController: FormViewController {
    /// The displayed card, and the values that the user enters.
    public let model: CardModel

    /// Creates a view controller.
    public init(card: AdaptiveCard, configuration: CardConfiguration) {
        model = CardModel(card, configuration: configuration)
        super.init(style: .insetGrouped)
        model.adapter = adapter
        overrideUserInterfaceStyle = configuration.style.userInterfaceStyle
    }

    /// The form with the card.
    open override var form: Form { Form(model.sections) }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        setLayoutDirection(model.card.isRightToLeft)
    }
}
