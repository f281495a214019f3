import UIKit

/// A name and its value, beside each other where there is room, below each other where there is none.
///
/// ```swift
/// KeyValueRow("Address", value: "12 Harbour Street, Whitby")
/// ```
///
/// It shows all of both. ``ValueRow`` keeps to one line and cuts off what doesn't fit.
public struct KeyValueRow: Component {
    /// What the value is called.
    public let key: String
    /// The value, paler.
    public let value: String

    /// A row of a name and a value.
    public init(_ key: String, value: String) {
        self.key = key
        self.value = value
    }

    /// Shows name and value on as many lines as they take.
    public func render(in cell: UITableViewCell) {
        var content = UIListContentConfiguration.valueCell()
        content.text = key
        content.secondaryText = value
        content.prefersSideBySideTextAndSecondaryText = true
        cell.contentConfiguration = content
    }
}
