import UIKit

/// A row with a text of any length, which determines its height.
///
/// ```swift
/// let form = Form {
///     Section("Description") {
///         TextRow(walk.description)
///     }
/// }
/// ```
public struct TextRow: Component {
    /// The text.
    public let text: String
    /// The text style. The default is the body style.
    public let style: UIFont.TextStyle
    /// The text color. The default is the label color.
    public let color: UIColor

    /// Creates a row with a text.
    public init(_ text: String, style: UIFont.TextStyle = .body, color: UIColor = .label) {
        self.text = text
        self.style = style
        self.color = color
    }

    /// Shows the text in as many lines as needed.
    public func render(in cell: UITableViewCell) {
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.font = .preferredFont(forTextStyle: style)
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        cell.textLabel?.textColor = color
        cell.textLabel?.text = text
    }
}
