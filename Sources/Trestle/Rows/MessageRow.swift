import UIKit

/// A centered message for empty content or an error: an image, a headline and an explanation.
///
/// ```swift members
/// func form(of error: any Error) -> Form {
///     Form {
///         MessageRow("Walks Could Not Be Loaded", detail: error.localizedDescription)
///         ButtonRow("Try Again", alignment: .center).onSelect(self) { await $0.load() }
///     }
/// }
///
/// func load() async {}
/// ```
public struct MessageRow: ViewComponent {
    /// The headline.
    public let title: String
    /// The explanation below the headline.
    public let detail: String?
    /// The image above the headline, in its own size. Symbols have a pale color.
    public let image: UIImage?

    /// Creates a message.
    public init(_ title: String, detail: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.detail = detail
        self.image = image
    }

    /// The row of the message, which cannot be selected.
    public var row: Row { Row(self).selectionDisabled() }

    /// Makes a view without a text.
    public func makeView() -> UIView { MessageView() }

    /// Shows image, headline and explanation.
    public func render(in view: UIView) {
        (view as? MessageView)?.show(title: title, detail: detail, image: image)
    }
}

/// A view with an image, a headline and an explanation below each other, all centered.
final class MessageView: UIView {
    private let imageView = UIImageView(image: nil)
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    /// The space around the texts, in points.
    private let margins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
    /// The space between headline and explanation, in points.
    private let spacing: CGFloat = 8

    /// Creates a view without a text.
    override init(frame: CGRect) {
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

    /// MessageView does not support storyboards and nibs.
    @available(*, unavailable, message: "MessageView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("MessageView does not support init(coder:). Create it with init(frame:).")
    }

    func show(title: String, detail: String?, image: UIImage?) {
        imageView.image = image
        titleLabel.text = title
        detailLabel.text = detail
        detailLabel.isHidden = detail == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: margins)
        let titleHeight = height(of: titleLabel, width: area.width)
        imageView.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: imageView.image?.size.height ?? 0)
        let top = area.minY + imageHeight
        titleLabel.frame = CGRect(x: area.minX, y: top, width: area.width, height: titleHeight)
        detailLabel.frame = CGRect(
            x: area.minX, y: top + titleHeight + spacing, width: area.width,
            height: height(of: detailLabel, width: area.width))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width - margins.left - margins.right
        var height = margins.top + imageHeight + self.height(of: titleLabel, width: width) + margins.bottom
        if !detailLabel.isHidden {
            height += spacing + self.height(of: detailLabel, width: width)
        }
        return CGSize(width: size.width, height: height)
    }

    /// The height of the image and the space below it, in points.
    private var imageHeight: CGFloat {
        imageView.image.map { $0.size.height + 2 * spacing } ?? 0
    }

    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
