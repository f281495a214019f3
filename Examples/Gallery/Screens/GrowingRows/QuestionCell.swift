import UIKit

/// A question, and below it the answer once it is asked for. As high as both need.
final class QuestionCell: UITableViewCell {
    private let question = UILabel()
    private let answer = UILabel()
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.down"))

    /// What the row ends below.
    private lazy var endsWithQuestion = end(below: question)
    private lazy var endsWithAnswer = end(below: answer)

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
        fatalError("QuestionCell is registered as a class.")
    }

    func show(_ entry: Question, isOpen: Bool) {
        question.text = entry.question
        answer.text = entry.answer
        answer.alpha = isOpen ? 1 : 0
        arrow.transform = isOpen ? CGAffineTransform(rotationAngle: .pi) : .identity
        // The one first that ends: both at once would have the answer between them.
        (isOpen ? endsWithQuestion : endsWithAnswer).isActive = false
        (isOpen ? endsWithAnswer : endsWithQuestion).isActive = true
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

    private func end(below label: UILabel) -> NSLayoutConstraint {
        let end = contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: Metrics.top)
        // It gives way while the row is on its way to another height.
        end.priority = UILayoutPriority(999)
        return end
    }
}
