import AdaptiveCards
import TrestleImages
import UIKit

extension CardViewBuilder {
    /// The height of an image that is as wide as its row, in points.
    private static let wideHeight: CGFloat = 180

    func imageView(_ image: CardImage, size: CardImageSize? = nil, defaultSide: CGFloat? = nil) -> UIView {
        let view = RemoteImageView(frame: .zero)
        view.placeholder = UIImage(systemName: "photo")
        view.tintColor = .tertiaryLabel
        view.contentMode = image.style == .person ? .scaleAspectFill : .scaleAspectFit
        view.clipsToBounds = true
        view.accessibilityLabel = image.alternativeText
        view.isAccessibilityElement = image.alternativeText != nil
        if let color = image.backgroundColor {
            view.backgroundColor = UIColor(color)
        }
        let side = style.points(size ?? image.size) ?? defaultSide
        let width = image.width.map { CGFloat($0) } ?? image.height.map { CGFloat($0) } ?? side
        let height = image.height.map { CGFloat($0) } ?? width ?? Self.wideHeight
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        if let width {
            let constraint = view.widthAnchor.constraint(equalToConstant: width)
            // Columns may be narrower.
            constraint.priority = UILayoutPriority(700)
            constraint.isActive = true
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
            view.setContentHuggingPriority(UILayoutPriority(1), for: axis)
        }
        switch image.style {
        case .person: view.layer.cornerRadius = min(width ?? height, height) / 2
        case .roundedCorners: view.layer.cornerRadius = CardStyle.cornerRadius
        case .default: break
        }
        if let loader = configuration.images, let url = configuration.allowedImage(image.url) {
            view.show(url, loader: loader)
        } else {
            view.image = view.placeholder
        }
        return view
    }

    /// Adds an image behind the views of a group, and space around them.
    func addBackground(_ image: CardBackgroundImage?, to stack: UIStackView) {
        guard let image, let loader = configuration.images, let url = configuration.allowedImage(image.url) else {
            return
        }
        let view = CardBackgroundView(image, url: url, loader: loader)
        view.layer.cornerRadius = CardStyle.cornerRadius
        view.frame = stack.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stack.insertSubview(view, at: 0)
        CardStyle.addMargins(to: stack)
    }

    /// Returns a view as wide as its row in which another one has its own width.
    func aligned(_ view: UIView, _ alignment: CardHorizontalAlignment?) -> UIView {
        let stack = UIStackView(arrangedSubviews: [view])
        stack.axis = .vertical
        let hasWidth = view.constraints.contains { $0.firstAttribute == .width }
        stack.alignment = hasWidth ? CardStyle.alignment(alignment) : .fill
        return stack
    }

    func imageGrid(_ set: CardImageSet) -> UIView {
        let size = set.size ?? .medium
        let perRow = size == .small ? 6 : size == .large ? 2 : 3
        let grid = UIStackView()
        grid.axis = .vertical
        grid.alignment = .leading
        grid.spacing = 8
        for start in stride(from: 0, to: set.images.count, by: perRow) {
            let images = set.images[start..<min(start + perRow, set.images.count)]
            let row = UIStackView(arrangedSubviews: images.map { imageView($0, size: size == .auto ? .medium : size) })
            row.spacing = set.style == .stacked ? -12 : 8
            grid.addArrangedSubview(row)
        }
        return grid
    }

    func mediaView(_ media: CardMedia, _ context: CardViewContext) -> UIView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 4
        if let poster = media.poster {
            var image = CardImage(poster)
            image.alternativeText = media.alternativeText
            stack.addArrangedSubview(imageView(image))
        }
        var text = CardTextBlock("▶ " + (media.alternativeText ?? media.sources.first?.url.lastPathComponent ?? ""))
        text.style.color = .accent
        stack.addArrangedSubview(view(for: CardElement(.text(text)), in: context))
        return stack
    }
}
