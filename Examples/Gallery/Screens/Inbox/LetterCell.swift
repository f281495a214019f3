import UIKit

/// A message in the inbox: its sender, subject and first lines, with a dot if it is unread.
final class LetterCell: UITableViewCell {
    private let dot = UIView()
    private let sender = UILabel()
    private let subject = UILabel()
    private let summary = UILabel()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

    private lazy var flagSize = flag.heightAnchor.constraint(equalToConstant: Metrics.flag)
    private lazy var besideFlag = sender.trailingAnchor.constraint(lessThanOrEqualTo: flag.leadingAnchor)
    /// Reserves two lines for the summary, so that all rows have the same height.
    private lazy var summaryHeight = contentView.bottomAnchor.constraint(equalTo: summary.topAnchor)
    /// Ends the row below its texts, which are displayed whole at accessibility text sizes.
    private lazy var belowSummary = contentView.bottomAnchor.constraint(
        equalTo: summary.bottomAnchor, constant: Metrics.bottom)

    /// Lengths in points.
    private enum Metrics {
        static let dot: CGFloat = 10
        static let dotLeading: CGFloat = 11
        static let text: CGFloat = 30
        static let top: CGFloat = 9
        static let bottom: CGFloat = 8
        static let trailing: CGFloat = 16
        static let flag: CGFloat = 16
        static let summaryLines = 2
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = Metrics.dot / 2
        sender.font = .preferredFont(forTextStyle: .headline)
        subject.font = .preferredFont(forTextStyle: .subheadline)
        summary.font = .preferredFont(forTextStyle: .subheadline)
        summary.textColor = .secondaryLabel
        for label in [sender, subject, summary] { label.adjustsFontForContentSizeCategory = true }
        flag.tintColor = .systemOrange
        for view in [dot, sender, subject, summary, flag] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        separatorInset.left = Metrics.text
        constrainIcons()
        constrainTexts()
        updateMetrics()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("LetterCell does not support init(coder:). Register the class with the table.")
    }

    func show(_ letter: Letter) {
        sender.text = letter.sender
        subject.text = letter.subject
        summary.text = letter.text
        dot.isHidden = letter.isRead
        flag.isHidden = !letter.isFlagged
        besideFlag.isActive = letter.isFlagged
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateMetrics()
    }

    // MARK: Constraints

    private func constrainIcons() {
        NSLayoutConstraint.activate([
            dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Metrics.dotLeading),
            dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: Metrics.dot),
            dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
            flag.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Metrics.trailing),
            flag.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
            flag.widthAnchor.constraint(equalTo: flag.heightAnchor), flagSize,
        ])
    }

    private func constrainTexts() {
        for label in [sender, subject, summary] {
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Metrics.text),
                label.trailingAnchor.constraint(
                    lessThanOrEqualTo: contentView.trailingAnchor, constant: -Metrics.trailing),
            ])
        }
        // Breaks while the row's height animates.
        for constraint in [summaryHeight, belowSummary] { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            sender.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Metrics.top),
            subject.topAnchor.constraint(equalTo: sender.bottomAnchor),
            summary.topAnchor.constraint(equalTo: subject.bottomAnchor),
        ])
    }

    /// Updates the lengths and numbers of lines that depend on the text size.
    private func updateMetrics() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for label in [sender, subject] { label.numberOfLines = isLarge ? 0 : 1 }
        summary.numberOfLines = isLarge ? 0 : Metrics.summaryLines
        (isLarge ? summaryHeight : belowSummary).isActive = false
        (isLarge ? belowSummary : summaryHeight).isActive = true
        let font = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        summaryHeight.constant = CGFloat(Metrics.summaryLines) * font.lineHeight.rounded(.up) + Metrics.bottom
        flagSize.constant = UIFontMetrics(forTextStyle: .headline).scaledValue(
            for: Metrics.flag, compatibleWith: traitCollection)
    }
}
