import UIKit

/// A large card with a product's picture, name and description.
final class FeaturedProductCell: UICollectionViewCell {
    private let artwork = ProductArtwork(symbolSize: 72, cornerRadius: 14)
    private let name = UILabel(.title2, color: .white)
    private let detail = UILabel(
        .subheadline,
        color: UIColor { traits in UIColor(white: 1, alpha: traits.accessibilityContrast == .high ? 1 : 0.85) })

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.fill(with: artwork)
        let texts = UIStackView(arrangedSubviews: [name, detail])
        texts.axis = .vertical
        texts.spacing = 2
        texts.translatesAutoresizingMaskIntoConstraints = false
        artwork.addSubview(texts)
        artwork.heightAnchor.constraint(greaterThanOrEqualToConstant: 210).isActive = true
        NSLayoutConstraint.activate([
            texts.topAnchor.constraint(greaterThanOrEqualTo: artwork.topAnchor, constant: 14),
            texts.leadingAnchor.constraint(equalTo: artwork.leadingAnchor, constant: 16),
            texts.trailingAnchor.constraint(equalTo: artwork.trailingAnchor, constant: -16),
            texts.bottomAnchor.constraint(equalTo: artwork.bottomAnchor, constant: -14),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FeaturedProductCell does not support init(coder:). Register it for reuse.")
    }

    func show(_ product: Product) {
        artwork.show(product)
        name.text = product.name
        detail.text = product.detail
    }
}

/// A square picture above a product's name and price.
final class ProductCardCell: UICollectionViewCell {
    private let artwork = ProductArtwork(symbolSize: 40, cornerRadius: 12)
    private let name = UILabel(.subheadline)
    private let price = UILabel(.footnote, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor).isActive = true
        let stack = UIStackView(arrangedSubviews: [artwork, name, price])
        stack.axis = .vertical
        stack.spacing = 2
        stack.setCustomSpacing(8, after: artwork)
        contentView.fill(with: stack)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ProductCardCell does not support init(coder:). Register it for reuse.")
    }

    func show(_ product: Product) {
        artwork.show(product)
        name.text = product.name
        price.text = "\(product.price) €"
    }
}

/// A small picture beside a product's name, description and price.
final class ProductRowCell: UICollectionViewCell {
    private let artwork = ProductArtwork(symbolSize: 24, cornerRadius: 10)
    private let name = UILabel(.body)
    private let detail = UILabel(.footnote, color: .secondaryLabel)
    private let price = UILabel(.headline, color: .tintColor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let texts = UIStackView(arrangedSubviews: [name, detail])
        texts.axis = .vertical
        price.setContentHuggingPriority(.required, for: .horizontal)
        price.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [artwork, texts, price])
        stack.alignment = .center
        stack.spacing = 12
        contentView.fill(with: stack, inset: 6)
        NSLayoutConstraint.activate([
            artwork.widthAnchor.constraint(equalToConstant: 52), artwork.heightAnchor.constraint(equalToConstant: 52),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ProductRowCell does not support init(coder:). Register it for reuse.")
    }

    func show(_ product: Product) {
        artwork.show(product)
        name.text = product.name
        detail.text = product.detail
        price.text = "\(product.price) €"
    }
}
