import UIKit

/// A row that acts: its title in the tint colour, or in red if what it does can't be undone.
///
/// ```swift
/// ButtonRow("Sign Out", role: .destructive).onSelect { signOut() }
/// ```
///
/// The action is the row's, as for every row: without `onSelect` the button does nothing.
public struct ButtonRow: Component {
    /// What kind of action it is.
    public enum Role: Sendable {
        /// Anything: in the tint colour.
        case normal
        /// What destroys something: in red.
        case destructive
    }

    /// What it says.
    public let title: String
    /// What kind of action it is.
    public let role: Role
    /// Where the title stands. By default at the leading edge.
    public let alignment: NSTextAlignment

    /// A row that acts.
    public init(_ title: String, role: Role = .normal, alignment: NSTextAlignment = .natural) {
        self.title = title
        self.role = role
        self.alignment = alignment
    }

    /// Shows the title in the colour of its role.
    public func render(in cell: ButtonRowCell) {
        cell.role = role
        cell.textLabel?.text = title
        cell.textLabel?.textAlignment = alignment
    }
}

/// A cell whose text follows the tint colour.
public final class ButtonRowCell: UITableViewCell {
    var role = ButtonRow.Role.normal {
        didSet { updateColor() }
    }

    /// Follows the tint colour of what the cell stands in.
    public override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    private func updateColor() {
        textLabel?.textColor = role == .destructive ? .systemRed : tintColor
    }
}
