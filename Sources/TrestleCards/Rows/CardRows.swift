import AdaptiveCards
import Trestle
import UIKit

/// The rows of a card.
///
/// An element becomes one row. Groups that contain fields or buttons become the rows of their elements, so that fields and buttons
/// look and behave as everywhere in the app.
@MainActor
struct CardRows {
    let model: CardModel

    var rows: [Row] {
        let card = model.card
        var rows = rows(of: card.body, path: model.id + "/body", style: card.style)
        rows += buttons(for: card.actions, path: model.id + "/actions")
        return rows
    }

    private func rows(of elements: [CardElement], path: String, style: CardContainerStyle?) -> [Row] {
        elements.enumerated().flatMap { index, element in
            rows(of: element, path: element.id.map { "\(model.id)#\($0)" } ?? "\(path)/\(index)", style: style)
        }
    }

    private func rows(of element: CardElement, path: String, style: CardContainerStyle?) -> [Row] {
        guard let element = element.displayed(with: model.draft.value.visibility) else { return [] }
        switch element.content {
        case .input(let input):
            return element.id.map { CardInputRows(model: model, input: input, id: $0).rows } ?? []
        case .actionSet(let actions): return buttons(for: actions, path: path)
        case .factSet(let set):
            return set.facts.enumerated().map { index, fact in
                KeyValueRow(plainText(fact.title), value: plainText(fact.value)).id("\(path)/\(index)")
                    .selectionDisabled()
            }
        case .container(let container) where element.needsSeparateRows:
            return rows(of: container.items, path: path, style: container.style ?? style)
        case _ where element.needsSeparateRows: return rows(of: element.children, path: path, style: style)
        default: return [contentRow(element, path: path, style: style)]
        }
    }

    private func contentRow(_ element: CardElement, path: String, style: CardContainerStyle?) -> Row {
        let content = CardContent(
            element: element, style: style, language: model.card.language, isRightToLeft: model.card.isRightToLeft)
        let row = CardElementRow(content: content, configuration: model.configuration).id(path)
            .separator(element.hasSeparator ? .automatic : .hidden)
        guard let action = element.firstAction, action.isEnabled else { return row.selectionDisabled() }
        return performing(action, row, path: path)
    }

    private func plainText(_ text: String) -> String {
        let expanded = CardDateFunction.expanded(
            text, locale: model.card.language.map(Locale.init) ?? .current, timeZone: .current)
        return CardMarkdown(expanded).plainText
    }

    // MARK: Buttons

    /// Returns the buttons of actions. Those in the secondary mode follow the others.
    private func buttons(for actions: [CardAction], path: String) -> [Row] {
        let items = actions.enumerated().map {
            (action: $0.element, path: "\(path)/\($0.element.id ?? String($0.offset))")
        }
        return (items.filter { $0.action.mode == .primary } + items.filter { $0.action.mode == .secondary })
            .flatMap { button(for: $0.action, path: $0.path) }
    }

    private func button(for action: CardAction, path: String) -> [Row] {
        let title = action.title ?? action.tooltip ?? ""
        guard action.isEnabled else { return [TextRow(title, color: .tertiaryLabel).id(path).selectionDisabled()] }
        let row = ButtonRow(title, role: action.style == .destructive ? .destructive : .normal).id(path)
        let button = performing(action, row, path: path)
        guard case .showCard(let card) = action.kind, model.draft.value.shownCards.contains(path) else {
            return [button]
        }
        return [button] + CardRows(model: model.child(card, path: path)).rows
    }

    /// Returns the row with an action. While the app processes what an action submits, the row displays an activity indicator.
    private func performing(_ action: CardAction, _ row: Row, path: String) -> Row {
        switch action.kind {
        case .submit(let submission):
            row.onSelect { [model] in await model.submit(submission, verb: nil, of: action) }
        case .execute(let verb, let submission):
            row.onSelect { [model] in await model.submit(submission, verb: verb, of: action) }
        case .openURL, .showCard, .toggleVisibility:
            row.onSelect { [model] in model.perform(action, path: path) }
        }
    }
}
