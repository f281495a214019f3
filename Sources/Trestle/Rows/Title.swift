import UIKit

/// One line of text: a row in the body style, or the standard title of a header or footer.
///
/// ```swift
/// let form = Form {
///     Section(id: "dales", header: Title("Dales")) {
///         Title(walk.name).accessory(.disclosureIndicator).onSelect { open(walk) }
///     }
/// }
/// ```
///
/// A header has the style of the table; grouped tables show it in uppercase. A footer can have several
/// lines.
public struct Title: Component, HeaderFooterComponent {
    /// The text.
    public let text: String
    /// The image before the text of a row, in its own size. Headers and footers show no image.
    public let image: UIImage?

    /// Creates a title.
    public init(_ text: String, image: UIImage? = nil) {
        self.text = text
        self.image = image
    }

    /// The name of the type. Cells, headers and footers are reused separately.
    public var reuseIdentifier: String { "Trestle.Title" }

    /// Shows text and image in a cell of the default style.
    public func render(in cell: UITableViewCell) {
        cell.textLabel?.text = text
        cell.imageView?.image = image
    }

    /// Shows the text in a header or footer view. Table adapters use the table view's own titles instead.
    public func render(in view: UITableViewHeaderFooterView) {
        view.textLabel?.text = text
    }
}
