import UIKit

/// The picture of a product: its symbol on its color.
final class ProductArtwork: UIView {
    private let symbol = UIImageView()

    /// Creates a picture.
    ///
    /// - Parameter symbolSize: The point size of the symbol.
    init(symbolSize: CGFloat, cornerRadius: CGFloat) {
        super.init(frame: .zero)
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        symbol.tintColor = .white
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: symbolSize)
        symbol.translatesAutoresizingMaskIntoConstraints = false
        addSubview(symbol)
        NSLayoutConstraint.activate([
            symbol.centerXAnchor.constraint(equalTo: centerXAnchor),
            symbol.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ProductArtwork does not support init(coder:). Create it with init(symbolSize:cornerRadius:).")
    }

    func show(_ product: Product) {
        backgroundColor = product.color
        symbol.image = UIImage(systemName: product.symbol)
    }
}

extension UIView {
    /// Adds a view that fills this one.
    ///
    /// - Parameter inset: The distance from the upper and lower edges, in points.
    func fill(with view: UIView, inset: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}

extension UILabel {
    /// A label that follows the preferred text size, with as many lines as its text needs.
    convenience init(_ style: UIFont.TextStyle, color: UIColor = .label) {
        self.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        textColor = color
    }
}
