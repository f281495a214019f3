import UIKit

/// A name at the leading edge and its value at the trailing edge.
///
/// ```swift
/// Section(id: "about", header: Title("About")) {
///     ValueRow("Version", value: package.version)
///     ValueRow("Licence", value: nil)              // the name alone
/// }
/// ```
public struct ValueRow: Component {
    /// What the value is called.
    public let name: String
    /// The value, paler; nil leaves the place empty.
    public let value: String?
    /// What stands before the name, in its own size.
    public let image: UIImage?

    /// A row of a name and a value.
    public init(_ name: String, value: String?, image: UIImage? = nil) {
        self.name = name
        self.value = value
        self.image = image
    }

    /// Shows name and value, one line each.
    public func render(in cell: ValueCell) {
        cell.textLabel?.text = name
        cell.detailTextLabel?.text = value
        cell.imageView?.image = image
    }
}

/// The system's cell with a value at the trailing edge.
public final class ValueCell: UITableViewCell {
    /// A cell of the style `value1`, whatever style is asked for.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    /// Cells of this kind are made in code.
    @available(*, unavailable, message: "Made by a table from ValueRow.")
    public required init?(coder: NSCoder) {
        preconditionFailure("A ValueCell is made by a table from ValueRow.")
    }
}
