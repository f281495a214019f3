import Trestle
import UIKit

/// What somebody has said, in a bubble at their side of the screen.
struct BubbleRow: ViewComponent {
    let text: String
    /// Nil for what one has said oneself.
    let author: String?

    var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 12, bottom: 3, right: 12) }

    func makeView() -> BubbleView { BubbleView() }

    func render(in view: BubbleView) {
        view.show(text, author: author)
    }
}

/// A bubble with a text, below the name of whose it is.
final class BubbleView: UIView {
    private let bubble = UIView()
    private let nameLabel = UILabel()
    private let textLabel = UILabel()
    private let padding = CGSize(width: 12, height: 8)
    private var isOwn = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubble.layer.cornerRadius = 16
        nameLabel.font = .preferredFont(forTextStyle: .caption1)
        nameLabel.textColor = .secondaryLabel
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.numberOfLines = 0
        addSubview(bubble)
        addSubview(nameLabel)
        addSubview(textLabel)
    }

    @available(*, unavailable, message: "Made by BubbleRow.")
    required init?(coder: NSCoder) {
        preconditionFailure("A BubbleView is made by BubbleRow.")
    }

    func show(_ text: String, author: String?) {
        isOwn = author == nil
        nameLabel.text = author
        nameLabel.isHidden = isOwn
        textLabel.text = text
        textLabel.textColor = isOwn ? .white : .label
        bubble.backgroundColor = isOwn ? .systemBlue : .systemGray5
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = nameHeight
        let text = textSize(width: bounds.width)
        let width = text.width + 2 * padding.width
        let isTrailing = isOwn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let x = isTrailing ? bounds.width - width : 0
        nameLabel.frame = CGRect(x: padding.width, y: 0, width: max(0, bounds.width - 2 * padding.width), height: top)
        bubble.frame = CGRect(x: x, y: top, width: width, height: text.height + 2 * padding.height)
        textLabel.frame = bubble.frame.insetBy(dx: padding.width, dy: padding.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: nameHeight + textSize(width: size.width).height + 2 * padding.height)
    }

    private var nameHeight: CGFloat {
        guard !isOwn else { return 0 }
        return nameLabel.sizeThatFits(CGSize(width: 10_000, height: 10_000)).height + 2
    }

    private func textSize(width: CGFloat) -> CGSize {
        let room = CGSize(width: max(0, width * 0.8 - 2 * padding.width), height: .greatestFiniteMagnitude)
        let size = textLabel.sizeThatFits(room)
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}
