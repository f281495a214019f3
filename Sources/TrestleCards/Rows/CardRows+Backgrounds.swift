import AdaptiveCards
import Trestle
import UIKit

extension CardRows {
    /// A row, and what is behind it.
    struct BackedRow {
        let row: Row
        let color: UIColor?
        let image: CardBackgroundPart?
    }

    /// Returns rows with the parts of the image behind all of them, unless they are in a group that has an image itself.
    func withBackground(_ items: [Item], _ image: CardBackgroundImage?, group: String) -> [Item] {
        guard let image, model.configuration.allowedImage(image.url) != nil else { return items }
        return items.enumerated().map { index, item in
            guard item.image == nil else { return item }
            var item = item
            item.image = CardBackgroundPart(
                image: image, group: group,
                rows: CardRowGroup(rowsBefore: index, rowsAfter: items.count - 1 - index))
            return item
        }
    }

    /// Returns the rows of the elements and of the actions, which are in two sections, with the image of the card.
    func withBackground(body: [Item], actions: [Item]) -> (body: [Item], actions: [Item]) {
        guard let image = model.card.backgroundImage else { return (body, actions) }
        func part(_ items: [Item], _ change: (inout CardBackgroundPart) -> Void) -> [Item] {
            zip(items, withBackground(items, image, group: model.id)).map { old, new in
                var item = new
                if old.image == nil, var part = item.image {
                    change(&part)
                    item.image = part
                }
                return item
            }
        }
        return (
            part(body) { $0.rows.rowsInNextSection = actions.count },
            part(actions) { $0.rows.rowsInPreviousSection = body.count }
        )
    }

    func row(_ backed: BackedRow) -> Row {
        guard let part = backed.image, let loader = model.configuration.images,
            let url = model.configuration.allowedImage(part.image.url)
        else { return backed.color.map { backed.row.background($0) } ?? backed.row }
        let backgrounds = model.backgrounds
        let view = RowBackgroundView(CardBackgroundContent(part: part, url: url)) {
            backgrounds.makeView(part, url, loader)
        } update: { view in
            view.show(part, url)
        }
        return backed.row.background(backed.color ?? .secondarySystemGroupedBackground, view)
    }
}

/// The content of a view behind a row.
private struct CardBackgroundContent: Hashable {
    let part: CardBackgroundPart
    let url: URL
}
