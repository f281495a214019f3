import Foundation

/// The inline style of a date picker: a calendar, with a time button below it if the mode includes the time.
@MainActor
final class InlineDateView: UIView, DatePickerContent {
    private weak var owner: UIDatePicker?
    private let header = CalendarHeader()
    private let weekdays = WeekdayRow()
    let grid = CalendarGrid()
    private let timeLabel = UILabel()
    private var timeButton: DatePickerButton?
    private let separator = UIView()
    /// The wheels that replace the days while the month is being selected.
    private var wheels: DateWheels?
    private let popover = DatePopover()
    private var settings: DatePickerSettings?
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    var onChange: ((Date) -> Void)?

    init(of owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: .zero)
        for view in [weekdays, grid, header] { addSubview(view) }
        separator.backgroundColor = .separator
        timeLabel.font = .preferredFont(forTextStyle: .body)
        timeLabel.adjustsFontForContentSizeCategory = true
        grid.onMonthChange = { [weak self] in self?.updateHeader() }
        grid.onSelect = { [weak self] in self?.selectDay($0) }
        popover.onChange = { [weak self] in self?.onChange?($0) }
        header.title.addAction(
            UIAction { [weak self] _ in self?.toggleWheels() }, for: [.touchUpInside, .primaryActionTriggered])
        for (arrow, step) in [(header.backward, -1), (header.forward, 1)] {
            arrow.addAction(
                UIAction { [weak self] _ in self?.changeMonth(by: step) },
                for: [.touchUpInside, .primaryActionTriggered])
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("InlineDateView.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    // MARK: Content

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
        // Another time on the same day does not change the visible month.
        if isNewDay { grid.show(date, animated: animated) }
        if let settings { timeButton?.text = settings.formatter.time(date) }
        popover.show(date)
    }

    private func updateTimeRow() {
        guard let settings, settings.mode == .dateAndTime else {
            for view in [timeLabel, timeButton, separator] { view?.removeFromSuperview() }
            timeButton = nil
            return
        }
        if timeButton == nil {
            let button = DatePickerButton(.time) { [weak self] in self?.openTime($0) }
            timeButton = button
            for view in [separator, timeLabel, button] { addSubview(view) }
        }
        timeLabel.text = settings.formatter.string(.time)
        timeButton?.text = settings.formatter.time(date)
    }

    private func updateHeader() {
        guard let settings else { return }
        header.title.text = settings.formatter.text(grid.visibleMonthStart, template: "yMMMM")
        header.backward.isEnabled = grid.canShow(grid.visibleMonth - 1)
        header.forward.isEnabled = grid.canShow(grid.visibleMonth + 1)
        header.setNeedsLayout()
    }

    // MARK: User actions

    private func selectDay(_ day: Date) {
        guard let rules = settings?.rules else { return }
        onChange?(rules.moving(date, toDayOf: day))
    }

    private func changeMonth(by months: Int) { grid.showMonth(grid.visibleMonth + months, animated: true) }

    private func openTime(_ button: DatePickerButton) {
        guard let owner else { return }
        popover.open(from: button, of: owner, date: date) {}
    }

    private func monthSettings(_ settings: DatePickerSettings) -> DatePickerSettings {
        var settings = settings
        settings.mode = .yearAndMonth
        return settings
    }

    /// Shows or hides the wheels for the month in place of the days.
    private func toggleWheels() {
        guard let settings else { return }
        let oldWheels = wheels
        if oldWheels == nil {
            let wheels = DateWheels()
            wheels.semanticContentAttribute = semanticContentAttribute
            wheels.show(monthSettings(settings))
            wheels.show(settings.rules.clamped(grid.visibleMonthStart), animated: false)
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
        UIView.animate(withDuration: DatePickerMetrics.duration, delay: 0, options: .allowUserInteraction) { [self] in
            wheels?.alpha = 1
            oldWheels?.alpha = 0
            header.title.isOpen = isOpen
            for view in [grid, weekdays, header.backward, header.forward] as [UIView] { view.alpha = isOpen ? 0 : 1 }
        } completion: { _ in
            oldWheels?.removeFromSuperview()
        }
    }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [grid] }

    // MARK: Layout

    private var timeRowHeight: CGFloat {
        guard let timeButton else { return 0 }
        let height = timeButton.sizeThatFits(.zero).height
        return DatePickerMetrics.timeRowHeight + max(0, height - DatePickerMetrics.buttonHeight)
    }

    var fittingSize: CGSize {
        let metrics = DatePickerMetrics.self
        let bottomHeight = timeButton == nil ? metrics.bottomMargin : timeRowHeight
        return CGSize(
            width: metrics.calendarWidth,
            height: metrics.headerHeight + metrics.weekdaysHeight + 6 * metrics.dayHeight + bottomHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [header, weekdays, grid] as [UIView] { view.semanticContentAttribute = semanticContentAttribute }
        wheels?.semanticContentAttribute = semanticContentAttribute
        let metrics = DatePickerMetrics.self
        let bottomHeight = timeButton == nil ? metrics.bottomMargin : timeRowHeight
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.headerHeight)
        weekdays.frame = CGRect(x: 0, y: metrics.headerHeight, width: bounds.width, height: metrics.weekdaysHeight)
        let top = weekdays.frame.maxY
        grid.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - bottomHeight - top))
        let wheelArea = bounds.height - bottomHeight - metrics.headerHeight
        wheels?.frame = CGRect(
            x: 0, y: metrics.headerHeight + (wheelArea - PickerMetrics.size.height) / 2,
            width: bounds.width, height: PickerMetrics.size.height)
        layoutTimeRow()
    }

    private func layoutTimeRow() {
        guard let timeButton else { return }
        let margin = DatePickerMetrics.calendarMargin
        let height = timeRowHeight
        let row = CGRect(x: margin, y: bounds.height - height, width: bounds.width - 2 * margin, height: height)
        let pixel = 1 / max(1, traits.displayScale)
        separator.frame = CGRect(x: row.minX, y: row.minY, width: bounds.width - row.minX, height: pixel)
        let size = timeButton.sizeThatFits(.zero)
        var button = CGRect(
            x: row.maxX - size.width, y: row.midY - size.height / 2, width: size.width, height: size.height)
        var label = CGRect(x: row.minX, y: row.minY, width: row.width - size.width - margin, height: height)
        timeLabel.textAlignment = .left
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            button.origin.x = bounds.width - button.maxX
            label.origin.x = bounds.width - label.maxX
            separator.frame.origin.x = 0
            timeLabel.textAlignment = .right
        }
        timeButton.frame = button
        timeLabel.frame = label
    }
}

/// The short weekday names above a calendar.
@MainActor
final class WeekdayRow: UIView {
    private var labels: [UILabel] = []

    // The metrics in points.
    private static let fontSize: CGFloat = 13
    private static let margin: CGFloat = 3

    func show(_ settings: DatePickerSettings) {
        isUserInteractionEnabled = false
        let names = settings.formatter.weekdays
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
            label.text = names[(first + index) % names.count].uppercased(with: settings.formatter.locale)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - 2 * DatePickerMetrics.gridMargin) / CGFloat(max(1, labels.count))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, label) in labels.enumerated() {
            let column = isRightToLeft ? labels.count - 1 - index : index
            label.frame = CGRect(
                x: DatePickerMetrics.gridMargin + CGFloat(column) * width, y: 0, width: width, height: bounds.height
            ).clampedInset(dx: Self.margin, dy: 0)
        }
    }
}
