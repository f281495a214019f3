import UIKit

/// A name at the left and its value at the right: a style that the system has.
final class FactCell: UITableViewCell {
    static let reuseIdentifier = "Fact"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FactCell is registered as a class, not loaded from a nib.")
    }

    func show(name: String, value: String) {
        textLabel?.text = name
        detailTextLabel?.text = value
    }
}
