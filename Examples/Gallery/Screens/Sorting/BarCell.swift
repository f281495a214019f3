import UIKit

/// A bar as long as a number is large, in a colour of the rainbow.
final class BarCell: UITableViewCell {
    private let bar = UIView()
    /// The bar's length, from 0 to 1.
    private var share: CGFloat = 0

    /// Lengths in points.
    private enum Metrics {
        static let side: CGFloat = 16
        static let gap: CGFloat = 3
        static let cornerRadius: CGFloat = 5
        static let shortest: CGFloat = 12
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bar.layer.cornerRadius = Metrics.cornerRadius
        contentView.addSubview(bar)
        selectionStyle = .none
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BarCell is registered as a class.")
    }

    /// Shows one number of `count`, from 0.
    func show(_ number: Int, of count: Int) {
        share = CGFloat(number + 1) / CGFloat(count)
        // From red to violet: the hues after it are red again.
        let hue = CGFloat(number) / CGFloat(count) * 0.8
        bar.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(hue: hue, saturation: 0.7, brightness: 0.85, alpha: 1)
                : UIColor(hue: hue, saturation: 0.65, brightness: 0.95, alpha: 1)
        }
        accessibilityLabel = "\(number + 1)"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentView.bounds.width - 2 * Metrics.side
        let width = Metrics.shortest + (room - Metrics.shortest) * share
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(
            x: isRightToLeft ? contentView.bounds.width - Metrics.side - width : Metrics.side, y: Metrics.gap,
            width: width, height: contentView.bounds.height - 2 * Metrics.gap)
    }
}
