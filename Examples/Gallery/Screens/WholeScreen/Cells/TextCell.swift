import UIKit

/// A paragraph of text.
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
        fatalError("TextCell does not support init(coder:). Register the class with the table.")
    }

    func show(_ text: String) {
        label.text = text
    }
}
