import UIKit

/// A row that performs an action, with a title in the tint color, or in red for a destructive action.
///
/// ```swift
/// let row = ButtonRow("Delete Walk", role: .destructive).onSelect { delete(walk) }
/// ```
///
/// Set the action with `onSelect`.
public struct ButtonRow: StockComponent {
    /// The role of a button.
    public enum Role: Sendable {
        /// Any action, in the tint color.
        case normal
        /// A destructive action, in red.
        case destructive
    }

    /// The title.
    public let title: String
    /// The role of the button, which determines its color.
    public let role: Role
    /// The alignment of the title. By default at the leading edge.
    public let alignment: NSTextAlignment

    /// Creates a button.
    public init(_ title: String, role: Role = .normal, alignment: NSTextAlignment = .natural) {
        self.title = title
        self.role = role
        self.alignment = alignment
    }

    /// Shows the title in the color of the button's role.
    func render(stock cell: ButtonRowCell) {
        cell.role = role
        cell.textLabel?.text = title
        cell.textLabel?.textAlignment = alignment
    }
}

/// A cell whose text has the tint color.
final class ButtonRowCell: UITableViewCell {
    var role = ButtonRow.Role.normal {
        didSet { updateColor() }
    }

    /// Updates the color of the title.
    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    private func updateColor() {
        textLabel?.textColor = role == .destructive ? .systemRed : tintColor
    }
}
