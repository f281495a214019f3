import UIKit

/// A colored bar whose length is proportional to a number.
final class BarCell: UITableViewCell {
    private let bar = UIView()
    /// The constraint for the bar's length, as a fraction of the available width.
    private var length: NSLayoutConstraint?

    /// Lengths in points.
    private enum Metrics {
        static let gap: CGFloat = 3
        static let cornerRadius: CGFloat = 5
        static let minimumLength: CGFloat = 12
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
        fatalError("BarCell does not support init(coder:). Register the class with the table.")
    }

    /// Shows a number in `0..<count`.
    func show(_ number: Int, of count: Int) {
        // From red to violet: hues above 0.8 are close to red again.
        let hue = CGFloat(number) / CGFloat(count) * 0.8
        bar.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(hue: hue, saturation: 0.7, brightness: 0.85, alpha: 1)
                : UIColor(hue: hue, saturation: 0.65, brightness: 0.95, alpha: 1)
        }
        accessibilityLabel = "\(number + 1)"
        setLength(toFraction: CGFloat(number + 1) / CGFloat(count))
    }

    /// Sets the bar's length to a fraction of the available width, between the minimum length and the full
    /// width.
    private func setLength(toFraction fraction: CGFloat) {
        // The multiplier of a constraint is immutable, so a new fraction requires a new constraint.
        length?.isActive = false
        let length = bar.widthAnchor.constraint(
            equalTo: contentView.layoutMarginsGuide.widthAnchor, multiplier: fraction,
            constant: Metrics.minimumLength * (1 - fraction))
        length.isActive = true
        self.length = length
    }
}
