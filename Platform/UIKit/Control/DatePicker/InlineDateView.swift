import Foundation

/// A date picker as a calendar that is always seen, with the time below it if that is to be chosen too.
@MainActor
final class InlineDateView: UIView, DatePickerContent {
    private weak var owner: UIDatePicker?
    private let header = CalendarHeader()
    private let weekdays = WeekdayRow()
    let grid = CalendarGrid()
    private let timeLabel = UILabel()
    private var timeButton: DatePickerButton?
    private let line = UIView()
    /// The wheels that a tap on the month opens.
    private var wheels: DateWheels?
    private let popover = DatePopover()
    private var settings: DatePickerSettings?
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    var onChange: ((Date) -> Void)?

    init(of owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: .zero)
        for view in [weekdays, grid, header] { addSubview(view) }
        line.backgroundColor = .separator
        timeLabel.font = .preferredFont(forTextStyle: .body)
        timeLabel.adjustsFontForContentSizeCategory = true
        grid.onMonthChange = { [weak self] in self?.updateHeader() }
        grid.onPick = { [weak self] in self?.pick($0) }
        popover.onChange = { [weak self] in self?.onChange?($0) }
        header.title.addAction(
            UIAction { [weak self] _ in self?.toggleWheels() }, for: [.touchUpInside, .primaryActionTriggered])
        for (arrow, step) in [(header.backward, -1), (header.forward, 1)] {
            arrow.addAction(
                UIAction { [weak self] _ in self?.turn(by: step) }, for: [.touchUpInside, .primaryActionTriggered])
        }
    }

    required init?(coder: NSCoder) { preconditionFailure("The calendar of a date picker is made by it alone") }

    // MARK: Showing

    func show(_ settings: DatePickerSettings) {
        self.settings = settings
        weekdays.show(settings)
        updateTimeRow()
        grid.show(settings)
        wheels?.show(monthSettings(settings))
        popover.settingsDidChange()
        updateHeader()
        setNeedsLayout()
    }

    func show(_ date: Date, animated: Bool) {
        let isNewDay = settings?.rules.calendar.isDate(date, inSameDayAs: grid.selected) != true
        self.date = date
        // Another time of the same day leaves the month that is looked at.
        if isNewDay { grid.show(date, animated: animated) }
        if let settings { timeButton?.text = settings.texts.time(date) }
        popover.show(date)
    }

    private func updateTimeRow() {
        guard let settings, settings.mode == .dateAndTime else {
            for view in [timeLabel, timeButton, line] { view?.removeFromSuperview() }
            timeButton = nil
            return
        }
        if timeButton == nil {
            let button = DatePickerButton(.time) { [weak self] in self?.openTime($0) }
            timeButton = button
            for view in [line, timeLabel, button] { addSubview(view) }
        }
        timeLabel.text = settings.texts.word(.time)
        timeButton?.text = settings.texts.time(date)
    }

    private func updateHeader() {
        guard let settings else { return }
        header.title.text = settings.texts.text(grid.shownStart, template: "yMMMM")
        header.backward.isEnabled = grid.canShow(grid.shownMonth - 1)
        header.forward.isEnabled = grid.canShow(grid.shownMonth + 1)
        header.setNeedsLayout()
    }

    // MARK: What people do

    private func pick(_ day: Date) {
        guard let rules = settings?.rules else { return }
        onChange?(rules.moving(date, toDayOf: day))
    }

    private func turn(by months: Int) { grid.showMonth(grid.shownMonth + months, animated: true) }

    private func openTime(_ button: DatePickerButton) {
        guard let owner else { return }
        popover.open(from: button, of: owner, date: date) {}
    }

    private func monthSettings(_ settings: DatePickerSettings) -> DatePickerSettings {
        var settings = settings
        settings.mode = .yearAndMonth
        return settings
    }

    /// The month's wheels come in place of its days, or go.
    private func toggleWheels() {
        guard let settings else { return }
        let leaving = wheels
        if leaving == nil {
            let wheels = DateWheels()
            wheels.semanticContentAttribute = semanticContentAttribute
            wheels.show(monthSettings(settings))
            wheels.show(settings.rules.clamped(grid.shownStart), animated: false)
            wheels.onChange = { [weak self] in self?.grid.showMonth(around: $0, animated: false) }
            self.wheels = wheels
            UIView.performWithoutAnimation {
                wheels.alpha = 0
                addSubview(wheels)
                layoutIfNeeded()
                wheels.layoutIfNeeded()
            }
        } else {
            wheels = nil
        }
        let isOpen = wheels != nil
        UIView.animate(withDuration: DatePickerLook.duration, delay: 0, options: .allowUserInteraction) { [self] in
            wheels?.alpha = 1
            leaving?.alpha = 0
            header.title.isOpen = isOpen
            for view in [grid, weekdays, header.backward, header.forward] as [UIView] { view.alpha = isOpen ? 0 : 1 }
        } completion: { _ in
            leaving?.removeFromSuperview()
        }
    }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [grid] }

    // MARK: Layout

    private var timeRowHeight: CGFloat {
        guard let timeButton else { return 0 }
        let height = timeButton.sizeThatFits(.zero).height
        return DatePickerLook.timeRowHeight + max(0, height - DatePickerLook.buttonHeight)
    }

    var fittingSize: CGSize {
        let look = DatePickerLook.self
        let end = timeButton == nil ? look.bottomMargin : timeRowHeight
        return CGSize(
            width: look.calendarWidth, height: look.headerHeight + look.weekdaysHeight + 6 * look.dayHeight + end)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [header, weekdays, grid] as [UIView] { view.semanticContentAttribute = semanticContentAttribute }
        wheels?.semanticContentAttribute = semanticContentAttribute
        let look = DatePickerLook.self
        let end = timeButton == nil ? look.bottomMargin : timeRowHeight
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: look.headerHeight)
        weekdays.frame = CGRect(x: 0, y: look.headerHeight, width: bounds.width, height: look.weekdaysHeight)
        let top = weekdays.frame.maxY
        grid.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - end - top))
        wheels?.frame = CGRect(
            x: 0, y: look.headerHeight + (bounds.height - end - look.headerHeight - PickerLook.size.height) / 2,
            width: bounds.width, height: PickerLook.size.height)
        layoutTimeRow()
    }

    private func layoutTimeRow() {
        guard let timeButton else { return }
        let margin = DatePickerLook.calendarMargin
        let height = timeRowHeight
        let row = CGRect(x: margin, y: bounds.height - height, width: bounds.width - 2 * margin, height: height)
        let pixel = 1 / max(1, traits.displayScale)
        line.frame = CGRect(x: row.minX, y: row.minY, width: bounds.width - row.minX, height: pixel)
        let size = timeButton.sizeThatFits(.zero)
        var button = CGRect(
            x: row.maxX - size.width, y: row.midY - size.height / 2, width: size.width, height: size.height)
        var label = CGRect(x: row.minX, y: row.minY, width: row.width - size.width - margin, height: height)
        timeLabel.textAlignment = .left
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            button.origin.x = bounds.width - button.maxX
            label.origin.x = bounds.width - label.maxX
            line.frame.origin.x = 0
            timeLabel.textAlignment = .right
        }
        timeButton.frame = button
        timeLabel.frame = label
    }
}

/// The short names of the days of the week above a calendar.
@MainActor
final class WeekdayRow: UIView {
    private var labels: [UILabel] = []

    // In points.
    private static let fontSize: CGFloat = 13
    private static let margin: CGFloat = 3

    func show(_ settings: DatePickerSettings) {
        isUserInteractionEnabled = false
        let names = settings.texts.weekdays
        let first = settings.rules.calendar.firstWeekday - 1
        while labels.count < names.count {
            let label = UILabel()
            label.font = .systemFont(ofSize: Self.fontSize, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            labels.append(label)
            addSubview(label)
        }
        for (index, label) in labels.enumerated() {
            label.text = names[(first + index) % names.count].uppercased(with: settings.texts.locale)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - 2 * DatePickerLook.gridMargin) / CGFloat(max(1, labels.count))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, label) in labels.enumerated() {
            let column = isRightToLeft ? labels.count - 1 - index : index
            label.frame = CGRect(
                x: DatePickerLook.gridMargin + CGFloat(column) * width, y: 0, width: width, height: bounds.height
            ).narrowed(dx: Self.margin, dy: 0)
        }
    }
}
