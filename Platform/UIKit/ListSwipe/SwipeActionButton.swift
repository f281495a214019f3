/// A button of the swipe actions of a row.
final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel()
    private let imageView = UIImageView()
    private let effectView: UIVisualEffectView?
    /// The height of rows, in points, below which an image is displayed without its title, as on iOS.
    private static let heightForBoth: CGFloat = 91
    /// The distance between image and title, in points.
    private static let gap: CGFloat = 6
    /// The size of the title, in points, as on iOS.
    private static let titleSize: CGFloat = 15

    init(_ action: UIContextualAction) {
        self.action = action
        effectView = action.backgroundEffect.map(UIVisualEffectView.init)
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.visibleBackgroundColor
        label.text = action.title
        label.font = .systemFont(ofSize: Self.titleSize)
        label.textColor = .white
        label.textAlignment = .center
        imageView.image = action.image
        imageView.tintColor = .white
        if let effectView {
            effectView.isUserInteractionEnabled = false
            addSubview(effectView)
        }
        addSubview(imageView)
        addSubview(label)
        accessibilityLabel = action.title
    }

    override var canBecomeFocused: Bool { false }

    required init?(coder: NSCoder) { nil }

    /// Returns the preferred width of the button in a row of a height.
    func width(height: CGFloat) -> CGFloat {
        let text = showsTitle(height) ? label.sizeThatFits(.zero).width : 0
        let image = action.image?.size.width ?? 0
        return max(SwipeLayout.buttonWidth, (max(text, image) + 2 * SwipeLayout.titleMargin).rounded(.up))
    }

    private func showsTitle(_ height: CGFloat) -> Bool {
        action.title?.isEmpty == false && (action.image == nil || height >= Self.heightForBoth)
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.7 : 1 }
    }

    /// The width in which the contents are centered, from the inner edge of the button.
    var contentWidth: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether the inner edge of the button is at its left.
    var isInnerEndLeft = true

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView?.frame = bounds
        // A button that grows keeps its contents at its inner edge.
        let width = contentWidth
        let start = isInnerEndLeft ? 0 : bounds.width - width
        let image = action.image?.size ?? .zero
        let showsTitle = showsTitle(bounds.height)
        label.isHidden = !showsTitle
        let text = showsTitle ? label.sizeThatFits(.zero) : .zero
        let gap = image.height > 0 && text.height > 0 ? Self.gap : 0
        var y = ((bounds.height - image.height - gap - text.height) / 2).roundedToPixel(traitCollection)
        let middle = start + width / 2
        imageView.frame = CGRect(
            x: (middle - image.width / 2).roundedToPixel(traitCollection), y: y, width: image.width,
            height: image.height)
        y += image.height + gap
        label.frame = CGRect(
            x: (middle - text.width / 2).roundedToPixel(traitCollection), y: y, width: text.width, height: text.height)
    }
}
