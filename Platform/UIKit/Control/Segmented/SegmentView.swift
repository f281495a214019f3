/// A segment of a segmented control, with its title or image.
@MainActor
final class SegmentView: UIView {
    private(set) var content: SegmentContent
    private let label = UILabel()
    private let imageView = UIImageView()

    init(_ content: SegmentContent) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        imageView.contentMode = .center
        addSubview(label)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("SegmentView.init(coder:) is not supported. Decode a UISegmentedControl instead.")
    }

    /// Shows `content` with the title attributes. The attributes of the selected state are used for the
    /// width, because a selected title may be wider.
    func show(
        _ content: SegmentContent, attributes: [NSAttributedString.Key: Any],
        selectedAttributes: [NSAttributedString.Key: Any]
    ) {
        self.content = content
        let title = content.displayedTitle ?? ""
        label.attributedText = NSAttributedString(string: title, attributes: attributes)
        imageView.image = content.displayedImage
        imageView.tintColor = attributes[.foregroundColor] as? UIColor
        let selectedWidth = NSAttributedString(string: title, attributes: selectedAttributes).size().width
        contentWidth = content.displayedImage?.size.width ?? max(selectedWidth, label.attributedText?.size().width ?? 0)
        setNeedsLayout()
    }

    /// The maximum width of the content in both the normal and the selected state, in points.
    private(set) var contentWidth: CGFloat = 0

    /// The offset of the content that results from the segment's position in the control.
    var adjustment = UIOffset.zero {
        didSet { if adjustment != oldValue { setNeedsLayout() } }
    }

    /// Whether a touch is about to select the segment.
    var isPressed = false {
        didSet {
            guard isPressed != oldValue else { return }
            UIView.animate(withDuration: SegmentMetrics.pressDuration, delay: 0, options: .allowUserInteraction) {
                [self] in
                for view in [label, imageView] { view.alpha = isPressed ? SegmentMetrics.pressedOpacity : 1 }
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let contentRect = bounds.clampedInset(dx: SegmentMetrics.titleMargin, dy: 0)
        let contentFrame = contentRect.offsetBy(
            dx: content.offset.width + adjustment.horizontal, dy: content.offset.height + adjustment.vertical)
        for view in [label, imageView] { view.frame = contentFrame }
    }
}
