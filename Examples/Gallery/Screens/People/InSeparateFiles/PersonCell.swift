import UIKit

/// A cell with a person's avatar, name, occupation and checkmark.
final class PersonCell: UITableViewCell {
    static let reuseIdentifier = "Person"
    static let height: CGFloat = 60

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.textColor = .secondaryLabel
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PersonCell does not support init(coder:). Register the class with the table.")
    }

    var isMarked: Bool {
        get { accessoryType == .checkmark }
        set { accessoryType = newValue ? .checkmark : .none }
    }

    func show(_ person: Person, avatar: UIImage, isMarked: Bool) {
        textLabel?.text = person.name
        detailTextLabel?.text = person.occupation
        imageView?.image = avatar
        self.isMarked = isMarked
    }
}
