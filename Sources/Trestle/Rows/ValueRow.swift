import UIKit

/// A row with a name at the leading edge and a value at the trailing edge.
///
/// ```swift
/// let form = Form {
///     Section("About") {
///         ValueRow("Region", value: walk.region)
///         ValueRow("Dogs Allowed", value: nil)         // the name alone
///     }
/// }
/// ```
public struct ValueRow: StockComponent {
    /// The name.
    public let name: String
    /// The value in a secondary color, or `nil` for none.
    public let value: String?
    /// The image before the name, in its own size.
    public let image: UIImage?

    /// Creates a row with a name and a value.
    public init(_ name: String, value: String?, image: UIImage? = nil) {
        self.name = name
        self.value = value
        self.image = image
    }

    /// Shows name and value in one line each.
    func render(stock cell: ValueCell) {
        cell.textLabel?.text = name
        cell.detailTextLabel?.text = value
        cell.imageView?.image = image
    }
}

/// A cell with the system's `value1` style.
final class ValueCell: UITableViewCell {
    /// Creates a cell with the `value1` style, regardless of the requested style.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    /// ValueCell does not support storyboards and nibs.
    @available(*, unavailable, message: "ValueCell is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            "ValueCell does not support init(coder:). Create it with init(style:reuseIdentifier:).")
    }
}
