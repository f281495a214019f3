import UIKit

/// A letter: a dot while it is unread, who sent it, what it is about, and how it begins.
final class LetterCell: UITableViewCell {
    private let dot = UIView()
    private let sender = UILabel()
    private let subject = UILabel()
    private let summary = UILabel()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

    /// Lengths in points.
    static let height: CGFloat = 92
    private enum Metrics {
        static let dot: CGFloat = 10
        static let text: CGFloat = 30
        static let top: CGFloat = 9
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
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let width = max(0, bounds.width - Metrics.text - Metrics.trailing)
        dot.frame = CGRect(x: 11, y: Metrics.top + 6, width: Metrics.dot, height: Metrics.dot)
        flag.frame = CGRect(
            x: bounds.width - Metrics.trailing - Metrics.flag, y: Metrics.top + 3, width: Metrics.flag,
            height: Metrics.flag)
        sender.frame = CGRect(x: Metrics.text, y: Metrics.top, width: width - Metrics.flag, height: 22)
        subject.frame = CGRect(x: Metrics.text, y: Metrics.top + 22, width: width, height: 18)
        let height = summary.sizeThatFits(CGSize(width: width, height: 40)).height
        summary.frame = CGRect(x: Metrics.text, y: Metrics.top + 40, width: width, height: height)
    }
}
