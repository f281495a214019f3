import UIKit

/// A number behind the sign of what it counts.
final class CounterView: UIView {
    var count = 0 {
        didSet {
            label.text = "\(count)"
            accessibilityLabel = "\(count) \(meaning)"
        }
    }

    private let meaning: String
    private let sign: UIImageView
    private let label = UILabel()

    /// Between the sign and the number, in points.
    private let gap: CGFloat = 6

    /// - Parameter meaning: what is counted, such as “likes”, for those who can't see the sign.
    init(symbol: String, meaning: String) {
        self.meaning = meaning
        sign = UIImageView(image: UIImage(systemName: symbol))
        super.init(frame: .zero)
        sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        sign.tintColor = .secondaryLabel
        sign.setContentHuggingPriority(.required, for: .horizontal)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        for part in [sign, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            sign.leadingAnchor.constraint(equalTo: leadingAnchor),
            sign.centerYAnchor.constraint(equalTo: label.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: sign.trailingAnchor, constant: gap),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CounterView is made in code.")
    }
}
