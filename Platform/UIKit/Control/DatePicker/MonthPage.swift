import Foundation

/// A month: its days and where they stand in rows of seven.
struct CalendarMonth: Equatable {
    /// When the first day begins.
    let start: Date
    let dayCount: Int
    /// How many places of the first row come before the first day.
    let blanks: Int

    init(around date: Date, calendar: Calendar) {
        let interval = calendar.dateInterval(of: .month, for: date)
        start = interval?.start ?? date
        dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
        blanks = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    }

    /// The row and column of a day, from 1 on.
    func place(ofDay day: Int) -> (row: Int, column: Int) {
        let index = blanks + day - 1
        return (index / 7, index % 7)
    }

    /// The day at a place, if there is one.
    func day(atRow row: Int, column: Int) -> Int? {
        let day = row * 7 + column - blanks + 1
        return (1...dayCount).contains(day) && (0..<7).contains(column) ? day : nil
    }
}

/// What a day looks like.
struct DayLook: Equatable {
    var isSelected = false
    var isToday = false
    var isAllowed = true
}

/// The days of a month, from which people choose one.
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

    required init?(coder: NSCoder) { preconditionFailure("The page of a month is made by its calendar alone") }

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
        for (index, view) in days.enumerated() { view.text = settings.texts.number(index + 1) }
        setNeedsLayout()
    }

    func show(selected: Date, _ settings: DatePickerSettings) {
        let calendar = settings.rules.calendar
        for (index, view) in days.enumerated() {
            view.look = DayLook(
                isSelected: calendar.isDate(dates[index], inSameDayAs: selected),
                isToday: calendar.isDate(dates[index], inSameDayAs: settings.today), isAllowed: allowed[index])
        }
    }

    /// Where a day is seen, in points of the page; nil for one of another month.
    func frame(of date: Date, _ calendar: Calendar) -> CGRect? {
        layoutIfNeeded()
        return dates.firstIndex { calendar.isDate($0, inSameDayAs: date) }.map { days[$0].discFrame }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var columnWidth: CGFloat { max(1, (bounds.width - 2 * DatePickerLook.gridMargin) / 7) }
    private var rowHeight: CGFloat { max(1, bounds.height / 6) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let month else { return }
        for (index, view) in days.enumerated() {
            let (row, column) = month.place(ofDay: index + 1)
            let shown = isRightToLeft ? 6 - column : column
            view.frame = CGRect(
                x: DatePickerLook.gridMargin + CGFloat(shown) * columnWidth, y: CGFloat(row) * rowHeight,
                width: columnWidth, height: rowHeight)
        }
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: self)
        let shown = Int(((place.x - DatePickerLook.gridMargin) / columnWidth).rounded(.down))
        let row = Int((place.y / rowHeight).rounded(.down))
        guard let day = month?.day(atRow: row, column: isRightToLeft ? 6 - shown : shown), allowed[day - 1] else {
            return
        }
        onTap?(dates[day - 1])
    }
}

/// A day of a calendar: its number, on a disc if it is chosen.
@MainActor
private final class DayView: UIView {
    private let disc = UIView()
    private let label = UILabel()

    /// In points. Larger text would not fit between its neighbours.
    private static let largestSize: CGFloat = 26
    /// How strong the disc is of a day that is not today.
    private static let discOpacity: CGFloat = 0.16

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(disc)
        addSubview(label)
        update()
    }

    required init?(coder: NSCoder) { preconditionFailure("A day is made by its month alone") }

    var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    var look = DayLook() { didSet { if look != oldValue { update() } } }

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
        let tint = look.isAllowed ? tintColor ?? .systemBlue : .tertiaryLabel
        disc.isHidden = !look.isSelected
        disc.backgroundColor = look.isToday ? tint : tint.withAlphaComponent(Self.discOpacity)
        label.textColor =
            look.isSelected && look.isToday
            ? .white : look.isSelected || look.isToday ? tint : look.isAllowed ? .label : .tertiaryLabel
        let size = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: traits).pointSize
        label.font = .systemFont(ofSize: min(size, Self.largestSize), weight: look.isSelected ? .semibold : .regular)
    }

    var discFrame: CGRect { convert(discBounds, to: superview) }

    private var discBounds: CGRect {
        let side = min(bounds.width, bounds.height, DatePickerLook.dayHeight)
        return CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = discBounds
        disc.layer.cornerRadius = discBounds.height / 2
        label.frame = bounds
    }
}
