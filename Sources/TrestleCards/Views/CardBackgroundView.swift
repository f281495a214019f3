import AdaptiveCards
import TrestleImages
import UIKit

/// An image behind a group. It covers the area, or is repeated in its own size. What exceeds the area is cut off, depending on the
/// alignment of the image.
final class CardBackgroundView: UIView {
    private let content: CardBackgroundImage
    private let imageView = RemoteImageView()
    /// The repetitions of the image, `nil` for an image that covers the area.
    private lazy var tiles = content.fillMode == .cover ? nil : CardTileView(frame: .zero)

    init(_ content: CardBackgroundImage, url: URL, loader: ImageLoader) {
        self.content = content
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
        let covered = covered(by: size)
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
        let frame = CGRect(
            x: (bounds.width - covered.width) * horizontal, y: (bounds.height - covered.height) * vertical,
            width: covered.width, height: covered.height)
        if let tiles {
            imageView.frame = bounds
            tiles.frame = frame
            tiles.image = imageView.state == .loaded ? image : nil
        } else {
            imageView.frame = frame
        }
    }

    /// The image. A repeated one has a point for each pixel, as cards are described, on screens of any scale.
    private var displayedImage: UIImage? {
        guard tiles != nil, let image = imageView.image, image.scale != 1, let pixels = image.cgImage else {
            return imageView.image
        }
        if tiles?.image?.cgImage === pixels { return tiles?.image }
        return UIImage(cgImage: pixels, scale: 1, orientation: image.imageOrientation)
    }

    /// Returns the size of the image, or of its repetitions.
    private func covered(by size: CGSize) -> CGSize {
        switch content.fillMode {
        case .cover:
            let ratio = max(bounds.width / size.width, bounds.height / size.height)
            return CGSize(width: size.width * ratio, height: size.height * ratio)
        case .repeatHorizontally: return CGSize(width: bounds.width, height: size.height)
        case .repeatVertically: return CGSize(width: size.width, height: bounds.height)
        case .repeat: return bounds.size
        }
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
