import UIKit

/// One line of text: as a row in the body style, as a header or footer the table's own title.
///
/// ```swift
/// Section(id: "house", header: Title("House Stark")) {
///     Title("Winterfell").accessory(.disclosureIndicator).onSelect { showCastle() }
/// }
/// ```
///
/// As a header it looks as the table's style wants it; a grouped table shows it in capitals. As a footer it may have several lines.
public struct Title: Component, HeaderFooterComponent {
    /// What it says.
    public let text: String
    /// What stands before the text in a row, in its own size. A header shows none.
    public let image: UIImage?

    /// A title.
    public init(_ text: String, image: UIImage? = nil) {
        self.text = text
        self.image = image
    }

    /// The type's full name; cells, headers and footers have pools of their own.
    public var reuseIdentifier: String { "Trestle.Title" }

    /// Shows text and image in a cell of the default style.
    public func render(in cell: UITableViewCell) {
        cell.textLabel?.text = text
        cell.imageView?.image = image
    }

    /// Shows the text where a title stands in a view. The table adapter lets the table draw a title instead.
    public func render(in view: UITableViewHeaderFooterView) {
        view.textLabel?.text = text
    }
}
