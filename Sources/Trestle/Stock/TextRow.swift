import UIKit

/// Text of any length, which the row's height follows.
///
/// ```swift
/// Section(id: "description", header: Title("Description")) {
///     TextRow(package.description)
/// }
/// ```
public struct TextRow: Component {
    /// What it says.
    public let text: String
    /// How it is set. By default the body style.
    public let style: UIFont.TextStyle
    /// Its colour. By default that of labels.
    public let color: UIColor

    /// A row of text.
    public init(_ text: String, style: UIFont.TextStyle = .body, color: UIColor = .label) {
        self.text = text
        self.style = style
        self.color = color
    }

    /// Shows the text on as many lines as it takes.
    public func render(in cell: UITableViewCell) {
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.font = .preferredFont(forTextStyle: style)
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        cell.textLabel?.textColor = color
        cell.textLabel?.text = text
    }
}
