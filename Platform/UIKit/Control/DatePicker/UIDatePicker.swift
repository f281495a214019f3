import Foundation

/// A control for selecting a date, a time, both, or a duration, with wheels, with buttons that open a
/// calendar, or with an inline calendar.
///
/// It sends `valueChanged` when the user selects a value.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    private var content: (any DatePickerContent)?
    private var contentKind: ContentKind?
    /// Whether the content is out of date.
    private var needsUpdate = true
    private var storedDate: Date
    private var storedDuration: TimeInterval = 0
    private var storedCalendar: Calendar?
    private var storedInterval = 1
    /// The size that the picker has chosen and keeps updating until another size is set.
    private var automaticSize = CGSize.zero
    /// A closure that returns the current date.
    final var now: () -> Date = { Date() } { didSet { settingsDidChange() } }

    private enum ContentKind {
        case wheels, compact, inline
    }

    /// Creates a picker with the current date and time. An empty size is replaced by the preferred size.
    public override init(frame: CGRect) {
        storedDate = Date()
        super.init(frame: frame)
        if frame.size == .zero {
            automaticSize = sizeThatFits(.zero)
            self.frame.size = automaticSize
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

    // MARK: Value

    /// The type of value to select.
    open var datePickerMode = Mode.dateAndTime { didSet { settingsDidChange() } }

    /// The selected date, between `minimumDate` and `maximumDate`. Setting it sends no event.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Selects the selectable date nearest to `date`. Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        let rules = rules
        let clampedDate = rules.clamped(date)
        storedDate = roundsToMinuteInterval ? rules.snapped(clampedDate) : clampedDate
        guard datePickerMode != .countDownTimer, !needsUpdate else { return }
        content?.show(storedDate, animated: animated && window != nil)
        contentSizeDidChange()
    }

    /// The earliest selectable date, or `nil`. If it is later than `maximumDate`, both limits are ignored.
    open var minimumDate: Date? { didSet { limitsDidChange() } }

    /// The latest selectable date, or `nil`. If it is earlier than `minimumDate`, both limits are ignored.
    open var maximumDate: Date? { didSet { limitsDidChange() } }

    /// The selected duration in the `countDownTimer` mode, in seconds: whole minutes, less than a day.
    /// Setting it sends no event.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            let minutes = (min(max(newValue, 0), 86_340) / 60).rounded(.down)
            storedDuration = minutes * 60
            guard datePickerMode == .countDownTimer, !needsUpdate else { return }
            content?.show(Self.countDownDate(storedDuration), animated: false)
        }
    }

    /// The interval between selectable minutes. Values that do not divide 60 evenly are replaced by 1.
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

    // MARK: Formatting

    /// The locale for formatting dates, or `nil` for the current locale.
    open var locale: Locale? { didSet { settingsDidChange() } }

    /// The calendar for selecting dates. Setting it to `nil` restores the current calendar.
    open var calendar: Calendar! {
        get { storedCalendar ?? Calendar.current }
        set {
            storedCalendar = newValue
            settingsDidChange()
        }
    }

    /// The time zone for selecting dates, or `nil` for the time zone of the calendar.
    open var timeZone: TimeZone? { didSet { settingsDidChange() } }

    /// The calendar with the picker's locale and time zone.
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
            mode: datePickerMode, formatter: DateTextFormatter(locale: locale, calendar: rules.calendar), rules: rules,
            today: now(),
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Returns the time of day that represents a duration, since the wheels show only dates.
    private static func countDownDate(_ duration: TimeInterval) -> Date {
        Date(timeIntervalSinceReferenceDate: duration)
    }

    /// Copies the picker's settings to another picker.
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

    // MARK: Appearance

    /// The preferred style.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { settingsDidChange() } }
    }

    /// The style of the picker: the preferred style, or the default style of the mode. Durations and months
    /// are always selected with wheels.
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
        // The text size or layout direction may have changed.
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

    /// The content, after applying pending changes.
    private var updatedContent: any DatePickerContent {
        let kind: ContentKind =
            switch datePickerStyle {
            case .automatic, .compact: .compact
            case .wheels: .wheels
            case .inline: .inline
            }
        if let content, contentKind == kind, !needsUpdate { return content }
        let updated = contentKind == kind ? content ?? makeContent(kind) : makeContent(kind)
        needsUpdate = false
        updated.show(makeSettings())
        updated.show(
            datePickerMode == .countDownTimer ? Self.countDownDate(storedDuration) : storedDate, animated: false)
        return updated
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
        new.onChange = { [weak self] in self?.userDidSelect($0) }
        content = new
        contentKind = kind
        addSubview(new)
        return new
    }

    private func userDidSelect(_ candidate: Date) {
        if datePickerMode == .countDownTimer {
            storedDuration = candidate.timeIntervalSinceReferenceDate
        } else {
            let new = rules.snapped(candidate)
            let isNew = new != storedDate
            storedDate = new
            if !needsUpdate { content?.show(new, animated: true) }
            guard isNew else { return }
            contentSizeDidChange()
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { updatedContent.fittingSize }

    open override var intrinsicContentSize: CGSize { updatedContent.fittingSize }

    private func updateAutomaticSize() {
        guard automaticSize != .zero, bounds.size == automaticSize, translatesAutoresizingMaskIntoConstraints else {
            return
        }
        let size = updatedContent.fittingSize
        guard size != automaticSize else { return }
        automaticSize = size
        frame.size = size
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        updateAutomaticSize()
    }

    open override func layoutSubviews() {
        updateAutomaticSize()
        super.layoutSubviews()
        let content = updatedContent
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

    /// The buttons, wheels and calendars in the picker are focused instead.
    open override var canBecomeFocused: Bool { false }

    override func focusPressBegan() -> Bool { false }
}
