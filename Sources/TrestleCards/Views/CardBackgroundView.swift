import AdaptiveCards
import TrestleImages
import UIKit

/// An image behind a group. It covers the area, or is repeated in its own size. What exceeds the area is cut off, depending on the
/// alignment of the image.
final class CardBackgroundView: UIView {
    private let content: CardBackgroundImage
    private let url: URL
    private weak var loader: ImageLoader?
    private let imageView = RemoteImageView()
    /// The repetitions of the image, `nil` for an image that covers the area.
    private lazy var tiles = content.fillMode == .cover ? nil : CardTileView(frame: .zero)

    init(_ content: CardBackgroundImage, url: URL, loader: ImageLoader) {
        self.content = content
        self.url = url
        self.loader = loader
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        imageView.contentMode = .scaleToFill
        imageView.onStateChange = { [weak self] _ in self?.setNeedsLayout() }
        addSubview(imageView)
        if let tiles {
            // The image view only loads the image.
            imageView.isHidden = true
            addSubview(tiles)
        }
        imageView.show(url, loader: loader)
    }

    @available(*, unavailable, message: "CardBackgroundView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("CardBackgroundView does not support init(coder:). Create it with init(_:url:loader:).")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let image = displayedImage, case let size = image.size, size.width > 0, size.height > 0 else {
            imageView.frame = bounds
            return
        }
        if let tiles {
            imageView.frame = bounds
            tiles.frame = tiledArea(size)
            tiles.image = imageView.state == .loaded ? image : nil
        } else {
            let ratio = max(bounds.width / size.width, bounds.height / size.height)
            imageView.frame = aligned(CGSize(width: size.width * ratio, height: size.height * ratio))
        }
    }

    /// Returns the frame of an image of a size, which may be larger or smaller than the view.
    private func aligned(_ size: CGSize) -> CGRect {
        let horizontal: CGFloat =
            switch content.horizontalAlignment {
            case .left: 0
            case .center: 0.5
            case .right: 1
            }
        let vertical: CGFloat =
            switch content.verticalAlignment {
            case .top: 0
            case .center: 0.5
            case .bottom: 1
            }
        return CGRect(
            x: (bounds.width - size.width) * horizontal, y: (bounds.height - size.height) * vertical,
            width: size.width, height: size.height)
    }

    /// The image. A repeated one has a point for each pixel of its file, as cards are described, also if it was reduced.
    private var displayedImage: UIImage? {
        guard tiles != nil, let image = imageView.image, let pixels = image.cgImage, pixels.width > 0 else {
            return imageView.image
        }
        if tiles?.image?.cgImage === pixels { return tiles?.image }
        let width = loader?.pixelSize(of: url)?.width ?? CGFloat(pixels.width)
        return UIImage(cgImage: pixels, scale: CGFloat(pixels.width) / width, orientation: image.imageOrientation)
    }

    /// Returns the area of the repetitions, which begins with a whole one, so that one of them has the alignment of the image.
    private func tiledArea(_ size: CGSize) -> CGRect {
        let image = aligned(size)
        let repeatsHorizontally = content.fillMode != .repeatVertically
        let repeatsVertically = content.fillMode != .repeatHorizontally
        let left = repeatsHorizontally ? Self.start(before: image.minX, period: size.width) : image.minX
        let top = repeatsVertically ? Self.start(before: image.minY, period: size.height) : image.minY
        return CGRect(
            x: left, y: top, width: repeatsHorizontally ? bounds.width - left : size.width,
            height: repeatsVertically ? bounds.height - top : size.height)
    }

    /// Returns the position of the repetition that contains the edge of the area.
    private static func start(before position: CGFloat, period: CGFloat) -> CGFloat {
        position - (position / period).rounded(.up) * period
    }
}

/// Draws an image in its own size, again and again from its top left corner.
final class CardTileView: UIView {
    var image: UIImage? {
        didSet { if image !== oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    @available(*, unavailable, message: "CardTileView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("CardTileView does not support init(coder:). Create it with init(frame:).")
    }

    override func draw(_ rect: CGRect) { image?.drawAsPattern(in: bounds) }
}
