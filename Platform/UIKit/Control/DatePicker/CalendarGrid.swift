import Foundation

/// The months of a calendar side by side, of which one is seen: people swipe from one to the next, and choose a day.
@MainActor
final class CalendarGrid: UIView, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private var pages: [Int: MonthPage] = [:]
    private var pool: [MonthPage] = []
    private var settings: DatePickerSettings?
    private(set) var selected = Date(timeIntervalSinceReferenceDate: 0)
    /// The months there are, counted from January 2001 on.
    private var months = 0...0
    /// The month that is seen, or that is about to be.
    private(set) var shownMonth = 0

    /// People have chosen a day; its time of day means nothing.
    var onPick: ((Date) -> Void)?
    /// Another month is seen.
    var onMonthChange: (() -> Void)?

    /// Four hundred years before 2001 there were others calendars, and two thousand years behind it will do.
    private static let everyMonth = -4800...24000

    init() {
        super.init(frame: .zero)
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        scroll.alwaysBounceHorizontal = true
        scroll.scrollsToTop = false
        scroll.allowsKeyboardScrolling = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        addSubview(scroll)
        focusGroupIdentifier = "calendar \(ObjectIdentifier(self).hashValue)"
    }

    required init?(coder: NSCoder) { preconditionFailure("The months of a calendar are made by it alone") }

    // MARK: Months

    private var calendar: Calendar { settings?.rules.calendar ?? .current }

    private var firstMonth: Date {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return calendar.dateInterval(of: .month, for: start.addingTimeInterval(12 * 3600))?.start ?? start
    }

    private func month(of date: Date) -> Int {
        let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let month = calendar.dateComponents([.month], from: firstMonth, to: start).month ?? 0
        return min(max(month, Self.everyMonth.lowerBound), Self.everyMonth.upperBound)
    }

    private func start(of month: Int) -> Date {
        calendar.date(byAdding: .month, value: month, to: firstMonth) ?? firstMonth
    }

    /// When the month begins that is seen.
    var shownStart: Date { start(of: shownMonth) }

    func canShow(_ month: Int) -> Bool { months.contains(month) }

    // MARK: Showing

    func show(_ settings: DatePickerSettings) {
        let isShown = self.settings != nil
        let start = isShown ? shownStart : selected
        self.settings = settings
        let limits = settings.rules.limits
        let first = limits.lowerBound == .distantPast ? Self.everyMonth.lowerBound : month(of: limits.lowerBound)
        let last = limits.upperBound == .distantFuture ? Self.everyMonth.upperBound : month(of: limits.upperBound)
        months = first...max(first, last)
        for page in pages.keys { putAway(page) }
        shownMonth = min(max(month(of: start), months.lowerBound), months.upperBound)
        measure()
        onMonthChange?()
    }

    /// Marks a day, and shows its month.
    func show(_ date: Date, animated: Bool) {
        selected = date
        if let settings { for page in pages.values { page.show(selected: date, settings) } }
        showMonth(month(of: date), animated: animated)
    }

    func showMonth(around date: Date, animated: Bool) { showMonth(month(of: date), animated: animated) }

    func showMonth(_ month: Int, animated: Bool) {
        let month = min(max(month, months.lowerBound), months.upperBound)
        let isFar = abs(month - shownMonth) > 1
        if month != shownMonth {
            shownMonth = month
            onMonthChange?()
        }
        turn(animated: animated && !isFar)
    }

    private func turn(animated: Bool) {
        guard bounds.width > 0 else { return }
        scroll.setContentOffset(CGPoint(x: x(of: shownMonth), y: 0), animated: animated)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func x(of month: Int) -> CGFloat {
        let index = isRightToLeft ? months.upperBound - month : month - months.lowerBound
        return CGFloat(index) * bounds.width
    }

    private func month(at x: CGFloat) -> Int {
        let index = Int((x / max(1, bounds.width)).rounded())
        let month = isRightToLeft ? months.upperBound - index : months.lowerBound + index
        return min(max(month, months.lowerBound), months.upperBound)
    }

    // MARK: Layout

    private var measured = (size: CGSize.zero, isRightToLeft: false)

    private func measure() {
        measured = (bounds.size, isRightToLeft)
        scroll.frame = bounds
        scroll.contentSize = CGSize(width: CGFloat(months.count) * bounds.width, height: bounds.height)
        turn(animated: false)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if measured != (bounds.size, isRightToLeft) { measure() }
        guard let settings, bounds.width > 0 else { return }
        let offset = scroll.contentOffset.x
        let ends = [month(at: offset - bounds.width / 2 + 1), month(at: offset + bounds.width / 2 - 1)].sorted()
        let seen = ends[0]...ends[1]
        for page in pages.keys where !seen.contains(page) { putAway(page) }
        for month in seen {
            let page = pages[month] ?? bring(month, settings)
            page.semanticContentAttribute = semanticContentAttribute
            page.frame = CGRect(x: x(of: month), y: 0, width: bounds.width, height: bounds.height)
        }
    }

    private func bring(_ month: Int, _ settings: DatePickerSettings) -> MonthPage {
        let page = pool.popLast() ?? MonthPage()
        pages[month] = page
        page.isHidden = false
        page.show(CalendarMonth(around: start(of: month), calendar: calendar), settings)
        page.show(selected: selected, settings)
        page.onTap = { [weak self] in self?.onPick?($0) }
        if page.superview == nil { scroll.addSubview(page) }
        return page
    }

    private func putAway(_ month: Int) {
        guard let page = pages.removeValue(forKey: month) else { return }
        page.isHidden = true
        pool.append(page)
    }

    // MARK: Swiping

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        setNeedsLayout()
        guard scroll.isTracking || scroll.isDecelerating else { return }
        let month = month(at: scroll.contentOffset.x)
        guard month != shownMonth else { return }
        shownMonth = month
        onMonthChange?()
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { true }

    override var focusEffect: UIFocusEffect? {
        get {
            let frame = pages[shownMonth].flatMap { page in
                page.frame(of: selected, calendar).map { convert($0, from: page) }
            }
            guard let frame else { return UIFocusHaloEffect() }
            return UIFocusHaloEffect(
                roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: frame.height / 2, curve: .circular)
        }
        set { super.focusEffect = newValue }
    }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard modifiers.isEmpty else { return false }
        switch key.keyCode {
        case .keyboardLeftArrow: move(.day, by: isRightToLeft ? 1 : -1)
        case .keyboardRightArrow: move(.day, by: isRightToLeft ? -1 : 1)
        case .keyboardUpArrow: move(.day, by: -7)
        case .keyboardDownArrow: move(.day, by: 7)
        case .keyboardPageUp: move(.month, by: -1)
        case .keyboardPageDown: move(.month, by: 1)
        default: return false
        }
        return true
    }

    private func move(_ component: Calendar.Component, by count: Int) {
        guard let rules = settings?.rules,
            let wish = calendar.date(byAdding: component, value: count, to: selected)
        else { return }
        let day = rules.allows(.day, of: wish) ? wish : rules.clamped(wish)
        // Days beyond the limits are not gone to; months are, as far as there are days.
        guard component == .month || rules.allows(.day, of: wish) else { return }
        onPick?(day)
    }
}
