import Foundation

/// A date picker as one or two buttons: the day opens a calendar, the time wheels.
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

    required init?(coder: NSCoder) { preconditionFailure("The buttons of a date picker are made by it alone") }

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
        write()
        popover.settingsDidChange()
    }

    func show(_ date: Date, animated: Bool) {
        self.date = date
        write()
        popover.show(date)
    }

    private func write() {
        guard let texts = settings?.texts else { return }
        for button in buttons {
            button.text =
                switch button.mode {
                case .time: texts.time(date)
                case .yearAndMonth: texts.text(date, template: "yMMMM")
                default: texts.day(date)
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

    /// Arrows go from one button to the other.
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
        let spacing = DatePickerLook.buttonSpacing * CGFloat(max(0, sizes.count - 1))
        return CGSize(
            width: sizes.reduce(spacing) { $0 + $1.width },
            height: sizes.map(\.height).max() ?? DatePickerLook.buttonHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let spacing = DatePickerLook.buttonSpacing * CGFloat(max(0, buttons.count - 1))
        let sizes = buttons.map { $0.sizeThatFits(.zero) }
        let wanted = sizes.reduce(0) { $0 + $1.width }
        let share = wanted > 0 ? min(1, max(0, bounds.width - spacing) / wanted) : 1
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (button, size) in zip(buttons, sizes) {
            let width = size.width * share
            button.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - size.height) / 2, width: width,
                height: size.height)
            x += width + DatePickerLook.buttonSpacing
        }
    }
}
