/// The sign at a dragged picture's corner: how many items there are, and what a drop would do.
final class DragBadge: UIView {
    /// The badge's height in points, and the room beside its text.
    private static let height: CGFloat = 24
    private static let margin: CGFloat = 7
    /// The ring of the sign that says no: its room in the badge and its line, in points.
    private static let ringMargin: CGFloat = 6
    private static let ringWidth: CGFloat = 2

    private let label = UILabel()
    private var content = Content(count: 1, operation: .cancel)

    /// What the badge says.
    struct Content: Equatable {
        var count: Int
        var operation: UIDropOperation

        /// What is written; nil for nothing.
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
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("DragBadge: a drag makes its badge itself")
    }

    /// Shows what it says, with its middle at a point.
    func show(_ new: Content, at middle: CGPoint) {
        if new != content { setNeedsDisplay() }
        content = new
        isHidden = new.isEmpty
        backgroundColor =
            switch new.operation {
            case .copy: .systemGreen
            case .forbidden: .systemGray
            case .cancel, .move: .systemBlue
            }
        label.text = new.text
        let text = label.sizeThatFits(CGSize(width: 100, height: Self.height)).width
        bounds.size = CGSize(width: max(Self.height, text + 2 * Self.margin), height: Self.height)
        label.frame = bounds
        center = middle
    }

    override func draw(_ rect: CGRect) {
        guard content.operation == .forbidden else { return }
        UIColor.white.setStroke()
        let ring = bounds.insetBy(dx: Self.ringMargin, dy: Self.ringMargin)
        let path = UIBezierPath(ovalIn: ring)
        let reach = ring.width / 2 / 2.0.squareRoot()
        path.move(to: CGPoint(x: ring.midX - reach, y: ring.midY - reach))
        path.addLine(to: CGPoint(x: ring.midX + reach, y: ring.midY + reach))
        path.lineWidth = Self.ringWidth
        path.stroke()
    }
}
