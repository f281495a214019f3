import UIKit

/// A large title with a subtitle.
final class HeadingCell: UITableViewCell {
    static let reuseIdentifier = "Heading"

    private static let top: CGFloat = 24
    private static let gap: CGFloat = 4
    private static let bottom: CGFloat = 8

    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
        subtitleLabel.textColor = .secondaryLabel
        let margins = contentView.layoutMarginsGuide
        for label in [titleLabel, subtitleLabel] {
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.top),
            subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: Self.gap),
            contentView.bottomAnchor.constraint(equalTo: subtitleLabel.bottomAnchor, constant: Self.bottom),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("HeadingCell does not support init(coder:). Register the class with the table.")
    }

    func show(title: String, subtitle: String) {
        titleLabel.text = title
        subtitleLabel.text = subtitle
    }
}
