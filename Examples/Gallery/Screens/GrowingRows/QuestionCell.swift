import UIKit

/// A question, and below it the answer once it is asked for. As high as both need.
final class QuestionCell: UITableViewCell {
    private let question = UILabel()
    private let answer = UILabel()
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.down"))

    /// Lengths in points.
    private enum Metrics {
        static let side: CGFloat = 16
        static let top: CGFloat = 12
        static let gap: CGFloat = 6
        static let arrow: CGFloat = 16
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        question.font = .preferredFont(forTextStyle: .headline)
        question.numberOfLines = 0
        answer.font = .preferredFont(forTextStyle: .subheadline)
        answer.textColor = .secondaryLabel
        answer.numberOfLines = 0
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        for view in [question, answer, arrow] { contentView.addSubview(view) }
        contentView.clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("QuestionCell is registered as a class.")
    }

    func show(_ entry: Question, isOpen: Bool) {
        question.text = entry.question
        answer.text = entry.answer
        self.isOpen = isOpen
        setNeedsLayout()
    }

    private var isOpen = false {
        didSet {
            answer.alpha = isOpen ? 1 : 0
            arrow.transform = isOpen ? CGAffineTransform(rotationAngle: .pi) : .identity
        }
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        width - 2 * Metrics.side - Metrics.arrow - Metrics.gap
    }

    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = textWidth(size.width)
        var height = 2 * Metrics.top + height(of: question, width: width)
        if isOpen { height += Metrics.gap + self.height(of: answer, width: width) }
        return CGSize(width: size.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let width = textWidth(bounds.width)
        let questionHeight = height(of: question, width: width)
        question.frame = CGRect(x: Metrics.side, y: Metrics.top, width: width, height: questionHeight)
        answer.frame = CGRect(
            x: Metrics.side, y: question.frame.maxY + Metrics.gap, width: width,
            height: height(of: answer, width: width))
        arrow.bounds = CGRect(x: 0, y: 0, width: Metrics.arrow, height: Metrics.arrow)
        arrow.center = CGPoint(
            x: bounds.width - Metrics.side - Metrics.arrow / 2, y: Metrics.top + questionHeight / 2)
    }
}
