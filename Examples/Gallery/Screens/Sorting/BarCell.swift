import UIKit

/// A bar as long as a number is large, in a colour of the rainbow.
final class BarCell: UITableViewCell {
    private let bar = UIView()
    /// The part of the room that the bar takes.
    private var length: NSLayoutConstraint?

    /// Lengths in points.
    private enum Metrics {
        static let gap: CGFloat = 3
        static let cornerRadius: CGFloat = 5
        static let shortest: CGFloat = 12
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bar.layer.cornerRadius = Metrics.cornerRadius
        bar.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bar)
        selectionStyle = .none
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Metrics.gap),
            bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Metrics.gap),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BarCell is registered as a class.")
    }

    /// Shows one number of `count`, from 0.
    func show(_ number: Int, of count: Int) {
        // From red to violet: the hues after it are red again.
        let hue = CGFloat(number) / CGFloat(count) * 0.8
        bar.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(hue: hue, saturation: 0.7, brightness: 0.85, alpha: 1)
                : UIColor(hue: hue, saturation: 0.65, brightness: 0.95, alpha: 1)
        }
        accessibilityLabel = "\(number + 1)"
        takeShare(CGFloat(number + 1) / CGFloat(count))
    }

    /// Makes the bar longer than the shortest by a share, from 0 to 1, of what is left.
    private func takeShare(_ share: CGFloat) {
        // A constraint's multiplier stays as it is: another share is another constraint.
        length?.isActive = false
        let length = bar.widthAnchor.constraint(
            equalTo: contentView.layoutMarginsGuide.widthAnchor, multiplier: share,
            constant: Metrics.shortest * (1 - share))
        length.isActive = true
        self.length = length
    }
}
