import UIKit

/// A title in large letters with a line in small ones below.
final class HeadingCell: UITableViewCell {
    static let reuseIdentifier = "Heading"

    private static let top: CGFloat = 24
    private static let gap: CGFloat = 4
    private static let bottom: CGFloat = 8
    private static var titleFont: UIFont { .preferredFont(forTextStyle: .title1) }
    private static var subtitleFont: UIFont { .preferredFont(forTextStyle: .subheadline) }

    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = Self.titleFont
        titleLabel.numberOfLines = 0
        subtitleLabel.font = Self.subtitleFont
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.numberOfLines = 0
        contentView.addSubview(titleLabel)
        contentView.addSubview(subtitleLabel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("HeadingCell is registered as a class, not loaded from a nib.")
    }

    func show(title: String, subtitle: String) {
        titleLabel.text = title
        subtitleLabel.text = subtitle
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = ArticleMetrics.textArea(in: contentView.bounds, top: Self.top, bottom: Self.bottom)
        let titleHeight = titleLabel.sizeThatFits(area.size).height.rounded(.up)
        titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: titleHeight)
        let subtitleTop = titleLabel.frame.maxY + Self.gap
        subtitleLabel.frame = CGRect(x: area.minX, y: subtitleTop, width: area.width, height: area.maxY - subtitleTop)
    }

    static func height(title: String, subtitle: String, width: CGFloat) -> CGFloat {
        top + ArticleMetrics.height(of: title, font: titleFont, width: width) + gap
            + ArticleMetrics.height(of: subtitle, font: subtitleFont, width: width) + bottom
    }
}
