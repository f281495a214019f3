import UIKit

/// A row that leads to another screen: a title, what is chosen there at present, and a chevron.
///
/// ```swift
/// DisclosureRow("Language", value: language.name, image: globe).onSelect { chooseLanguage() }
/// ```
///
/// Where it leads is the row's, as for every row: without `onSelect` a tap does nothing.
public struct DisclosureRow: Component {
    /// Where it leads.
    public let title: String
    /// What is chosen there, paler; nil leaves the place empty.
    public let value: String?
    /// What stands before the title, in its own size.
    public let image: UIImage?

    /// A row that leads somewhere.
    public init(_ title: String, value: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.value = value
        self.image = image
    }

    /// Shows title and value, one line each.
    public func render(in cell: ValueCell) {
        cell.textLabel?.text = title
        cell.detailTextLabel?.text = value
        cell.imageView?.image = image
    }

    /// The row, with a chevron.
    public func asRow() -> Row { Row(self).accessory(.disclosureIndicator) }
}
