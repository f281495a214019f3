import Foundation

/// Chooses a date, a time, both, or a length of time: with wheels, with buttons that open a calendar, or with a calendar that is
/// always seen.
///
/// It sends `valueChanged` for each choice of people.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    private var content: (any DatePickerContent)?
    private var contentKind: ContentKind?
    /// Whether what is shown is not what was set.
    private var needsUpdate = true
    private var storedDate: Date
    private var storedDuration: TimeInterval = 0
    private var storedCalendar: Calendar?
    private var storedInterval = 1
    /// The size that the picker has given itself, and keeps up to date until it is given another.
    private var ownSize = CGSize.zero
    /// Says what today is.
    final var now: () -> Date = { Date() } { didSet { settingsDidChange() } }

    private enum ContentKind {
        case wheels, compact, inline
    }

    /// Makes a picker of the current date and time; one without a size gets the one that suits it.
    public override init(frame: CGRect) {
        storedDate = Date()
        super.init(frame: frame)
        if frame.size == .zero {
            ownSize = sizeThatFits(.zero)
            self.frame.size = ownSize
        }
    }

    public required init?(coder: NSCoder) {
        storedDate = Date()
        super.init(coder: coder)
        restoreDates(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveDates(into: coder)
    }

    override var archivedSubviews: [UIView] { [] }

    // MARK: What is chosen

    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime { didSet { settingsDidChange() } }

    /// The chosen date, between `minimumDate` and `maximumDate`. Setting it sends no event.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Shows a date, the nearest one that may be chosen. Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        let rules = rules
        let inside = rules.clamped(date)
        storedDate = roundsToMinuteInterval ? rules.snapped(inside) : inside
        guard datePickerMode != .countDownTimer, !needsUpdate else { return }
        content?.show(storedDate, animated: animated && window != nil)
        contentSizeDidChange()
    }

    /// The earliest date that may be chosen; nil for none. Where it is later than `maximumDate`, neither counts.
    open var minimumDate: Date? { didSet { limitsDidChange() } }

    /// The latest date that may be chosen; nil for none. Where it is earlier than `minimumDate`, neither counts.
    open var maximumDate: Date? { didSet { limitsDidChange() } }

    /// The chosen length of time of a picker whose mode is `countDownTimer`: whole minutes in seconds, less than a day. Setting it
    /// sends no event.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            let minutes = (min(max(newValue, 0), 86_340) / 60).rounded(.down)
            storedDuration = minutes * 60
            guard datePickerMode == .countDownTimer, !needsUpdate else { return }
            content?.show(Self.countDownDate(storedDuration), animated: false)
        }
    }

    /// How many minutes there are from one that may be chosen to the next: a divisor of 60; all else counts as 1.
    open var minuteInterval: Int {
        get { storedInterval }
        set {
            storedInterval = newValue > 0 && newValue <= 30 && 60 % newValue == 0 ? newValue : 1
            limitsDidChange()
        }
    }

    /// Whether dates that are set are rounded down to `minuteInterval`.
    open var roundsToMinuteInterval = true { didSet { limitsDidChange() } }

    private func limitsDidChange() {
        date = storedDate
        settingsDidChange()
    }

    // MARK: How it is written

    /// The region whose way of writing dates is used; nil for the person's.
    open var locale: Locale? { didSet { settingsDidChange() } }

    /// The calendar in which dates are chosen; nil for the person's.
    open var calendar: Calendar! {
        get { storedCalendar ?? Calendar.current }
        set {
            storedCalendar = newValue
            settingsDidChange()
        }
    }

    /// The time zone in which dates are chosen; nil for that of the calendar.
    open var timeZone: TimeZone? { didSet { settingsDidChange() } }

    /// The calendar with the picker's region and time zone.
    private var effectiveCalendar: Calendar {
        var calendar = storedCalendar ?? Calendar.current
        if let locale { calendar.locale = locale }
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    private var rules: DateRules {
        DateRules(
            calendar: effectiveCalendar, minimum: minimumDate, maximum: maximumDate, minuteInterval: storedInterval)
    }

    private func makeSettings() -> DatePickerSettings {
        var rules = rules
        if datePickerMode == .countDownTimer {
            rules.calendar.timeZone = .gmt
            rules.minimum = Self.countDownDate(60 * TimeInterval(storedInterval))
            rules.maximum = nil
        }
        let locale = locale ?? storedCalendar?.locale ?? Locale.current
        return DatePickerSettings(
            mode: datePickerMode, texts: DateTexts(locale: locale, calendar: rules.calendar), rules: rules,
            today: now(),
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// A time of day that stands for a length of time: the wheels know dates alone.
    private static func countDownDate(_ duration: TimeInterval) -> Date {
        Date(timeIntervalSinceReferenceDate: duration)
    }

    /// Lets another picker choose as this one does.
    final func copySettings(to other: UIDatePicker) {
        other.locale = locale
        other.storedCalendar = storedCalendar
        other.timeZone = timeZone
        other.minimumDate = minimumDate
        other.maximumDate = maximumDate
        other.roundsToMinuteInterval = roundsToMinuteInterval
        other.minuteInterval = storedInterval
        other.countDownDuration = storedDuration
        other.now = now
        other.tintColor = tintColor
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { other.semanticContentAttribute = .forceRightToLeft }
    }

    // MARK: Look

    /// How the picker should look.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { settingsDidChange() } }
    }

    /// How the picker looks: as is preferred, or as suits its mode. A length of time and a month are chosen with wheels alone.
    open var datePickerStyle: UIDatePickerStyle {
        switch datePickerMode {
        case .countDownTimer, .yearAndMonth: .wheels
        case .time where preferredDatePickerStyle == .inline: .wheels
        case .time, .date, .dateAndTime: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
        }
    }

    open override var isEnabled: Bool {
        didSet {
            guard isEnabled != oldValue else { return }
            alpha = isEnabled ? 1 : 0.5
            content?.isUserInteractionEnabled = isEnabled
        }
    }

    open override var contentHorizontalAlignment: ContentHorizontalAlignment {
        didSet { setNeedsLayout() }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            content?.semanticContentAttribute = semanticContentAttribute
            settingsDidChange()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Text may be larger, or run the other way.
        settingsDidChange()
    }

    // MARK: Content

    private func settingsDidChange() {
        needsUpdate = true
        contentSizeDidChange()
    }

    private func contentSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// What is shown, brought up to date.
    private var shownContent: any DatePickerContent {
        let kind: ContentKind =
            switch datePickerStyle {
            case .automatic, .compact: .compact
            case .wheels: .wheels
            case .inline: .inline
            }
        if let content, contentKind == kind, !needsUpdate { return content }
        let shown = contentKind == kind ? content ?? makeContent(kind) : makeContent(kind)
        needsUpdate = false
        shown.show(makeSettings())
        shown.show(
            datePickerMode == .countDownTimer ? Self.countDownDate(storedDuration) : storedDate, animated: false)
        return shown
    }

    private func makeContent(_ kind: ContentKind) -> any DatePickerContent {
        content?.removeFromSuperview()
        let new: any DatePickerContent =
            switch kind {
            case .wheels: DateWheels()
            case .compact: CompactDateView(of: self)
            case .inline: InlineDateView(of: self)
            }
        new.semanticContentAttribute = semanticContentAttribute
        new.isUserInteractionEnabled = isEnabled
        new.onChange = { [weak self] in self?.peopleChose($0) }
        content = new
        contentKind = kind
        addSubview(new)
        return new
    }

    private func peopleChose(_ wish: Date) {
        if datePickerMode == .countDownTimer {
            storedDuration = wish.timeIntervalSinceReferenceDate
        } else {
            let new = rules.snapped(wish)
            let isNew = new != storedDate
            storedDate = new
            if !needsUpdate { content?.show(new, animated: true) }
            guard isNew else { return }
            contentSizeDidChange()
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownContent.fittingSize }

    open override var intrinsicContentSize: CGSize { shownContent.fittingSize }

    private func keepOwnSize() {
        guard ownSize != .zero, bounds.size == ownSize, translatesAutoresizingMaskIntoConstraints else { return }
        let size = shownContent.fittingSize
        guard size != ownSize else { return }
        ownSize = size
        frame.size = size
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        keepOwnSize()
    }

    open override func layoutSubviews() {
        keepOwnSize()
        super.layoutSubviews()
        let content = shownContent
        var frame = bounds
        if contentKind == .compact {
            frame.size.width = min(content.fittingSize.width, bounds.width)
            switch effectiveContentHorizontalAlignment {
            case .right, .trailing: frame.origin.x = bounds.maxX - frame.width
            case .left, .leading: break
            default: frame.origin.x = bounds.midX - frame.width / 2
            }
        }
        content.frame = frame
    }

    // MARK: Focus

    /// Keys come to the buttons, wheels and calendars inside.
    open override var canBecomeFocused: Bool { false }

    override func focusPressBegan() -> Bool { false }
}
