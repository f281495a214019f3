import AdaptiveCards
import Foundation

extension CardElement {
    /// Returns the element with those of its elements that are displayed, or `nil` if it is hidden.
    ///
    /// - Parameter visibility: The visibility of elements that actions have displayed or hidden.
    func displayed(with visibility: [String: Bool]) -> CardElement? {
        guard id.flatMap({ visibility[$0] }) ?? isVisible else { return nil }
        var element = self
        // The row of an element with the initial visibility is the same as one that was toggled twice.
        element.isVisible = true
        switch content {
        case .container(var container):
            container.items = container.items.displayed(with: visibility)
            element.content = .container(container)
        case .columnSet(var set):
            set.columns = set.columns.compactMap { column in
                guard column.id.flatMap({ visibility[$0] }) ?? column.isVisible else { return nil }
                var column = column
                column.isVisible = true
                column.container.items = column.container.items.displayed(with: visibility)
                return column
            }
            element.content = .columnSet(set)
        case .table(var table):
            for row in table.rows.indices {
                for cell in table.rows[row].cells.indices {
                    table.rows[row].cells[cell].items = table.rows[row].cells[cell].items.displayed(with: visibility)
                }
            }
            element.content = .table(table)
        case .carousel(var carousel):
            for page in carousel.pages.indices {
                carousel.pages[page].container.items = carousel.pages[page].container.items.displayed(with: visibility)
            }
            element.content = .carousel(carousel)
        case .text, .richText, .image, .imageSet, .media, .factSet, .actionSet, .input: break
        }
        return element
    }

    /// Whether the element contains fields or buttons, which have rows of their own.
    var needsSeparateRows: Bool {
        children.descendants.contains { element in
            switch element.content {
            case .input, .actionSet: true
            default: false
            }
        }
    }

    /// Returns the addresses of the images that are displayed by the element, without backgrounds.
    ///
    /// - Parameter poster: The image of media that have none.
    func imageURLs(poster: URL?) -> [URL] {
        switch content {
        case .image(let image): [image.url]
        case .imageSet(let set): set.images.map(\.url)
        case .media(let media): (media.poster ?? poster).map { [$0] } ?? []
        case .container, .columnSet, .table, .carousel: children.flatMap { $0.imageURLs(poster: poster) }
        case .text, .richText, .factSet, .actionSet, .input: []
        }
    }

    /// The group that the element is, or `nil` for other elements.
    var outerGroup: CardContainer? {
        switch content {
        case .container(let container): container
        case .columnSet(let set): set.container
        default: nil
        }
    }

    /// The groups inside of the element that together contain its ``children``, or the element's own group without a background.
    var groups: [CardContainer] {
        switch content {
        case .columnSet(let set): set.columns.map(\.container)
        case .table(let table):
            table.rows.flatMap { row in
                row.cells.enumerated().map { index, cell in
                    let column =
                        index < table.columns.count ? table.columns[index].alignment : CardTable.Column().alignment
                    let alignment = row.alignment.inheriting(column).inheriting(table.alignment)
                    var cell = cell
                    cell.style = cell.style ?? row.style
                    cell.verticalContentAlignment = cell.verticalContentAlignment ?? alignment.vertical
                    return cell
                }
            }
        case .carousel(let carousel): carousel.pages.map(\.container)
        default: [CardContainer(children)]
        }
    }

    /// The style of a group, or `nil` for that of its surroundings and for other elements.
    var containerStyle: CardContainerStyle? { outerGroup?.style }

    /// Whether the background of a group extends to the edges of its row.
    var bleeds: Bool {
        guard let group = outerGroup else { return false }
        return group.bleeds && (group.style != nil || group.backgroundImage != nil)
    }

    /// Whether the first text of the row is a heading, to which assistive technologies can move.
    var beginsWithHeading: Bool {
        switch content {
        case .text(let text): text.role == .heading
        case .container(let container): container.items.first?.beginsWithHeading ?? false
        case .columnSet(let set): set.columns.first?.container.items.first?.beginsWithHeading ?? false
        default: false
        }
    }

    /// The action of a tap on the row: that of the element, or the first one inside of it.
    var firstAction: CardAction? {
        switch content {
        case .container(let container): container.firstAction
        case .columnSet(let set):
            set.container.selectAction ?? set.columns.lazy.compactMap(\.container.firstAction).first
        case .table(let table): table.rows.lazy.flatMap(\.cells).compactMap(\.firstAction).first
        case .carousel(let carousel): carousel.pages.lazy.compactMap(\.container.firstAction).first
        case .image(let image): image.selectAction
        case .imageSet(let set): set.images.lazy.compactMap(\.selectAction).first
        case .richText(let text): text.runs.lazy.compactMap(\.selectAction).first
        case .text(let text): text.onlyLink.map { CardAction(.openURL($0)) }
        case .media(let media): media.sources.first.map { CardAction(.openURL($0.url)) }
        case .factSet, .actionSet, .input: nil
        }
    }
}

extension CardTextBlock {
    /// The link of a text with one link, which a tap anywhere on the row opens. Of several links, each is tapped itself.
    fileprivate var onlyLink: URL? {
        let links = CardMarkdown(text).links
        return links.count == 1 ? links[0] : nil
    }
}

extension CardContainer {
    fileprivate var firstAction: CardAction? { selectAction ?? items.lazy.compactMap(\.firstAction).first }
}

extension [CardElement] {
    /// The visibility of elements and columns with an identifier before an action changes it.
    var initialVisibility: [String: Bool] {
        var visibility: [String: Bool] = [:]
        for element in descendants {
            if let id = element.id { visibility[id] = element.isVisible }
            guard case .columnSet(let set) = element.content else { continue }
            for column in set.columns {
                if let id = column.id { visibility[id] = column.isVisible }
            }
        }
        return visibility
    }

    fileprivate func displayed(with visibility: [String: Bool]) -> [CardElement] {
        compactMap { $0.displayed(with: visibility) }
    }
}
