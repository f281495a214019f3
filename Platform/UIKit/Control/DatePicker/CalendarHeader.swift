import Foundation

/// The header of a calendar, with the month and buttons for the previous and next month. A tap on the month
/// shows wheels to select one.
@MainActor
final class CalendarHeader: UIView {
    let title = CalendarTitle()
    let backward = CalendarArrow(symbol: "chevron.backward")
    let forward = CalendarArrow(symbol: "chevron.forward")

    init() {
        super.init(frame: .zero)
        for view in [title, backward, forward] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("CalendarHeader.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = DatePickerMetrics.calendarMargin
        let side = CalendarArrow.side
        let arrows = 2 * side - 2 * CalendarArrow.margin
        let width = min(title.sizeThatFits(.zero).width, bounds.width - 2 * margin - arrows - CalendarArrow.margin)
        var frames = [
            CGRect(x: margin, y: 0, width: width, height: bounds.height),
            CGRect(
                x: bounds.width - margin + CalendarArrow.margin - 2 * side, y: (bounds.height - side) / 2, width: side,
                height: side),
            CGRect(
                x: bounds.width - margin + CalendarArrow.margin - side, y: (bounds.height - side) / 2, width: side,
                height: side),
        ]
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for index in frames.indices { frames[index].origin.x = bounds.width - frames[index].maxX }
        }
        for (view, frame) in zip([title, backward, forward] as [UIView], frames) {
            view.semanticContentAttribute = semanticContentAttribute
            view.frame = frame
        }
    }
}

/// The month's name and a disclosure arrow, which points down while the wheels are visible.
@MainActor
final class CalendarTitle: UIControl {
    private let label = UILabel()
    private let arrow = UIImageView()

    private static let spacing: CGFloat = 5

    init() {
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        arrow.image = UIImage(
            systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
        arrow.contentMode = .center
        addSubview(label)
        addSubview(arrow)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("CalendarTitle.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    var text: String {
        get { label.text ?? "" }
        set {
            label.text = newValue
            superview?.setNeedsLayout()
            setNeedsLayout()
        }
    }

    /// Whether the wheels are visible.
    var isOpen = false { didSet { update() } }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func update() {
        label.textColor = isOpen ? tintColor : .label
        arrow.tintColor = tintColor
        arrow.transform = isOpen ? CGAffineTransform(rotationAngle: isRightToLeft ? -.pi / 2 : .pi / 2) : .identity
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        let image = arrow.image?.size ?? .zero
        return CGSize(width: (text.width + Self.spacing + image.width).rounded(.up), height: text.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = arrow.image?.size ?? .zero
        let width = bounds.width - image.width - Self.spacing
        label.frame = CGRect(
            x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        label.textAlignment = isRightToLeft ? .right : .left
        arrow.semanticContentAttribute = semanticContentAttribute
        arrow.bounds.size = image
        arrow.center = CGPoint(
            x: isRightToLeft ? image.width / 2 : bounds.width - image.width / 2, y: bounds.midY)
    }
}

/// A button for the previous or next month.
@MainActor
final class CalendarArrow: UIControl {
    private let image = UIImageView()

    /// The size of the touch target, and its margin around the symbol at the sides, in points.
    static let side: CGFloat = 44
    static let margin: CGFloat = 15

    init(symbol: String) {
        super.init(frame: .zero)
        image.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
        image.contentMode = .center
        addSubview(image)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("CalendarArrow.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    override var isEnabled: Bool { didSet { update() } }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private func update() { image.tintColor = isEnabled ? tintColor : .tertiaryLabel }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.semanticContentAttribute = semanticContentAttribute
        image.frame = bounds
    }
}
