import AdaptiveCards
import TrestleImages
import UIKit

/// An image that covers the area behind a group. What exceeds the area is cut off, depending on the alignment of the image.
final class CardBackgroundView: UIView {
    private let content: CardBackgroundImage
    private let imageView = RemoteImageView()

    init(_ content: CardBackgroundImage, url: URL, loader: ImageLoader) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        imageView.contentMode = .scaleToFill
        imageView.onStateChange = { [weak self] _ in self?.setNeedsLayout() }
        addSubview(imageView)
        imageView.show(url, loader: loader)
    }

    @available(*, unavailable, message: "CardBackgroundView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("CardBackgroundView does not support init(coder:). Create it with init(_:url:loader:).")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let size = imageView.image?.size, size.width > 0, size.height > 0 else {
            imageView.frame = bounds
            return
        }
        let ratio = max(bounds.width / size.width, bounds.height / size.height)
        let scaled = CGSize(width: size.width * ratio, height: size.height * ratio)
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
        imageView.frame = CGRect(
            x: (bounds.width - scaled.width) * horizontal, y: (bounds.height - scaled.height) * vertical,
            width: scaled.width, height: scaled.height)
    }
}
