/// A segment of a segmented control: its title or picture.
@MainActor
final class SegmentView: UIView {
    private(set) var content: SegmentContent
    private let label = UILabel()
    private let picture = UIImageView()

    init(_ content: SegmentContent) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        picture.contentMode = .center
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { preconditionFailure("A segment is made by its control alone") }

    /// Shows `content` with these attributes for its title; `chosen` are those it has when it is chosen, which may need more room.
    func show(
        _ content: SegmentContent, attributes: [NSAttributedString.Key: Any], chosen: [NSAttributedString.Key: Any]
    ) {
        self.content = content
        let title = content.shownTitle ?? ""
        label.attributedText = NSAttributedString(string: title, attributes: attributes)
        picture.image = content.shownImage
        picture.tintColor = attributes[.foregroundColor] as? UIColor
        let bold = NSAttributedString(string: title, attributes: chosen).size().width
        contentWidth = content.shownImage?.size.width ?? max(bold, label.attributedText?.size().width ?? 0)
        setNeedsLayout()
    }

    /// How wide what it shows is, in points, chosen or not.
    private(set) var contentWidth: CGFloat = 0

    /// Whether a finger on it is about to choose it.
    var isPressed = false {
        didSet {
            guard isPressed != oldValue else { return }
            UIView.animate(withDuration: SegmentLook.pressDuration, delay: 0, options: .allowUserInteraction) {
                [self] in
                for view in [label, picture] { view.alpha = isPressed ? SegmentLook.pressedOpacity : 1 }
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.narrowed(dx: SegmentLook.titleMargin, dy: 0)
        for view in [label, picture] { view.frame = room.offsetBy(dx: content.offset.width, dy: content.offset.height) }
    }
}
