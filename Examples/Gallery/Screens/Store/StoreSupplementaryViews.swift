import UIKit

/// The title of a section.
final class StoreHeaderView: UICollectionReusableView {
    private let label = UILabel(.title2)

    var title: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        label.accessibilityTraits = .header
        backgroundColor = .systemBackground
        fill(with: label, inset: 8)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("StoreHeaderView does not support init(coder:). Register it for reuse.")
    }
}

/// The mark of a new product.
final class BadgeView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(.caption2, color: .white)
        label.text = "NEW"
        label.textAlignment = .center
        backgroundColor = .systemRed
        // Visible on red products too.
        layer.borderWidth = 1
        layer.borderColor = UIColor.white.cgColor
        fill(with: label)
        NSLayoutConstraint.activate([
            label.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BadgeView does not support init(coder:). Register it for reuse.")
    }
}
