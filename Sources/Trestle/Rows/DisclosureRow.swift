import UIKit

/// A row with a title, a current value, and a disclosure indicator.
///
/// ```swift
/// let globe = UIImage(systemName: "globe")
/// let row = DisclosureRow("Region", value: walk.region, image: globe).onSelect { open(walk) }
/// ```
///
/// Set the action with `onSelect` or `destination`.
public struct DisclosureRow: StockComponent {
    /// The title.
    public let title: String
    /// The value in a secondary color, or `nil` for none.
    public let value: String?
    /// The image before the title, in its own size.
    public let image: UIImage?

    /// Creates a row with a disclosure indicator.
    public init(_ title: String, value: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.value = value
        self.image = image
    }

    /// Shows title and value in one line each.
    func render(stock cell: ValueCell) {
        cell.textLabel?.text = title
        cell.detailTextLabel?.text = value
        cell.imageView?.image = image
    }

    /// The row, with a disclosure indicator.
    public var row: Row { Row(self).accessory(.disclosureIndicator) }
}
