import AdaptiveCards
import TrestleImages
import UIKit

extension CardViewBuilder {
    /// The height of an image that is as wide as its row, in points.
    private static let wideHeight: CGFloat = 180

    /// - Parameter maximumHeight: The maximum height in points, or `nil` for any height.
    func imageView(
        _ image: CardImage, size: CardImageSize? = nil, defaultSide: CGFloat? = nil, maximumHeight: CGFloat? = nil
    ) -> UIView {
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
        let height = min(image.height.map { CGFloat($0) } ?? width ?? Self.wideHeight, maximumHeight ?? .infinity)
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
        style.addMargins(to: stack)
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
        let config = style.hostConfig.imageSet
        let size = set.size ?? config.imageSize ?? .medium
        let maximumHeight = config.maximumImageHeight.map { CGFloat($0) }
        let perRow = size == .small ? 6 : size == .large ? 2 : 3
        let grid = UIStackView()
        grid.axis = .vertical
        grid.alignment = .leading
        grid.spacing = 8
        for start in stride(from: 0, to: set.images.count, by: perRow) {
            let images = set.images[start..<min(start + perRow, set.images.count)]
            let row = UIStackView(
                arrangedSubviews: images.map {
                    imageView($0, size: size == .auto ? .medium : size, maximumHeight: maximumHeight)
                })
            row.spacing = set.style == .stacked ? -12 : 8
            grid.addArrangedSubview(row)
        }
        return grid
    }

    func mediaView(_ media: CardMedia, _ context: CardViewContext) -> UIView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 4
        if let poster = media.poster ?? style.hostConfig.media.defaultPoster {
            var image = CardImage(poster)
            image.alternativeText = media.alternativeText
            stack.addArrangedSubview(imageView(image))
        }
        let button = style.hostConfig.media.playButton
        var text = CardTextBlock(
            (button == nil ? "▶ " : "") + (media.alternativeText ?? media.sources.first?.url.lastPathComponent ?? ""))
        text.style.color = .accent
        stack.addArrangedSubview(mediaTitle(view(for: CardElement(.text(text)), in: context), button: button))
        return stack
    }
    /// Returns the title of media, after the image of a host configuration for the button that begins playback.
    private func mediaTitle(_ title: UIView, button: URL?) -> UIView {
        guard let button else { return title }
        var image = CardImage(button)
        let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24)
        (image.width, image.height) = (side, side)
        let row = UIStackView(arrangedSubviews: [imageView(image), title])
        row.spacing = 8
        row.alignment = .center
        return row
    }
}
