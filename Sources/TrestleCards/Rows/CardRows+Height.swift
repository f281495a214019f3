import AdaptiveCards
import Trestle
import UIKit

extension CardRows {
    /// Returns the elements of a card with a minimum height as one row, in which they are aligned or stretched, together with the actions
    /// at least that high. Returns `nil` if they need rows of their own, such as fields and several elements that can be tapped.
    func rowWithMinimumHeight(_ items: [Item], path: String) -> [Item]? {
        guard let height = model.card.minimumHeight, let group = group(items) else { return nil }
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

    /// The properties of a group that determine the heights of its rows.
    struct Filling {
        /// The minimum height of the group, in points.
        let height: Double?
        /// The alignment of the rows, unless an element takes the height that is left over.
        let alignment: CardVerticalAlignment?
        /// The location of the group.
        let path: String
        let container: CardContainerStyle?
    }

    /// Returns the rows of a group with further ones for the height that is left over up to its minimum height.
    ///
    /// - Parameter ends: The numbers of rows up to the end of each element that takes the height that is left over.
    func filled(_ items: [Item], after ends: [Int], _ filling: Filling) -> [Item] {
        guard let height = filling.height, height > 0, !items.isEmpty else { return items }
        var places = ends
        if ends.isEmpty {
            switch filling.alignment ?? .top {
            case .top: places = [items.count]
            case .center: places = [0, items.count]
            case .bottom: places = [0]
            }
        }
        let count = items.count + places.count
        var all = items
        for (number, place) in places.enumerated() {
            let path = "\(filling.path)/filler/\(number)"
            var index = place + number
            // A row without a height has no round corners: the first and the last row of a section are others, if there are any.
            if items.count > 1, fillerHeight(at: path) <= CardFillerRow.minimumHeight {
                if place == 0 { index += 1 } else if place == items.count { index -= 1 }
            }
            let group = CardFillerRow.Group(
                minimumHeight: height, fillerCount: places.count,
                rows: CardRowGroup(rowsBefore: index, rowsAfter: count - 1 - index))
            let content = Item.Content.filler(group, path: path)
            all.insert(Item(content: content, container: filling.container), at: index)
        }
        return all
    }

    /// Returns the rows of the elements of a card, whose minimum height includes the rows of its actions.
    ///
    /// - Parameters:
    ///   - rowsBelow: The number of rows of actions in the same section.
    ///   - rowsInNextSection: The number of rows of actions in the section below.
    func includingActions(_ items: [Item], rowsBelow: Int = 0, rowsInNextSection: Int = 0) -> [Item] {
        items.map { item in
            guard case .filler(var group, let path) = item.content, path.hasPrefix(bodyPath + "/filler/") else {
                return item
            }
            group.rows.rowsAfter += rowsBelow
            group.rows.rowsInNextSection = rowsInNextSection
            return Item(content: .filler(group, path: path), container: item.container, image: item.image)
        }
    }

    /// Returns the height that a group leaves over, as far as it is known.
    func fillerHeight(at path: String) -> CGFloat {
        model.fillerHeights[path] ?? CardFillerRow.minimumHeight
    }

    /// Returns the row of a height that is left over.
    func fillerRow(_ group: CardFillerRow.Group, path: String) -> Row {
        let height = fillerHeight(at: path)
        model.fillerSerial += 1
        let component = CardFillerRow(group: group, height: height, serial: model.fillerSerial) { [weak model] in
            model?.setFillerHeight($0, at: path)
        }
        return component.id(path).height(height).selectionDisabled().separator(.hidden).accessibilityHidden()
    }
}
