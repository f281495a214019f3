import UIKit

/// A row with a key and a value, beside each other if they fit and below each other otherwise.
///
/// ```swift
/// let form = Form {
///     KeyValueRow("Address", value: "12 Harbour Street, Whitby")
/// }
/// ```
///
/// Both are shown completely. ``ValueRow`` shows a single line and truncates it.
public struct KeyValueRow: Component {
    /// The key.
    public let key: String
    /// The value, in a secondary color.
    public let value: String

    /// Creates a row with a key and a value.
    public init(_ key: String, value: String) {
        self.key = key
        self.value = value
    }

    /// Shows key and value in as many lines as needed.
    public func render(in cell: UITableViewCell) {
        var content = UIListContentConfiguration.valueCell()
        content.text = key
        content.secondaryText = value
        content.prefersSideBySideTextAndSecondaryText = true
        cell.contentConfiguration = content
    }
}
