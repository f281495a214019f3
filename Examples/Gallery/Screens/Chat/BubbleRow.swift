import Trestle
import UIKit

/// A message in a bubble on its author's side of the screen.
struct BubbleRow: ViewComponent {
    let text: String
    /// The author's name, or `nil` for the user's own messages.
    let author: String?

    var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 12, bottom: 3, right: 12) }

    func makeView() -> BubbleView { BubbleView() }

    func render(in view: BubbleView) {
        view.show(text, author: author)
    }
}

/// A bubble with a text, below the author's name.
final class BubbleView: UIView {
    private let bubble = UIView()
    private let nameLabel = UILabel()
    private let textLabel = UILabel()
    private lazy var ownSide = bubble.trailingAnchor.constraint(equalTo: trailingAnchor)
    private lazy var otherSide = bubble.leadingAnchor.constraint(equalTo: leadingAnchor)
    private lazy var belowName = bubble.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2)
    private lazy var atTop = bubble.topAnchor.constraint(equalTo: topAnchor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubble.layer.cornerRadius = 16
        nameLabel.font = .preferredFont(forTextStyle: .caption1)
        nameLabel.textColor = .secondaryLabel
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.numberOfLines = 0
        let (padding, height): (CGFloat, CGFloat) = (12, 8)
        bubble.addSubview(textLabel)
        for view in [bubble, nameLabel] { addSubview(view) }
        for view in [bubble, nameLabel, textLabel] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: topAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -padding),
            bubble.bottomAnchor.constraint(equalTo: bottomAnchor),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.8),
            textLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: height),
            textLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -height),
            textLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: padding),
            textLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -padding),
        ])
    }

    @available(*, unavailable, message: "BubbleRow creates its views.")
    required init?(coder: NSCoder) {
        preconditionFailure("BubbleView does not support init(coder:). Use a BubbleRow instead.")
    }

    func show(_ text: String, author: String?) {
        let isOwn = author == nil
        nameLabel.text = author
        nameLabel.isHidden = isOwn
        textLabel.text = text
        textLabel.textColor = isOwn ? .white : .label
        bubble.backgroundColor = isOwn ? .systemBlue : .systemGray5
        NSLayoutConstraint.deactivate(isOwn ? [otherSide, belowName] : [ownSide, atTop])
        NSLayoutConstraint.activate(isOwn ? [ownSide, atTop] : [otherSide, belowName])
    }
}
