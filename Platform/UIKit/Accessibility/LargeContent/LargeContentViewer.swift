/// The card in the middle of the screen with the large version of an item.
final class LargeContentViewer: UIView {
    // Lengths in points, compared by eye with iOS 17.
    private static let side: CGFloat = 250
    /// The margin to the edges of a small container.
    private static let margin: CGFloat = 20
    private static let cornerRadius: CGFloat = 20
    private static let padding: CGFloat = 20
    private static let imageSide: CGFloat = 100
    private static let gap: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 28, weight: .semibold)
    /// The durations, in seconds.
    private static let showDuration: TimeInterval = 0.15
    private static let hideDuration: TimeInterval = 0.25

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let imageView = UIImageView()
    private let label = UILabel()
    private var imageInsets = UIEdgeInsets.zero

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        background.layer.cornerRadius = Self.cornerRadius
        background.layer.cornerCurve = .continuous
        background.clipsToBounds = true
        label.font = Self.font
        label.textAlignment = .center
        label.numberOfLines = 3
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        imageView.tintColor = .label
        addSubview(background)
        for view in [imageView, label] { background.contentView.addSubview(view) }
    }

    @available(*, unavailable, message: "A large content viewer is created by its interaction.")
    required init?(coder: NSCoder) {
        preconditionFailure("LargeContentViewer cannot be decoded. UILargeContentViewerInteraction shows it.")
    }

    /// Displays an item in the middle of a container.
    func show(_ item: any UILargeContentViewerItem, in container: UIView) {
        label.text = item.largeContentTitle
        showImage(of: item)
        let isNew = superview !== container
        container.addSubview(self)
        let side = max(
            0, min(Self.side, container.bounds.width - 2 * Self.margin, container.bounds.height - 2 * Self.margin))
        bounds.size = CGSize(width: side, height: side)
        center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        setNeedsLayout()
        guard isNew else { return }
        alpha = 0
        UIView.animate(withDuration: Self.showDuration, delay: 0, options: .allowUserInteraction) { self.alpha = 1 }
    }

    private func showImage(of item: any UILargeContentViewerItem) {
        guard let image = item.largeContentImage else {
            imageView.image = nil
            return
        }
        let isScaled = image.isSymbolImage || item.scalesLargeContentImage
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.imageSide * 0.75)
        imageView.contentMode = isScaled ? .scaleAspectFit : .center
        imageView.image =
            image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        imageInsets = item.largeContentImageInsets
    }

    func hide() {
        UIView.animate(withDuration: Self.hideDuration, delay: 0, options: .allowUserInteraction) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let area = bounds.insetBy(dx: Self.padding, dy: Self.padding)
        let hasImage = imageView.image != nil
        let hasTitle = label.text?.isEmpty == false
        let imageHeight = hasImage ? Self.imageSide : 0
        let gap = hasImage && hasTitle ? Self.gap : 0
        let room = max(0, area.height - imageHeight - gap)
        let titleHeight =
            hasTitle ? min(room, label.sizeThatFits(CGSize(width: area.width, height: room)).height) : 0
        let top = area.midY - (imageHeight + gap + titleHeight) / 2
        imageView.frame = CGRect(
            x: area.midX - Self.imageSide / 2, y: top.rounded(), width: Self.imageSide, height: imageHeight
        ).inset(by: imageInsets)
        label.frame = CGRect(
            x: area.minX, y: (top + imageHeight + gap).rounded(), width: area.width, height: titleHeight.rounded(.up))
    }
}
