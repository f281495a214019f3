extension UIDatePicker {
    /// What people choose with a date picker.
    public enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time = 0
        /// A day.
        case date = 1
        /// A day with hours and minutes.
        case dateAndTime = 2
        /// A length of time in hours and minutes.
        case countDownTimer = 3
        /// A month of a year.
        case yearAndMonth = 4
    }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// As suits the mode.
    case automatic = 0
    /// Wheels side by side.
    case wheels = 1
    /// Buttons that open a calendar, or wheels for the time.
    case compact = 2
    /// A calendar that is always seen.
    case inline = 3
}
