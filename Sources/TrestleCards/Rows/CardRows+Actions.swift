import AdaptiveCards
import Trestle
import UIKit

extension CardRows {
    private typealias Action = (action: CardAction, path: String)

    /// Returns the buttons of actions, and the cards that they display. Those in the secondary mode, and those beyond the maximum number,
    /// are in a menu.
    func buttons(for actions: [CardAction], path: String, in container: CardContainerStyle?) -> [Item] {
        guard isInteractive else { return [] }
        let all: [Action] = actions.enumerated().map { ($0.element, "\(path)/\($0.offset)") }
        let primary = all.filter { $0.action.mode == .primary }
        let count = style.hostConfig.actions.maximumCount ?? primary.count
        let others = primary.dropFirst(count) + all.filter { $0.action.mode == .secondary }
        if style.usesActionBar { return bar(Array(primary.prefix(count)), menu: Array(others), path, container) }
        return primary.prefix(count).flatMap { button($0, container) }
            + menu(of: Array(others), path: path + "/more", container)
    }

    // MARK: A row of each button

    private func button(_ item: Action, _ container: CardContainerStyle?) -> [Item] {
        let (action, path) = item
        var row = buttonRow(for: action).id(path)
        if action.title != nil, let tooltip = action.tooltip { row = row.accessibilityHint(tooltip) }
        row = action.isEnabled ? performing(action, row, path: path) : row.selectionDisabled()
        return [Item(content: .control(row), container: container)] + shownCard(of: item)
    }

    private func buttonRow(for action: CardAction) -> any Component {
        let title = action.buttonTitle
        if action.iconURL == nil, action.style != .positive {
            guard action.isEnabled else { return TextRow(title, color: .tertiaryLabel) }
            return ButtonRow(title, role: action.style == .destructive ? .destructive : .normal)
        }
        return CardActionRow(
            title: title, style: action.style, iconURL: action.iconURL, isEnabled: action.isEnabled,
            iconSize: style.iconSize, configuration: model.configuration)
    }

    private func menu(of items: [Action], path: String, _ container: CardContainerStyle?) -> [Item] {
        guard !items.isEmpty else { return [] }
        let row = CardMenuRow(
            title: model.configuration.moreTitle, items: items.map { CardMenuRow.Item($0.action) },
            isBusy: model.draft.value.busyControls.contains(path), configuration: model.configuration
        ) { [model] index in model.perform(items[index].action, path: items[index].path, in: path) }
        let menu = Item(content: .control(row.id(path).selectionDisabled()), container: container)
        return [menu] + items.flatMap { shownCard(of: $0) }
    }

    /// Returns the row with an action. While the app processes what an action submits, the row displays an activity indicator.
    func performing(_ action: CardAction, _ row: Row, path: String) -> Row {
        switch action.kind {
        case .submit(let submission):
            row.onSelect { [model] in await model.submit(submission, as: .submit, of: action) }
        case .execute(let verb, let submission):
            row.onSelect { [model] in await model.submit(submission, as: .execute(verb: verb), of: action) }
        case .showCard(let card) where style.showsCardsOnScreens:
            row.destination { [model] in model.screen(for: card, title: action.buttonTitle, path: path) }
        case .openURL, .showCard, .toggleVisibility:
            row.onSelect { [model] in model.perform(action, path: path) }
        }
    }

    // MARK: All buttons in a row

    /// Returns the row of buttons beside or below each other.
    private func bar(
        _ items: [Action], menu: [Action], _ path: String, _ container: CardContainerStyle?
    ) -> [Item] {
        guard !items.isEmpty || !menu.isEmpty else { return [] }
        let busy = model.draft.value.busyControls
        let menuPath = path + "/more"
        var buttons = items.map { item in
            CardActionBar.Button(item.action, isBusy: busy.contains(item.path))
        }
        if !menu.isEmpty {
            var button = CardActionBar.Button(title: model.configuration.moreTitle, isBusy: busy.contains(menuPath))
            button.menu = menu.map { CardMenuRow.Item($0.action) }
            buttons.append(button)
        }
        let bar = CardActionBar(
            buttons: buttons, isRightToLeft: model.card.isRightToLeft,
            top: style.points(style.hostConfig.actions.spacing ?? .default),
            configuration: model.configuration
        ) { [model] index, menuIndex, view in
            let item = menuIndex.map { menu[$0] } ?? items[index]
            if case .showCard(let card) = item.action.kind, model.configuration.style.showsCardsOnScreens {
                view.show(model.screen(for: card, title: item.action.buttonTitle, path: item.path))
            } else {
                model.perform(item.action, path: item.path, in: menuIndex == nil ? item.path : menuPath)
            }
        }
        return [Item(content: .bar(bar, path: path), container: container)]
            + (items + menu).flatMap { shownCard(of: $0) }
    }

    // MARK: Cards

    /// Returns the rows of the card that an action displays, none while it is hidden.
    private func shownCard(of item: Action) -> [Item] {
        guard case .showCard(let card) = item.action.kind, item.action.isEnabled, !style.showsCardsOnScreens,
            model.draft.value.shownCards.contains(item.path)
        else { return [] }
        let shown = CardRows(model: model.child(card, path: item.path))
        return [margin(above: item.path)].compactMap(\.self)
            + shown.backed.map { Item(content: .complete($0), container: nil, image: $0.image) }
    }

    private func margin(above path: String) -> Item? {
        guard let margin = style.hostConfig.actions.showCard.inlineTopMargin, margin > 0 else { return nil }
        let color = style.rowBackground(model.container) ?? .secondarySystemGroupedBackground
        let row = SpacerRow(margin).id(path + "/margin").accessibilityHidden()
        return Item(content: .complete(BackedRow(row: row, color: color, image: nil)), container: nil)
    }
}

extension CardStyle {
    /// Whether the cards of actions are on screens of their own.
    var showsCardsOnScreens: Bool { hostConfig.actions.showCard.mode == .popup }

    /// The side of the images of buttons, in points at the default text size.
    var iconSize: CGFloat { hostConfig.actions.iconSize.map { CGFloat($0) } ?? 24 }
}

extension CardAction {
    /// The title of the action's button.
    var buttonTitle: String { title ?? tooltip ?? "" }
}
