import AdaptiveCards
import TrestleImages
import UIKit

extension CardViewBuilder {
    /// Returns the view of an image.
    func imageView(_ image: CardImage, _ context: CardViewContext) -> CardImageView {
        imageView(image, context, sizing: sizing(of: image, context))
    }

    private func imageView(
        _ image: CardImage, _ context: CardViewContext, sizing: CardImageView.Sizing, heightLimit: CGFloat? = nil
    ) -> CardImageView {
        let view = CardImageView(
            image, sizing: sizing, widthPriority: context.imagePriority, heightLimit: heightLimit)
        guard let loader = configuration.images, let url = configuration.allowedImage(image.url) else { return view }
        view.pixelSize = loader.pixelSize(of: url)
        view.onPixelSize = onPixelSize
        view.load(url, loader: loader)
        return view
    }

    private func sizing(of image: CardImage, _ context: CardViewContext) -> CardImageView.Sizing {
        switch (image.width, image.height) {
        case (let width?, let height?): return .exact(CGSize(width: width, height: height))
        case (let width?, nil): return .width(width)
        case (nil, let height?): return .height(height)
        case (nil, nil): break
        }
        if let width = style.points(image.size) { return .width(width) }
        // The width of an automatic column is that of its content.
        return image.size == .stretch && !context.isInAutomaticColumn
            ? .fill : .natural(placeholder: context.placeholderSide)
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

    /// Returns a view as wide as its row in which an image has its own width.
    func aligned(
        _ view: CardImageView, _ alignment: CardHorizontalAlignment?, _ context: CardViewContext
    ) -> UIView {
        let stack = UIStackView(arrangedSubviews: [view])
        stack.axis = .vertical
        stack.alignment = CardStyle.alignment(alignment)
        stack.semanticContentAttribute = CardStyle.direction(context.isRightToLeft)
        return stack
    }

    func imageGrid(_ set: CardImageSet, _ context: CardViewContext) -> UIView {
        let config = style.hostConfig.imageSet
        let wanted = set.size ?? config.imageSize ?? .medium
        // Sets do not support the other sizes.
        let size = wanted == .auto || wanted == .stretch ? .medium : wanted
        let heightLimit = config.maximumImageHeight.map { CGFloat($0) } ?? CardStyle.maximumImageHeight
        if set.style == .stacked, set.images.count <= 2, let side = style.points(size) {
            return imageStack(set, side: side, context)
        }
        let perRow = size == .small ? 6 : size == .large ? 2 : 3
        let grid = UIStackView()
        grid.axis = .vertical
        grid.alignment = .leading
        grid.spacing = 8
        grid.semanticContentAttribute = CardStyle.direction(context.isRightToLeft)
        let sizing = style.points(size).map { CardImageView.Sizing.width($0) } ?? .natural(placeholder: nil)
        for start in stride(from: 0, to: set.images.count, by: perRow) {
            let images = set.images[start..<min(start + perRow, set.images.count)]
            let row = UIStackView(
                arrangedSubviews: images.map {
                    imageView($0, context, sizing: sizing, heightLimit: heightLimit)
                })
            row.alignment = .top
            row.semanticContentAttribute = grid.semanticContentAttribute
            row.spacing = 8
            row.hugContent()
            grid.addArrangedSubview(row)
        }
        return grid
    }

    /// Returns circles of which the first one is at the bottom, and above the second one at the top.
    private func imageStack(_ set: CardImageSet, side: CGFloat, _ context: CardViewContext) -> UIView {
        let images = set.images.map { image in
            var image = image
            image.style = .person
            return imageView(image, context, sizing: .width(side))
        }
        let stack = CardImageStackView(
            images, side: side, distance: side + max(set.offset.map { CGFloat($0) } ?? 0, -side),
            borderColor: style.surfaceColor(context.style))
        stack.semanticContentAttribute = CardStyle.direction(context.isRightToLeft)
        let row = UIStackView(arrangedSubviews: [stack])
        row.axis = .vertical
        row.alignment = .leading
        row.semanticContentAttribute = stack.semanticContentAttribute
        return row
    }

    func mediaView(_ media: CardMedia, _ context: CardViewContext) -> UIView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 4
        if let poster = media.poster ?? style.hostConfig.media.defaultPoster {
            var image = CardImage(poster)
            image.size = .stretch
            image.alternativeText = media.alternativeText
            stack.addArrangedSubview(imageView(image, context))
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
        let row = UIStackView(arrangedSubviews: [imageView(image, CardViewContext()), title])
        row.spacing = 8
        row.alignment = .center
        row.hugContent()
        return row
    }
}
