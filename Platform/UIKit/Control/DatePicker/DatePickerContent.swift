import Foundation

/// The settings that a date picker passes to its content.
@MainActor
struct DatePickerSettings {
    var mode: UIDatePicker.Mode
    var formatter: DateTextFormatter
    var rules: DateRules
    var today: Date
    var isRightToLeft = false
}

/// The content of a date picker in one of its styles.
@MainActor
protocol DatePickerContent: UIView {
    /// Called with the date that the user has selected.
    var onChange: ((Date) -> Void)? { get set }
    func show(_ settings: DatePickerSettings)
    /// Shows `date`, which is within the limits.
    func show(_ date: Date, animated: Bool)
    /// The preferred size, in points.
    var fittingSize: CGSize { get }
}

/// The metrics of date pickers on iOS 17, in points.
enum DatePickerMetrics {
    static let buttonHeight: CGFloat = 34
    static let buttonRadius: CGFloat = 6
    static let buttonMargin: CGFloat = 11
    /// The spacing between the buttons for the date and the time.
    static let buttonSpacing: CGFloat = 6
    /// The vertical margin of a button's text at large text sizes.
    static let textMargin: CGFloat = 6
    /// The margin between a wheel's text and the edges of its column.
    static let wheelMargin: CGFloat = 9
    static let calendarWidth: CGFloat = 320
    static let calendarMargin: CGFloat = 16
    /// The margin of the day grid. It is smaller than the spacing between days.
    static let gridMargin: CGFloat = 8
    static let headerHeight: CGFloat = 48
    static let weekdaysHeight: CGFloat = 22
    static let dayHeight: CGFloat = 44
    static let timeRowHeight: CGFloat = 50
    static let bottomMargin: CGFloat = 8
    /// The width of the wheels in a time button's popover.
    static let timeWheelsWidth: CGFloat = 230
    /// The duration of animations, in seconds.
    static let duration: TimeInterval = 0.25
}
