import UIKit

/// A self-sizing cell with a question and its expandable answer.
final class QuestionCell: UITableViewCell {
    private let question = UILabel()
    private let answer = UILabel()
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.down"))

    /// The constraints that determine the row's height without and with the answer.
    private lazy var collapsedBottom = bottom(below: question)
    private lazy var expandedBottom = bottom(below: answer)

    /// Lengths in points.
    private enum Metrics {
        static let top: CGFloat = 12
        static let gap: CGFloat = 6
        static let arrow: CGFloat = 16
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        question.font = .preferredFont(forTextStyle: .headline)
        answer.font = .preferredFont(forTextStyle: .subheadline)
        answer.textColor = .secondaryLabel
        for label in [question, answer] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        for view in [question, answer, arrow] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        contentView.clipsToBounds = true
        constrainParts()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("QuestionCell does not support init(coder:). Register the class with the table.")
    }

    func show(_ entry: Question, isExpanded: Bool) {
        question.text = entry.question
        answer.text = entry.answer
        answer.alpha = isExpanded ? 1 : 0
        arrow.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi) : .identity
        // Deactivates one constraint first: both at once would compress the answer.
        (isExpanded ? collapsedBottom : expandedBottom).isActive = false
        (isExpanded ? expandedBottom : collapsedBottom).isActive = true
    }

    private func constrainParts() {
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            question.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            question.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Metrics.top),
            question.trailingAnchor.constraint(equalTo: arrow.leadingAnchor, constant: -Metrics.gap),
            arrow.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            arrow.centerYAnchor.constraint(equalTo: question.centerYAnchor),
            arrow.widthAnchor.constraint(equalToConstant: Metrics.arrow),
            arrow.heightAnchor.constraint(equalToConstant: Metrics.arrow),
            answer.leadingAnchor.constraint(equalTo: question.leadingAnchor),
            answer.trailingAnchor.constraint(equalTo: question.trailingAnchor),
            answer.topAnchor.constraint(equalTo: question.bottomAnchor, constant: Metrics.gap),
        ])
    }

    private func bottom(below label: UILabel) -> NSLayoutConstraint {
        let bottom = contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: Metrics.top)
        // Breaks while the row's height animates.
        bottom.priority = UILayoutPriority(999)
        return bottom
    }
}
