import Foundation

/// The paged months of a calendar. The user swipes between months and selects a day.
@MainActor
final class CalendarGrid: UIView, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private var pages: [Int: MonthPage] = [:]
    private var reusePool: [MonthPage] = []
    private var settings: DatePickerSettings?
    private(set) var selected = Date(timeIntervalSinceReferenceDate: 0)
    /// The available months, as offsets from January 2001.
    private var monthRange = 0...0
    /// The month that is visible or about to be visible.
    private(set) var visibleMonth = 0

    /// Called with the day that the user has selected. Its time of day is arbitrary.
    var onSelect: ((Date) -> Void)?
    /// Called when another month becomes visible.
    var onMonthChange: (() -> Void)?

    /// The supported months: from 400 years before 2001, when other calendars were in use, to 2,000 years
    /// after it.
    private static let supportedMonths = -4800...24000

    init() {
        super.init(frame: .zero)
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.alwaysBounceHorizontal = true
        scrollView.scrollsToTop = false
        scrollView.allowsKeyboardScrolling = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        addSubview(scrollView)
        focusGroupIdentifier = "calendar \(ObjectIdentifier(self).hashValue)"
    }

    required init?(coder: NSCoder) {
        preconditionFailure("CalendarGrid.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    // MARK: Months

    private var calendar: Calendar { settings?.rules.calendar ?? .current }

    private var firstMonth: Date {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return calendar.dateInterval(of: .month, for: start.addingTimeInterval(12 * 3600))?.start ?? start
    }

    private func month(of date: Date) -> Int {
        let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let month = calendar.dateComponents([.month], from: firstMonth, to: start).month ?? 0
        return min(max(month, Self.supportedMonths.lowerBound), Self.supportedMonths.upperBound)
    }

    private func start(of month: Int) -> Date {
        calendar.date(byAdding: .month, value: month, to: firstMonth) ?? firstMonth
    }

    /// The start of the visible month.
    var visibleMonthStart: Date { start(of: visibleMonth) }

    func canShow(_ month: Int) -> Bool { monthRange.contains(month) }

    // MARK: Content

    func show(_ settings: DatePickerSettings) {
        let wasShown = self.settings != nil
        let start = wasShown ? visibleMonthStart : selected
        self.settings = settings
        let limits = settings.rules.limits
        let first = limits.lowerBound == .distantPast ? Self.supportedMonths.lowerBound : month(of: limits.lowerBound)
        let last = limits.upperBound == .distantFuture ? Self.supportedMonths.upperBound : month(of: limits.upperBound)
        monthRange = first...max(first, last)
        for page in pages.keys { recyclePage(page) }
        visibleMonth = min(max(month(of: start), monthRange.lowerBound), monthRange.upperBound)
        updateContentSize()
        onMonthChange?()
    }

    /// Selects a day and shows its month.
    func show(_ date: Date, animated: Bool) {
        selected = date
        if let settings { for page in pages.values { page.show(selected: date, settings) } }
        showMonth(month(of: date), animated: animated)
    }

    func showMonth(around date: Date, animated: Bool) { showMonth(month(of: date), animated: animated) }

    func showMonth(_ month: Int, animated: Bool) {
        let month = min(max(month, monthRange.lowerBound), monthRange.upperBound)
        let isDistant = abs(month - visibleMonth) > 1
        if month != visibleMonth {
            visibleMonth = month
            onMonthChange?()
        }
        scrollToVisibleMonth(animated: animated && !isDistant)
    }

    private func scrollToVisibleMonth(animated: Bool) {
        guard bounds.width > 0 else { return }
        scrollView.setContentOffset(CGPoint(x: x(of: visibleMonth), y: 0), animated: animated)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func x(of month: Int) -> CGFloat {
        let index = isRightToLeft ? monthRange.upperBound - month : month - monthRange.lowerBound
        return CGFloat(index) * bounds.width
    }

    private func month(at x: CGFloat) -> Int {
        let index = Int((x / max(1, bounds.width)).rounded())
        let month = isRightToLeft ? monthRange.upperBound - index : monthRange.lowerBound + index
        return min(max(month, monthRange.lowerBound), monthRange.upperBound)
    }

    // MARK: Layout

    private var layoutInput = (size: CGSize.zero, isRightToLeft: false)

    private func updateContentSize() {
        layoutInput = (bounds.size, isRightToLeft)
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: CGFloat(monthRange.count) * bounds.width, height: bounds.height)
        scrollToVisibleMonth(animated: false)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if layoutInput != (bounds.size, isRightToLeft) { updateContentSize() }
        guard let settings, bounds.width > 0 else { return }
        let offset = scrollView.contentOffset.x
        let leftMonth = month(at: offset - bounds.width / 2 + 1)
        let rightMonth = month(at: offset + bounds.width / 2 - 1)
        let visible = min(leftMonth, rightMonth)...max(leftMonth, rightMonth)
        for page in pages.keys where !visible.contains(page) { recyclePage(page) }
        for month in visible {
            let page = pages[month] ?? loadPage(month, settings)
            page.semanticContentAttribute = semanticContentAttribute
            page.frame = CGRect(x: x(of: month), y: 0, width: bounds.width, height: bounds.height)
        }
    }

    private func loadPage(_ month: Int, _ settings: DatePickerSettings) -> MonthPage {
        let page = reusePool.popLast() ?? MonthPage()
        pages[month] = page
        page.isHidden = false
        page.show(CalendarMonth(around: start(of: month), calendar: calendar), settings)
        page.show(selected: selected, settings)
        page.onTap = { [weak self] in self?.onSelect?($0) }
        if page.superview == nil { scrollView.addSubview(page) }
        return page
    }

    private func recyclePage(_ month: Int) {
        guard let page = pages.removeValue(forKey: month) else { return }
        page.isHidden = true
        reusePool.append(page)
    }

    // MARK: Swiping

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        setNeedsLayout()
        guard scrollView.isTracking || scrollView.isDecelerating else { return }
        let month = month(at: scrollView.contentOffset.x)
        guard month != visibleMonth else { return }
        visibleMonth = month
        onMonthChange?()
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { true }

    override var focusEffect: UIFocusEffect? {
        get {
            let frame = pages[visibleMonth].flatMap { page in
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
            let candidate = calendar.date(byAdding: component, value: count, to: selected)
        else { return }
        let day = rules.allows(.day, of: candidate) ? candidate : rules.clamped(candidate)
        // A day outside the limits is not selected; a month is clamped to the limits.
        guard component == .month || rules.allows(.day, of: candidate) else { return }
        onSelect?(day)
    }
}
