/// What stands in an alert for an action. Who touches it is followed by the alert's view, since a finger may go from one button
/// to another.
final class AlertButton: UIView {
    let action: UIAlertAction
    let label = UILabel()
    private let look: AlertLook
    private let isBold: Bool

    init(_ action: UIAlertAction, look: AlertLook, isBold: Bool) {
        self.action = action
        self.look = look
        self.isBold = isBold
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        accessibilityLabel = action.title
        refresh()
    }

    @available(*, unavailable, message: "an alert makes its buttons of actions")
    required init?(coder: NSCoder) {
        preconditionFailure("AlertButton: an alert makes its buttons of actions")
    }

    /// Whether a finger is on it, or the keyboard has come to it.
    var showsHighlight = false {
        didSet { backgroundColor = showsHighlight ? AlertLook.pressedColor : nil }
    }

    /// Shows the action as it is now.
    func refresh() {
        label.font = look.buttonFont(isBold: isBold, traitCollection)
        accessibilityIdentifier = action.accessibilityIdentifier
        label.textColor =
            !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    /// How wide the button would like to be, in points.
    var naturalWidth: CGFloat {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width + 2 * look.buttonSide
    }

    /// How high the button is, in points: higher for large text.
    var naturalHeight: CGFloat { max(look.buttonHeight, (label.font.lineHeight + look.buttonPadding).rounded(.up)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.narrowed(dx: look.buttonSide, dy: 0)
    }
}
