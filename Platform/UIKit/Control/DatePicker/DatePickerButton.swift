/// A gray button with a date or time. Its text is tinted while its popover is open.
@MainActor
final class DatePickerButton: UIControl {
    private let label = UILabel()
    /// The mode of the date picker that the button opens.
    let mode: UIDatePicker.Mode

    init(_ mode: UIDatePicker.Mode, onPress: @escaping (DatePickerButton) -> Void) {
        self.mode = mode
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = DatePickerMetrics.buttonRadius
        layer.cornerCurve = .continuous
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.textAlignment = .center
        addSubview(label)
        addAction(
            UIAction { [weak self] _ in if let self { onPress(self) } }, for: [.touchUpInside, .primaryActionTriggered])
    }

    required init?(coder: NSCoder) {
        preconditionFailure("DatePickerButton.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    var text: String {
        get { label.text ?? "" }
        set {
            guard newValue != label.text else { return }
            label.text = newValue
            superview?.setNeedsLayout()
        }
    }

    /// Whether the button's popover is open.
    var isOpen = false { didSet { updateColor() } }

    override var isHighlighted: Bool { didSet { updateColor() } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    private func updateColor() {
        label.textColor = isOpen ? tintColor : .label
        label.alpha = isHighlighted && !isOpen ? 0.4 : 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(
            width: (text.width + 2 * DatePickerMetrics.buttonMargin).rounded(.up),
            height: max(DatePickerMetrics.buttonHeight, (text.height + 2 * DatePickerMetrics.textMargin).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.clampedInset(dx: DatePickerMetrics.buttonMargin, dy: 0)
    }
}
