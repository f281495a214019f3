extension UIDatePicker {
    /// The type of value that a date picker selects.
    public enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time = 0
        /// A day.
        case date = 1
        /// A day with hours and minutes.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        /// A month of a year.
        case yearAndMonth = 4
    }
}

/// The visual style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// The default style of the mode.
    case automatic = 0
    /// A row of wheels.
    case wheels = 1
    /// Buttons that open a calendar, or wheels for the time.
    case compact = 2
    /// An inline calendar.
    case inline = 3
}
