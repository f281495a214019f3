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

    /// A row of the body.
    private struct Item {
        var row: Row
        /// Whether the row has a line below it only if the next one has a line above it.
        var isContent = false
        var hasSeparatorAbove = true
        /// Whether the row belongs to a group inside of the current one, which has determined the background.
        var hasBackground = false
    }

    /// The rows of the elements.
    var body: [Row] {
        let items = items(of: model.card.body, path: model.id + "/body")
        return items.enumerated().map { index, item in
            let next = index + 1 < items.count ? items[index + 1] : nil
            return item.isContent && next?.hasSeparatorAbove == false ? item.row.separator(.hidden) : item.row
        }
    }

    /// The rows of the card's actions.
    var actions: [Row] { buttons(for: model.card.actions, path: model.id + "/actions") }

    /// Returns the row of an element of a list.
    func row(of element: CardList.Element) -> Row {
        let content = element.content.displayed(with: model.draft.value.visibility) ?? element.content
        let row = contentRow(content, path: element.id)
        return element.hidesSeparator ? row.separator(.hidden) : row
    }

    /// The elements as a list, if the card is long, and each element is one row.
    func list(after previous: CardList?) -> CardList? {
        guard previous != nil || model.loadNextPage != nil || model.card.body.count >= CardList.minimumCount else {
            return nil
        }
        let path = model.id + "/body"
        return CardList(model.card.body, visibility: model.draft.value.visibility, previous: previous) {
            self.path(of: $0, at: $1, in: path)
        }
    }

    private func path(of element: CardElement, at index: Int, in path: String) -> String {
        element.id.map { model.path(of: $0) } ?? "\(path)/\(index)"
    }

    private func items(of elements: [CardElement], path: String) -> [Item] {
        elements.enumerated().flatMap { index, element in
            items(of: element, path: self.path(of: element, at: index, in: path))
        }
    }

    private func items(of element: CardElement, path: String) -> [Item] {
        guard let element = element.displayed(with: model.draft.value.visibility) else { return [] }
        switch element.content {
        case .input(let input):
            guard let id = element.id else { return [] }
            var rows = CardInputRows(model: model, input: input, id: id).rows
            if case .text(let field) = input.kind, let action = field.inlineAction {
                rows += button(for: action, path: path + "/inlineAction")
            }
            return rows.map { Item(row: $0) }
        case .actionSet(let actions): return buttons(for: actions, path: path).map { Item(row: $0) }
        case .factSet(let set): return facts(set, path: path).map { Item(row: $0) }
        case _ where element.needsSeparateRows:
            let items = items(of: element.children, path: path)
            guard let style = element.containerStyle else { return items }
            return items.map { $0.hasBackground ? $0 : withBackground($0, style) }
        default:
            let row = contentRow(element, path: path)
            return [
                Item(row: row, isContent: true, hasSeparatorAbove: element.hasSeparator, hasBackground: element.bleeds)
            ]
        }
    }

    private func withBackground(_ item: Item, _ style: CardContainerStyle) -> Item {
        var item = item
        item.hasBackground = true
        if let color = self.style.rowBackground(style) { item.row = item.row.background(color) }
        return item
    }

    private var style: CardStyle { CardStyle(hostConfig: model.configuration.hostConfig) }

    private func facts(_ set: CardFactSet, path: String) -> [Row] {
        set.facts.enumerated().map { index, fact in
            KeyValueRow(plainText(fact.title), value: plainText(fact.value)).id("\(path)/\(index)").selectionDisabled()
        }
    }

    private func contentRow(_ element: CardElement, path: String) -> Row {
        let content = CardContent(
            element: element, language: model.card.language, isRightToLeft: model.card.isRightToLeft)
        let action = (element.firstAction ?? model.card.selectAction).flatMap { $0.isEnabled ? $0 : nil }
        let component = CardElementRow(
            content: content, isTappable: action != nil, pixelSizes: model.pixelSizes(in: element),
            configuration: model.configuration
        ) { [weak model] in model?.imageDidLoad() }
        let color = element.bleeds ? style.rowBackground(element.containerStyle) : nil
        let row = color.map { component.id(path).background($0) } ?? component.id(path)
        return action.map { performing($0, row, path: path) } ?? row.selectionDisabled()
    }

    private func plainText(_ text: String) -> String {
        let expanded = CardDateFunction.expanded(
            text, locale: model.card.language.map(Locale.init) ?? .current, timeZone: .current)
        return CardMarkdown(expanded).plainText
    }
}
