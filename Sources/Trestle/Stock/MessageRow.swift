import UIKit

/// What a screen says when there is nothing to show, or when something has failed: a picture, a headline and an explanation,
/// centred.
///
/// ```swift
/// Form {
///     Section(id: "failure") {
///         MessageRow("Packages can't be read", detail: error.localizedDescription)
///         ButtonRow("Try Again", alignment: .center).onSelect { load() }
///     }
/// }
/// ```
public struct MessageRow: ViewComponent {
    /// What it is about, in one or two lines.
    public let title: String
    /// What happened, or what to do.
    public let detail: String?
    /// What stands above the headline, in its own size; symbols are shown pale.
    public let image: UIImage?

    /// A message.
    public init(_ title: String, detail: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.detail = detail
        self.image = image
    }

    /// The view of a message, without a text.
    public func makeView() -> MessageView { MessageView() }

    /// Shows picture, headline and explanation.
    public func render(in view: MessageView) {
        view.show(title: title, detail: detail, image: image)
    }
}

/// A picture above a headline above an explanation, all centred.
public final class MessageView: UIView {
    private let imageView = UIImageView(image: nil)
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    /// The space around the texts, in points.
    private let margins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
    /// The space between headline and explanation, in points.
    private let spacing: CGFloat = 8

    /// A view without a text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.tintColor = .tertiaryLabel
        imageView.contentMode = .center
        addSubview(imageView)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.textColor = .label
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
    }

    /// Views of this kind are made in code.
    @available(*, unavailable, message: "Made by MessageRow.")
    public required init?(coder: NSCoder) {
        preconditionFailure("A MessageView is made by MessageRow.")
    }

    func show(title: String, detail: String?, image: UIImage?) {
        imageView.image = image
        titleLabel.text = title
        detailLabel.text = detail
        detailLabel.isHidden = detail == nil
        setNeedsLayout()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: margins)
        let titleHeight = height(of: titleLabel, width: room.width)
        imageView.frame = CGRect(
            x: room.minX, y: room.minY, width: room.width, height: imageView.image?.size.height ?? 0)
        let top = room.minY + imageRoom
        titleLabel.frame = CGRect(x: room.minX, y: top, width: room.width, height: titleHeight)
        detailLabel.frame = CGRect(
            x: room.minX, y: top + titleHeight + spacing, width: room.width,
            height: height(of: detailLabel, width: room.width))
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width - margins.left - margins.right
        var height = margins.top + imageRoom + self.height(of: titleLabel, width: width) + margins.bottom
        if !detailLabel.isHidden {
            height += spacing + self.height(of: detailLabel, width: width)
        }
        return CGSize(width: size.width, height: height)
    }

    /// What the picture takes, with the space below it.
    private var imageRoom: CGFloat {
        imageView.image.map { $0.size.height + 2 * spacing } ?? 0
    }

    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
