import Foundation

/// A month and the positions of its days in a grid with seven columns.
struct CalendarMonth: Equatable {
    /// The start of the first day.
    let start: Date
    let dayCount: Int
    /// The number of empty columns before the first day.
    let leadingBlankCount: Int

    init(around date: Date, calendar: Calendar) {
        let interval = calendar.dateInterval(of: .month, for: date)
        start = interval?.start ?? date
        dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
        leadingBlankCount = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    }

    /// Returns the row and column of a day of the month, which starts at 1.
    func position(ofDay day: Int) -> (row: Int, column: Int) {
        let index = leadingBlankCount + day - 1
        return (index / 7, index % 7)
    }

    /// Returns the day at a position, or `nil` if it is outside the month.
    func day(atRow row: Int, column: Int) -> Int? {
        let day = row * 7 + column - leadingBlankCount + 1
        return (1...dayCount).contains(day) && (0..<7).contains(column) ? day : nil
    }
}

/// The appearance of a day.
struct DayAppearance: Equatable {
    var isSelected = false
    var isToday = false
    var isAllowed = true
}

/// The selectable days of a month.
@MainActor
final class MonthPage: UIView {
    private(set) var month: CalendarMonth?
    private var days: [DayView] = []
    var onTap: ((Date) -> Void)?
    private var dates: [Date] = []
    private var allowed: [Bool] = []

    init() {
        super.init(frame: .zero)
        addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.tapped($0) })
    }

    required init?(coder: NSCoder) {
        preconditionFailure("MonthPage.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    func show(_ month: CalendarMonth, _ settings: DatePickerSettings) {
        self.month = month
        let calendar = settings.rules.calendar
        dates = (0..<month.dayCount).map { calendar.date(byAdding: .day, value: $0, to: month.start) ?? month.start }
        allowed = dates.map { settings.rules.allows(.day, of: $0) }
        while days.count > month.dayCount { days.removeLast().removeFromSuperview() }
        while days.count < month.dayCount {
            let view = DayView()
            days.append(view)
            addSubview(view)
        }
        for (index, view) in days.enumerated() { view.text = settings.formatter.number(index + 1) }
        setNeedsLayout()
    }

    func show(selected: Date, _ settings: DatePickerSettings) {
        let calendar = settings.rules.calendar
        for (index, view) in days.enumerated() {
            view.appearance = DayAppearance(
                isSelected: calendar.isDate(dates[index], inSameDayAs: selected),
                isToday: calendar.isDate(dates[index], inSameDayAs: settings.today), isAllowed: allowed[index])
        }
    }

    /// Returns the frame of a day's disc in the page, or `nil` if it is in another month.
    func frame(of date: Date, _ calendar: Calendar) -> CGRect? {
        layoutIfNeeded()
        return dates.firstIndex { calendar.isDate($0, inSameDayAs: date) }.map { days[$0].discFrame }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var columnWidth: CGFloat { max(1, (bounds.width - 2 * DatePickerMetrics.gridMargin) / 7) }
    private var rowHeight: CGFloat { max(1, bounds.height / 6) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let month else { return }
        for (index, view) in days.enumerated() {
            let (row, column) = month.position(ofDay: index + 1)
            let displayColumn = isRightToLeft ? 6 - column : column
            view.frame = CGRect(
                x: DatePickerMetrics.gridMargin + CGFloat(displayColumn) * columnWidth, y: CGFloat(row) * rowHeight,
                width: columnWidth, height: rowHeight)
        }
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let position = tap.location(in: self)
        let displayColumn = Int(((position.x - DatePickerMetrics.gridMargin) / columnWidth).rounded(.down))
        let row = Int((position.y / rowHeight).rounded(.down))
        let column = isRightToLeft ? 6 - displayColumn : displayColumn
        guard let day = month?.day(atRow: row, column: column), allowed[day - 1] else {
            return
        }
        onTap?(dates[day - 1])
    }
}

extension DayView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        var traits: UIAccessibilityTraits = .button
        if appearance.isSelected { traits.insert(.selected) }
        if !appearance.isAllowed { traits.insert(.notEnabled) }
        return StandardAccessibility(role: .button, isElement: true, label: text, traits: traits)
    }
}

/// A day of a calendar, with a disc behind its number if it is selected.
@MainActor
private final class DayView: UIView {
    private let selectionDisc = UIView()
    private let label = UILabel()

    /// The maximum font size, in points. Larger text would overlap the adjacent days.
    private static let largestSize: CGFloat = 26
    /// The opacity of the disc of a day other than today.
    private static let discOpacity: CGFloat = 0.16

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(selectionDisc)
        addSubview(label)
        update()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("DayView.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    var appearance = DayAppearance() { didSet { if appearance != oldValue { update() } } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    private func update() {
        let tint = appearance.isAllowed ? tintColor ?? .systemBlue : .tertiaryLabel
        selectionDisc.isHidden = !appearance.isSelected
        selectionDisc.backgroundColor = appearance.isToday ? tint : tint.withAlphaComponent(Self.discOpacity)
        label.textColor =
            appearance.isSelected && appearance.isToday
            ? .white
            : appearance.isSelected || appearance.isToday ? tint : appearance.isAllowed ? .label : .tertiaryLabel
        let size = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: traits).pointSize
        label.font = .systemFont(
            ofSize: min(size, Self.largestSize), weight: appearance.isSelected ? .semibold : .regular)
    }

    var discFrame: CGRect { convert(discBounds, to: superview) }

    private var discBounds: CGRect {
        let side = min(bounds.width, bounds.height, DatePickerMetrics.dayHeight)
        return CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        selectionDisc.frame = discBounds
        selectionDisc.layer.cornerRadius = discBounds.height / 2
        label.frame = bounds
    }
}
