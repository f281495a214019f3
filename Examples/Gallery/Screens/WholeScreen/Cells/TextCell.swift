import UIKit

/// A paragraph.
final class TextCell: UITableViewCell {
    static let reuseIdentifier = "Text"

    private static let verticalMargin: CGFloat = 8
    private static var font: UIFont { .preferredFont(forTextStyle: .body) }

    private let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = Self.font
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TextCell is registered as a class, not loaded from a nib.")
    }

    func show(_ text: String) {
        label.text = text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = ArticleMetrics.textArea(
            in: contentView.bounds, top: Self.verticalMargin, bottom: Self.verticalMargin)
    }

    static func height(text: String, width: CGFloat) -> CGFloat {
        ArticleMetrics.height(of: text, font: font, width: width) + 2 * verticalMargin
    }
}
