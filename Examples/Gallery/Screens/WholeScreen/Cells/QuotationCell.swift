import UIKit

/// What somebody said, beside a bar in the tint colour.
final class QuotationCell: UITableViewCell {
    static let reuseIdentifier = "Quotation"

    private static let verticalMargin: CGFloat = 12
    private static let gap: CGFloat = 4
    private static let barWidth: CGFloat = 3
    /// From the bar's left edge to the text.
    private static let textInset: CGFloat = 16
    private static var font: UIFont { .preferredFont(forTextStyle: .title3) }
    private static var sourceFont: UIFont { .preferredFont(forTextStyle: .footnote) }

    private let bar = UIView()
    private let label = UILabel()
    private let sourceLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bar.backgroundColor = .systemBlue
        bar.layer.cornerRadius = Self.barWidth / 2
        label.font = Self.font
        label.numberOfLines = 0
        sourceLabel.font = Self.sourceFont
        sourceLabel.textColor = .secondaryLabel
        sourceLabel.numberOfLines = 0
        for view in [bar, label, sourceLabel] {
            contentView.addSubview(view)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("QuotationCell is registered as a class, not loaded from a nib.")
    }

    func show(_ text: String, source: String) {
        label.text = text
        sourceLabel.text = source
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = ArticleMetrics.textArea(
            in: contentView.bounds, top: Self.verticalMargin, bottom: Self.verticalMargin)
        bar.frame = CGRect(x: area.minX, y: area.minY, width: Self.barWidth, height: area.height)
        let text = area.inset(by: UIEdgeInsets(top: 0, left: Self.textInset, bottom: 0, right: 0))
        let height = label.sizeThatFits(text.size).height.rounded(.up)
        label.frame = CGRect(x: text.minX, y: text.minY, width: text.width, height: height)
        let sourceTop = label.frame.maxY + Self.gap
        sourceLabel.frame = CGRect(x: text.minX, y: sourceTop, width: text.width, height: text.maxY - sourceTop)
    }

    static func height(text: String, source: String, width: CGFloat) -> CGFloat {
        2 * verticalMargin + gap
            + ArticleMetrics.height(of: text, font: font, width: width, inset: textInset)
            + ArticleMetrics.height(of: source, font: sourceFont, width: width, inset: textInset)
    }
}
