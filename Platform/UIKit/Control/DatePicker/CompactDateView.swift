import Foundation

/// The compact style of a date picker: one or two buttons, which open a calendar or wheels for the time.
@MainActor
final class CompactDateView: UIView, DatePickerContent {
    private weak var owner: UIDatePicker?
    private var buttons: [DatePickerButton] = []
    private var settings: DatePickerSettings?
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    private let popover = DatePopover()
    var onChange: ((Date) -> Void)?

    init(of owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: .zero)
        popover.onChange = { [weak self] date in self?.onChange?(date) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("CompactDateView.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    func show(_ settings: DatePickerSettings) {
        let modes: [UIDatePicker.Mode] =
            switch settings.mode {
            case .time: [.time]
            case .dateAndTime: [.date, .time]
            case .date, .countDownTimer, .yearAndMonth: [settings.mode]
            }
        if modes != buttons.map(\.mode) {
            buttons.forEach { $0.removeFromSuperview() }
            buttons = modes.map { mode in
                DatePickerButton(mode) { [weak self] button in self?.open(button) }
            }
            buttons.forEach(addSubview)
        }
        self.settings = settings
        updateButtons()
        popover.settingsDidChange()
    }

    func show(_ date: Date, animated: Bool) {
        self.date = date
        updateButtons()
        popover.show(date)
    }

    private func updateButtons() {
        guard let formatter = settings?.formatter else { return }
        for button in buttons {
            button.text =
                switch button.mode {
                case .time: formatter.time(date)
                case .yearAndMonth: formatter.text(date, template: "yMMMM")
                default: formatter.day(date)
                }
        }
        setNeedsLayout()
    }

    private func open(_ button: DatePickerButton) {
        guard let owner else { return }
        owner.sendActions(for: .editingDidBegin)
        popover.open(from: button, of: owner, date: date) { [weak owner] in owner?.sendActions(for: .editingDidEnd) }
    }

    // MARK: Keys

    /// Moves the focus between the buttons with the arrow keys.
    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard modifiers.isEmpty, let index = buttons.firstIndex(where: \.isFocused) else { return false }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let next: Int
        switch key.keyCode {
        case .keyboardLeftArrow: next = index + (isRightToLeft ? 1 : -1)
        case .keyboardRightArrow: next = index + (isRightToLeft ? -1 : 1)
        default: return false
        }
        guard buttons.indices.contains(next) else { return false }
        return UIFocusSystem.focusSystem(for: self)?.move(to: buttons[next], heading: []) ?? false
    }

    // MARK: Layout

    var fittingSize: CGSize {
        let sizes = buttons.map { $0.sizeThatFits(.zero) }
        let spacing = DatePickerMetrics.buttonSpacing * CGFloat(max(0, sizes.count - 1))
        return CGSize(
            width: sizes.reduce(spacing) { $0 + $1.width },
            height: sizes.map(\.height).max() ?? DatePickerMetrics.buttonHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let spacing = DatePickerMetrics.buttonSpacing * CGFloat(max(0, buttons.count - 1))
        let sizes = buttons.map { $0.sizeThatFits(.zero) }
        let totalWidth = sizes.reduce(0) { $0 + $1.width }
        let scale = totalWidth > 0 ? min(1, max(0, bounds.width - spacing) / totalWidth) : 1
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (button, size) in zip(buttons, sizes) {
            let width = size.width * scale
            button.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - size.height) / 2, width: width,
                height: size.height)
            x += width + DatePickerMetrics.buttonSpacing
        }
    }
}
