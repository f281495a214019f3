import UIKit

/// A quotation next to a vertical bar.
final class QuotationCell: UITableViewCell {
    static let reuseIdentifier = "Quotation"

    private static let verticalMargin: CGFloat = 12
    private static let gap: CGFloat = 4
    private static let barWidth: CGFloat = 3
    /// The distance from the bar's leading edge to the text, in points.
    private static let textInset: CGFloat = 16

    private let bar = UIView()
    private let label = UILabel()
    private let sourceLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bar.backgroundColor = .systemBlue
        bar.layer.cornerRadius = Self.barWidth / 2
        label.font = .preferredFont(forTextStyle: .title3)
        sourceLabel.font = .preferredFont(forTextStyle: .footnote)
        sourceLabel.textColor = .secondaryLabel
        for view in [bar, label, sourceLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        constrainParts()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("QuotationCell does not support init(coder:). Register the class with the table.")
    }

    func show(_ text: String, source: String) {
        label.text = text
        sourceLabel.text = source
    }

    private func constrainParts() {
        let margins = contentView.layoutMarginsGuide
        for text in [label, sourceLabel] {
            text.numberOfLines = 0
            text.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: Self.textInset).isActive = true
            text.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: Self.barWidth),
            bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.verticalMargin),
            contentView.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: Self.verticalMargin),
            label.topAnchor.constraint(equalTo: bar.topAnchor),
            sourceLabel.topAnchor.constraint(equalTo: label.bottomAnchor, constant: Self.gap),
            sourceLabel.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
        ])
    }
}
