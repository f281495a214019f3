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
    struct Item {
        enum Content {
            /// A field or a button.
            case control(Row)
            /// Another element, whose row depends on those around it.
            case element(CardElement, path: String)
            /// A row of buttons beside or below each other.
            case bar(CardActionBar, path: String)
            /// The height that is left over in a group with a minimum height.
            case filler(CardFillerRow.Group, path: String)
            /// A row of the card that an action displays.
            case complete(BackedRow)
        }

        let content: Content
        /// The style of the innermost group around the row that has one.
        let container: CardContainerStyle?
        /// The part of the row in the image behind the innermost group that has one.
        var image: CardBackgroundPart?
        /// The alignment that an element inherits from the groups around it.
        var alignment: CardVerticalAlignment?

        /// The row in its surroundings, or `nil` for one without content.
        var neighbor: CardNeighbor? {
            switch content {
            case .control, .complete: .control
            case .bar: .bar
            case .filler: nil
            case .element(let element, _): .element(element)
            }
        }
    }

    /// The properties that elements inherit from the groups around them.
    struct Surroundings {
        let style: CardContainerStyle?
        let alignment: CardVerticalAlignment

        func inside(_ group: CardContainer?) -> Surroundings {
            Surroundings(
                style: group?.style ?? style, alignment: group?.verticalContentAlignment ?? alignment)
        }
    }

    var style: CardStyle { model.configuration.style }

    private var surroundings: Surroundings {
        Surroundings(style: model.container, alignment: model.card.verticalContentAlignment)
    }

    /// Whether fields, buttons and taps are displayed.
    var isInteractive: Bool { style.hostConfig.supportsInteractivity }

    /// The rows of the elements, and those of the card's actions, which are in sections of their own.
    var sections: (body: [Row], actions: [Row]) {
        let actions = actionItems
        let items = withBackground(
            body: includingActions(bodyItems, rowsInNextSection: actions.count), actions: actions)
        return (backedRows(of: items.body).map(row), backedRows(of: items.actions).map(row))
    }

    /// The rows of the card's actions below a list.
    var actions: [Row] { backedRows(of: actionItems).map(row) }

    /// The rows of the elements and of the actions below them.
    var all: [Row] { backed.map(row) }

    /// The rows of the elements and of the actions below them, and what is behind them.
    var backed: [BackedRow] {
        let actions = actionItems
        let items = includingActions(bodyItems, rowsBelow: actions.count) + actions
        return backedRows(of: withBackground(items, model.card.backgroundImage, group: model.id))
    }

    /// The location of the elements.
    var bodyPath: String { model.id + "/body" }

    private var bodyItems: [Item] {
        let (items, ends) = items(of: model.card.body, path: bodyPath, in: surroundings)
        if let row = rowWithMinimumHeight(items, path: bodyPath) { return row }
        let filling = Filling(
            height: model.card.minimumHeight, alignment: model.card.verticalContentAlignment, path: bodyPath,
            container: model.container)
        return filled(items, after: ends, filling)
    }

    private var actionItems: [Item] {
        buttons(for: model.card.actions, path: model.id + "/actions", in: model.container)
    }

    /// Returns the row of an element of a list.
    func row(of element: CardList.Element) -> Row {
        let content = element.content.displayed(with: model.draft.value.visibility) ?? element.content
        let item = bleeding(
            Item(
                content: .element(content, path: element.id), container: model.container,
                alignment: surroundings.alignment))
        let row = contentRow(content, path: element.id, in: item, spaces: element.spaces)
        let backed = element.hidesSeparator ? row.row.separator(.hidden) : row.row
        return self.row(BackedRow(row: backed, color: row.color, image: item.image))
    }

    /// The elements as a list, if the card is long, and each element is one row.
    func list(after previous: CardList?) -> CardList? {
        guard previous != nil || model.loadNextPage != nil || model.card.body.count >= CardList.minimumCount else {
            return nil
        }
        let path = model.id + "/body"
        return CardList(
            model.card.body, style: style, visibility: model.draft.value.visibility, previous: previous
        ) {
            self.path(of: $0, at: $1, in: path)
        }
    }

    private func path(of element: CardElement, at index: Int, in path: String) -> String {
        element.id.map { model.path(of: $0) } ?? "\(path)/\(index)"
    }

    // MARK: Items

    /// Returns the rows of elements, and the numbers of rows up to the end of each element that takes the height that is left over.
    private func items(
        of elements: [CardElement], firstIndex: Int = 0, path: String, in surroundings: Surroundings
    ) -> (items: [Item], ends: [Int]) {
        var items: [Item] = []
        var ends: [Int] = []
        for (index, element) in elements.enumerated() {
            let count = items.count
            items += self.items(
                of: element, path: self.path(of: element, at: firstIndex + index, in: path), in: surroundings)
            if element.height == .stretch, items.count > count { ends.append(items.count) }
        }
        return (items, ends)
    }

    private func items(of element: CardElement, path: String, in surroundings: Surroundings) -> [Item] {
        guard let element = element.displayed(with: model.draft.value.visibility) else { return [] }
        let container = surroundings.style
        switch element.content {
        case .input(let input):
            guard isInteractive, let id = element.id else { return [] }
            let rows = CardInputRows(model: model, input: input, id: id, container: container).rows
            guard case .text(let field) = input.kind, let action = field.inlineAction else {
                return controls(rows, in: container)
            }
            return controls(rows, in: container)
                + buttons(for: [action], path: path + "/inlineAction", in: container)
        case .actionSet(let actions): return buttons(for: actions, path: path, in: container)
        case .factSet(let set) where !style.customizesTexts:
            return controls(facts(set, path: path), in: container)
        case _ where element.needsSeparateRows:
            return groupItems(of: element, path: path, in: surroundings.inside(element.outerGroup))
        default:
            let content = Item.Content.element(element, path: path)
            return [bleeding(Item(content: content, container: container, alignment: surroundings.alignment))]
        }
    }

    /// Returns the rows of the elements of a group, with the styles and the images of the groups inside of it.
    private func groupItems(of element: CardElement, path: String, in surroundings: Surroundings) -> [Item] {
        var index = 0
        var items: [Item] = []
        var ends: [Int] = []
        for (number, group) in element.groups.enumerated() {
            let own = surroundings.inside(group)
            let (rows, rowEnds) = self.items(of: group.items, firstIndex: index, path: path, in: own)
            index += group.items.count
            let groupPath = "\(path)/\(number)"
            let inner = filled(rows, after: rowEnds, filling(of: group, path: groupPath, in: own))
            // The group of a container is that of the element.
            if group.minimumHeight == nil { ends += rowEnds.map { $0 + items.count } }
            items += withBackground(inner, group.backgroundImage, group: groupPath)
        }
        guard let group = element.outerGroup else { return items }
        items = filled(items, after: ends, filling(of: group, path: path, in: surroundings))
        return withBackground(items, group.backgroundImage, group: path)
    }

    /// Returns the properties of a group, whose alignment is that of its elements.
    private func filling(of group: CardContainer, path: String, in surroundings: Surroundings) -> Filling {
        Filling(
            height: group.minimumHeight, alignment: surroundings.alignment, path: path, container: surroundings.style)
    }

    /// Returns a row whose background is that of its group if this one bleeds.
    private func bleeding(_ item: Item) -> Item {
        guard case .element(let element, let path) = item.content, element.bleeds else { return item }
        return withBackground([item], element.outerGroup?.backgroundImage, group: path)[0]
    }

    private func controls(_ rows: [Row], in container: CardContainerStyle?) -> [Item] {
        rows.map { Item(content: .control($0), container: container) }
    }

    private func facts(_ set: CardFactSet, path: String) -> [Row] {
        set.facts.enumerated().map { index, fact in
            KeyValueRow(plainText(fact.title), value: plainText(fact.value)).id("\(path)/\(index)").selectionDisabled()
        }
    }

    private func plainText(_ text: String) -> String {
        let expanded = CardDateFunction.expanded(
            text, locale: model.card.language.map(Locale.init) ?? .current, timeZone: .current)
        return CardMarkdown(expanded).plainText
    }

    // MARK: Rows

    private func backedRows(of items: [Item]) -> [BackedRow] {
        items.indices.map { index in
            let item = items[index]
            let next = items[(index + 1)...].lazy.compactMap(\.neighbor).first ?? .end
            let isAboveFiller =
                index + 1 < items.count && hidesLine(above: items[index + 1], isLast: index + 2 == items.count)
            func backed(_ row: Row, _ color: UIColor?) -> BackedRow {
                BackedRow(row: isAboveFiller ? row.separator(.hidden) : row, color: color, image: item.image)
            }
            switch item.content {
            case .complete(let complete):
                return BackedRow(row: complete.row, color: complete.color, image: complete.image ?? item.image)
            case .control(let row):
                let row = style.drawsSeparator(above: next) ? row.separator(.hidden) : row
                return backed(row, style.controlBackground(item.container))
            case .filler(let group, let path):
                return backed(fillerRow(group, path: path), style.rowBackground(item.container))
            case .bar(var bar, let path):
                bar.bottom = style.spaceBelowBar(before: next)
                let row = bar.id(path + "/bar").selectionDisabled().separator(.hidden)
                return backed(row, style.controlBackground(item.container))
            case .element(let element, let path):
                let spaces = style.spaces(of: element, isFirst: index == 0, before: next)
                let content = contentRow(element, path: path, in: item, spaces: spaces)
                let row = style.hidesSeparator(before: next) ? content.row.separator(.hidden) : content.row
                return backed(row, content.color)
            }
        }
    }

    /// Returns whether a row is the height that is left over in a group, if there is some or it is at the end.
    private func hidesLine(above item: Item, isLast: Bool) -> Bool {
        guard case .filler(_, let path) = item.content else { return false }
        return isLast || fillerHeight(at: path) > CardFillerRow.minimumHeight
    }

    private func contentRow(
        _ element: CardElement, path: String, in item: Item, spaces: CardElementRow.Spaces
    ) -> (row: Row, color: UIColor?) {
        let container = item.container
        let content = CardContent(
            element: element, language: model.card.language, isRightToLeft: model.card.isRightToLeft,
            container: container, verticalAlignment: item.alignment)
        let action = tapAction(of: element).flatMap { $0.isEnabled ? $0 : nil }
        let component = CardElementRow(
            content: content, isTappable: action != nil, pixelSizes: model.pixelSizes(in: element), spaces: spaces,
            configuration: model.configuration
        ) { [weak model] in model?.imageDidLoad() }
        let color = style.rowBackground(element.bleeds ? element.containerStyle ?? container : container)
        var row = component.id(path)
        if element.beginsWithHeading { row = row.accessibilityAddTraits(.header) }
        return (action.map { performing($0, row, path: path) } ?? row.selectionDisabled(), color)
    }

    private func tapAction(of element: CardElement) -> CardAction? {
        if isInteractive { return element.firstAction ?? model.card.selectAction }
        // Links remain.
        switch element.content {
        case .text, .media: return element.firstAction
        default: return nil
        }
    }
}
