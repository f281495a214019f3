import Trestle
import UIKit

/// The name of a field above its multiline value.
struct FieldRow: Component {
    let name: String
    let value: String

    func render(in cell: FieldCell) {
        cell.textLabel?.text = name
        cell.detailTextLabel?.text = value
    }
}

/// A cell with a subtitle of several lines.
final class FieldCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.font = .preferredFont(forTextStyle: .subheadline)
        detailTextLabel?.adjustsFontForContentSizeCategory = true
        detailTextLabel?.textColor = .secondaryLabel
        detailTextLabel?.numberOfLines = 0
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FieldCell does not support init(coder:). It is created by FieldRow.")
    }
}
