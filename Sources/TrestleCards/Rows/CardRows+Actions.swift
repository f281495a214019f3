import AdaptiveCards
import Trestle
import UIKit

extension CardRows {
    private typealias Item = (action: CardAction, path: String)

    /// Returns the buttons of actions. Those in the secondary mode, and those beyond the maximum number, are in a menu.
    func buttons(for actions: [CardAction], path: String) -> [Row] {
        let items: [Item] = actions.enumerated().map { ($0.element, "\(path)/\($0.offset)") }
        let primary = items.filter { $0.action.mode == .primary }
        let count = model.configuration.hostConfig.maximumActions ?? primary.count
        let others = primary.dropFirst(count) + items.filter { $0.action.mode == .secondary }
        return primary.prefix(count).flatMap { button(for: $0.action, path: $0.path) }
            + menu(of: Array(others), path: path + "/more")
    }

    func button(for action: CardAction, path: String) -> [Row] {
        let row = buttonRow(for: action).id(path)
        guard action.isEnabled else { return [row.selectionDisabled()] }
        return [performing(action, row, path: path)] + shownCard(of: action, path: path)
    }

    private func buttonRow(for action: CardAction) -> any Component {
        let title = action.buttonTitle
        if action.iconURL == nil, action.style != .positive {
            guard action.isEnabled else { return TextRow(title, color: .tertiaryLabel) }
            return ButtonRow(title, role: action.style == .destructive ? .destructive : .normal)
        }
        return CardActionRow(
            title: title, style: action.style, iconURL: action.iconURL, isEnabled: action.isEnabled,
            configuration: model.configuration)
    }

    private func menu(of items: [Item], path: String) -> [Row] {
        guard !items.isEmpty else { return [] }
        let row = CardMenuRow(
            title: model.configuration.moreTitle,
            items: items.map {
                CardMenuRow.Item(
                    title: $0.action.buttonTitle, isDestructive: $0.action.style == .destructive,
                    isEnabled: $0.action.isEnabled, iconURL: $0.action.iconURL)
            },
            isBusy: model.draft.value.busyMenus.contains(path), configuration: model.configuration
        ) { [model] index in model.perform(items[index].action, path: items[index].path, inMenu: path) }
        return [row.id(path).selectionDisabled()] + items.flatMap { shownCard(of: $0.action, path: $0.path) }
    }

    /// Returns the rows of the card that an action displays, none while it is hidden.
    private func shownCard(of action: CardAction, path: String) -> [Row] {
        guard case .showCard(let card) = action.kind, model.draft.value.shownCards.contains(path) else { return [] }
        let shown = CardRows(model: model.child(card, path: path))
        return shown.body + shown.actions
    }

    /// Returns the row with an action. While the app processes what an action submits, the row displays an activity indicator.
    func performing(_ action: CardAction, _ row: Row, path: String) -> Row {
        switch action.kind {
        case .submit(let submission):
            row.onSelect { [model] in await model.submit(submission, as: .submit, of: action) }
        case .execute(let verb, let submission):
            row.onSelect { [model] in await model.submit(submission, as: .execute(verb: verb), of: action) }
        case .openURL, .showCard, .toggleVisibility:
            row.onSelect { [model] in model.perform(action, path: path) }
        }
    }
}

extension CardAction {
    fileprivate var buttonTitle: String { title ?? tooltip ?? "" }
}
