import UIKit

/// A paragraph.
final class TextCell: UITableViewCell {
    static let reuseIdentifier = "Text"

    private static let verticalMargin: CGFloat = 8

    private let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.verticalMargin),
            contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: Self.verticalMargin),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TextCell is registered as a class, not loaded from a nib.")
    }

    func show(_ text: String) {
        label.text = text
    }
}
