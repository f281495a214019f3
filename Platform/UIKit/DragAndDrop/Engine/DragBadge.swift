/// The badge at the corner of a dragged preview, which indicates the number of items and the operation of a
/// drop.
final class DragBadge: UIView {
    /// The height of the badge, and the margins of its text, in points.
    private static let height: CGFloat = 24
    private static let margin: CGFloat = 7
    /// The margin and the line width of the forbidden sign's ring, in points.
    private static let ringMargin: CGFloat = 6
    private static let ringWidth: CGFloat = 2

    private let label = UILabel()
    private let sign = Sign()
    /// The displayed contents.
    private(set) var content = Content(count: 0, operation: .cancel)

    /// The contents of the badge.
    struct Content: Equatable {
        var count: Int
        var operation: UIDropOperation

        /// The text, or `nil` for none.
        var text: String? {
            if operation == .forbidden { return nil }
            if count > 1 { return "\(count)" }
            return operation == .copy ? "+" : nil
        }

        var isEmpty: Bool { text == nil && operation != .forbidden }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        isHidden = true
        accessibilityIdentifier = "UIDragBadge"
        layer.cornerRadius = Self.height / 2
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        for view in [sign, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("DragBadge cannot be decoded. A drag creates its badge.")
    }

    /// Displays contents, centered at a point.
    func show(_ new: Content, at middle: CGPoint) {
        content = new
        isHidden = new.isEmpty
        backgroundColor =
            switch new.operation {
            case .copy: .systemGreen
            case .forbidden: .systemGray
            case .cancel, .move: .systemBlue
            }
        sign.isHidden = new.operation != .forbidden
        label.text = new.text
        let text = label.sizeThatFits(CGSize(width: 100, height: Self.height)).width
        bounds.size = CGSize(width: max(Self.height, text + 2 * Self.margin), height: Self.height)
        for view in [sign, label] { view.frame = bounds }
        center = middle
    }

    /// The sign for a drop that is not allowed: a ring with a diagonal.
    private final class Sign: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            isOpaque = false
            contentMode = .redraw
        }

        @available(*, unavailable, message: "DragBadge creates its sign")
        required init?(coder: NSCoder) {
            preconditionFailure("DragBadge.Sign cannot be decoded. A badge creates its sign.")
        }

        override func draw(_ rect: CGRect) {
            UIColor.white.setStroke()
            let ring = bounds.insetBy(dx: DragBadge.ringMargin, dy: DragBadge.ringMargin)
            let path = UIBezierPath(ovalIn: ring)
            let reach = ring.width / 2 / 2.0.squareRoot()
            path.move(to: CGPoint(x: ring.midX - reach, y: ring.midY - reach))
            path.addLine(to: CGPoint(x: ring.midX + reach, y: ring.midY + reach))
            path.lineWidth = DragBadge.ringWidth
            path.stroke()
        }
    }
}
