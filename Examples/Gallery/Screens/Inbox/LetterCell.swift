import UIKit

/// A letter: a dot while it is unread, who sent it, what it is about, and how it begins.
final class LetterCell: UITableViewCell {
    private let dot = UIView()
    private let sender = UILabel()
    private let subject = UILabel()
    private let summary = UILabel()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

    /// Lengths in points.
    private enum Metrics {
        static let dot: CGFloat = 10
        static let dotLeading: CGFloat = 11
        static let text: CGFloat = 30
        static let top: CGFloat = 9
        static let bottom: CGFloat = 8
        static let trailing: CGFloat = 16
        static let flag: CGFloat = 16
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = Metrics.dot / 2
        sender.font = .preferredFont(forTextStyle: .headline)
        subject.font = .preferredFont(forTextStyle: .subheadline)
        summary.font = .preferredFont(forTextStyle: .subheadline)
        summary.textColor = .secondaryLabel
        summary.numberOfLines = 2
        for label in [sender, subject, summary] { label.adjustsFontForContentSizeCategory = true }
        flag.tintColor = .systemOrange
        for view in [dot, sender, subject, summary, flag] { contentView.addSubview(view) }
        separatorInset.left = Metrics.text
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("LetterCell is registered as a class.")
    }

    func show(_ letter: Letter) {
        sender.text = letter.sender
        subject.text = letter.subject
        summary.text = letter.text
        dot.isHidden = letter.isRead
        flag.isHidden = !letter.isFlagged
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, contentView.bounds.width - Metrics.text - Metrics.trailing)
        let flagSide = UIFontMetrics(forTextStyle: .headline).scaledValue(for: Metrics.flag)
        let middle = Metrics.top + senderHeight / 2
        place(dot, x: Metrics.dotLeading, y: middle - Metrics.dot / 2, width: Metrics.dot, height: Metrics.dot)
        place(
            flag, x: Metrics.text + width - flagSide, y: middle - flagSide / 2, width: flagSide, height: flagSide)
        place(
            sender, x: Metrics.text, y: Metrics.top, width: flag.isHidden ? width : width - flagSide,
            height: senderHeight)
        place(subject, x: Metrics.text, y: sender.frame.maxY, width: width, height: subjectHeight)
        let height = summary.sizeThatFits(CGSize(width: width, height: 2 * summaryLineHeight)).height
        place(summary, x: Metrics.text, y: subject.frame.maxY, width: width, height: height)
    }

    /// Room for two lines of the text, so that all letters are of one height.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = Metrics.top + senderHeight + subjectHeight + 2 * summaryLineHeight + Metrics.bottom
        return CGSize(width: size.width, height: height)
    }

    private var senderHeight: CGFloat { sender.font.lineHeight.rounded(.up) }
    private var subjectHeight: CGFloat { subject.font.lineHeight.rounded(.up) }
    private var summaryLineHeight: CGFloat { summary.font.lineHeight.rounded(.up) }

    /// Places a view by its distance from where the row begins, which is at the right where one reads from right to left.
    private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isMirrored ? contentView.bounds.width - x - width : x, y: y, width: width, height: height)
    }
}
