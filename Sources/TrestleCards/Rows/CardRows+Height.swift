import AdaptiveCards
import Trestle
import UIKit

extension CardRows {
    /// Returns the elements of a card with a minimum height as one row, in which they are aligned or stretched, together with the actions
    /// at least that high. Cards with fields, and with several elements that can be tapped, have their own heights.
    func withMinimumHeight(_ items: [Item], path: String) -> [Item] {
        guard let height = model.card.minimumHeight, let group = group(items) else { return items }
        var container = group
        container.verticalContentAlignment = model.card.verticalContentAlignment
        let spaces = style.spaces(of: CardElement(.container(container)), isFirst: true, before: .end)
        let others = spaces.top + spaces.bottom + CGFloat(model.card.actions.count) * TouchTarget.minimumHeight
        container.minimumHeight = max(0, height - others)
        return [Item(content: .element(CardElement(.container(container)), path: path), container: model.container)]
    }

    /// Returns a group of the elements, or `nil` if they need several rows.
    private func group(_ items: [Item]) -> CardContainer? {
        var elements: [CardElement] = []
        for item in items {
            guard case .element(let element, _) = item.content, item.image == nil, !element.bleeds else { return nil }
            elements.append(element)
        }
        return elements.count { $0.firstAction != nil } > 1 ? nil : CardContainer(elements)
    }
}
