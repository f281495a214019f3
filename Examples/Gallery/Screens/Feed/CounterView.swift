import UIKit

/// A number next to a symbol for the counted items.
final class CounterView: UIView {
    var count = 0 {
        didSet {
            label.text = "\(count)"
            accessibilityLabel = "\(count) \(unit)"
        }
    }

    private let unit: String
    private let symbolView: UIImageView
    private let label = UILabel()

    /// The distance between the symbol and the number, in points.
    private let spacing: CGFloat = 6

    /// Creates a counter.
    ///
    /// - Parameters:
    ///   - symbol: The name of the system symbol.
    ///   - unit: The counted items, such as “likes”, for the accessibility label.
    init(symbol: String, unit: String) {
        self.unit = unit
        symbolView = UIImageView(image: UIImage(systemName: symbol))
        super.init(frame: .zero)
        symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        symbolView.tintColor = .secondaryLabel
        symbolView.setContentHuggingPriority(.required, for: .horizontal)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        for part in [symbolView, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            symbolView.leadingAnchor.constraint(equalTo: leadingAnchor),
            symbolView.centerYAnchor.constraint(equalTo: label.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: spacing),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CounterView does not support init(coder:). Create it with init(symbol:unit:).")
    }
}
