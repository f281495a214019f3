import UIKit

/// A name with a trailing value, in a cell style of the system.
final class FactCell: UITableViewCell {
    static let reuseIdentifier = "Fact"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FactCell does not support init(coder:). Register the class with the table.")
    }

    func show(name: String, value: String) {
        textLabel?.text = name
        detailTextLabel?.text = value
    }
}
