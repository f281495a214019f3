/// The button of an action in an alert. The alert's view tracks touches, as they may move from one button to
/// another.
final class AlertButton: UIView {
    let action: UIAlertAction
    let label = UILabel()
    private let alertStyle: AlertStyle
    private let isBold: Bool

    init(_ action: UIAlertAction, alertStyle: AlertStyle, isBold: Bool) {
        self.action = action
        self.alertStyle = alertStyle
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

    @available(*, unavailable, message: "AlertButton is created by UIAlertController")
    required init?(coder: NSCoder) {
        preconditionFailure("AlertButton can't be decoded. UIAlertController creates it.")
    }

    /// Whether the button is touched or selected with the keyboard.
    var showsHighlight = false {
        didSet { backgroundColor = showsHighlight ? AlertStyle.pressedColor : nil }
    }

    /// Shows the current values of the action.
    func refresh() {
        label.font = alertStyle.buttonFont(isBold: isBold, traitCollection)
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

    /// The preferred width, in points.
    var naturalWidth: CGFloat {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width + 2
            * alertStyle.buttonSide
    }

    /// The height, in points, which grows with the text size.
    var naturalHeight: CGFloat {
        max(alertStyle.buttonHeight, (label.font.lineHeight + alertStyle.buttonPadding).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.clampedInset(dx: alertStyle.buttonSide, dy: 0)
    }
}
