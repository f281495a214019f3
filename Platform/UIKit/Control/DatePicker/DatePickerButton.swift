/// A grey button with a date or a time; its text is tinted while what it opens is open.
@MainActor
final class DatePickerButton: UIControl {
    private let label = UILabel()
    /// What is chosen with what it opens.
    let mode: UIDatePicker.Mode

    init(_ mode: UIDatePicker.Mode, onPress: @escaping (DatePickerButton) -> Void) {
        self.mode = mode
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = DatePickerLook.buttonRadius
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.textAlignment = .center
        addSubview(label)
        addAction(
            UIAction { [weak self] _ in if let self { onPress(self) } }, for: [.touchUpInside, .primaryActionTriggered])
    }

    required init?(coder: NSCoder) { preconditionFailure("The button of a date picker is made by it alone") }

    var text: String {
        get { label.text ?? "" }
        set {
            guard newValue != label.text else { return }
            label.text = newValue
            superview?.setNeedsLayout()
        }
    }

    /// Whether what it opens is open.
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
            width: (text.width + 2 * DatePickerLook.buttonMargin).rounded(.up),
            height: max(DatePickerLook.buttonHeight, (text.height + 2 * DatePickerLook.textMargin).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.narrowed(dx: DatePickerLook.buttonMargin, dy: 0)
    }
}
