import Foundation

/// What the parts of a date picker need to know of it.
@MainActor
struct DatePickerSettings {
    var mode: UIDatePicker.Mode
    var texts: DateTexts
    var rules: DateRules
    var today: Date
    var isRightToLeft = false
}

/// What a date picker shows in one of its styles.
@MainActor
protocol DatePickerContent: UIView {
    /// People have chosen a date.
    var onChange: ((Date) -> Void)? { get set }
    func show(_ settings: DatePickerSettings)
    /// Shows a date that may be chosen.
    func show(_ date: Date, animated: Bool)
    /// The size that suits it best, in points.
    var fittingSize: CGSize { get }
}

/// The measures of date pickers of iOS 17, in points.
enum DatePickerLook {
    static let buttonHeight: CGFloat = 34
    static let buttonRadius: CGFloat = 6
    static let buttonMargin: CGFloat = 11
    /// Between the buttons of a date and its time.
    static let buttonSpacing: CGFloat = 6
    /// Above and below the text of a button, where that is large.
    static let textMargin: CGFloat = 6
    /// Of a wheel's text to its column's edges.
    static let wheelMargin: CGFloat = 9
    static let calendarWidth: CGFloat = 320
    static let calendarMargin: CGFloat = 16
    /// Between a day's middle and the calendar's edge is less room than between days.
    static let gridMargin: CGFloat = 8
    static let headerHeight: CGFloat = 48
    static let weekdaysHeight: CGFloat = 22
    static let dayHeight: CGFloat = 44
    static let timeRowHeight: CGFloat = 50
    static let bottomMargin: CGFloat = 8
    /// How wide the wheels are in which a time is chosen that has no place of its own.
    static let timeWheelsWidth: CGFloat = 230
    /// In seconds.
    static let duration: TimeInterval = 0.25
}
