import UIKit

/// A field for a date, a time, or both.
///
/// ```swift
/// let form = Form {
///     DateRow("Arrival", date: draft[\.arrival], from: .now)
///     DateRow("Wake-Up Call", date: draft[\.wakeUpCall], mode: .time, style: .wheels)
/// }
/// ```
public struct DateRow: FieldComponent, StockComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    let title: String?
    let date: Date
    let earliest: Date?
    let latest: Date?
    let mode: UIDatePicker.Mode
    let style: UIDatePickerStyle
    let isEnabled: Bool
    private let binding: FieldBinding<Date>

    /// Creates a field for a date, a time, or both.
    ///
    /// - Parameters:
    ///   - title: The title before the date picker, or `nil` to use the whole row for it, as a calendar or
    ///     wheels require.
    ///   - date: A binding to the date.
    ///   - earliest: The minimum date, or `nil` for no limit.
    ///   - latest: The maximum date, or `nil` for no limit.
    ///   - mode: The mode of the date picker: a time, a date, or both.
    ///   - style: The style of the date picker: a button that opens a calendar, a calendar, or wheels.
    ///   - help: The text below the field while it has no error.
    ///   - isEnabled: Whether the user can change the value.
    @MainActor
    public init(
        _ title: String?, date: FieldBinding<Date>, from earliest: Date? = nil, to latest: Date? = nil,
        mode: UIDatePicker.Mode = .date, style: UIDatePickerStyle = .compact, help: String? = nil,
        isEnabled: Bool = true
    ) {
        self.title = title
        self.earliest = earliest
        self.latest = latest
        self.mode = mode
        self.style = style
        self.isEnabled = isEnabled
        binding = date
        fieldID = date.id
        self.date = date.value
        caption = FieldCaption(date.status, help: help, of: title)
    }

    /// A reuse identifier for each style, because a date picker cannot change its style while it is visible.
    public var reuseIdentifier: String { "Trestle.DateRow.\(style.rawValue)" }

    /// Shows the title and configures the date picker.
    func render(stock cell: DateCell) {
        cell.show(title: title, isInvalid: caption?.isError == true, isEnabled: isEnabled)
        let picker = cell.control
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        picker.minimumDate = earliest
        picker.maximumDate = latest
        picker.isEnabled = isEnabled
        picker.accessibilityLabel = title
    }

    /// Sets the date, and makes the cell change this row's value.
    func setHandlers(stock cell: DateCell) {
        if cell.control.date != date { cell.control.setDate(date, animated: cell.animates) }
        cell.isConnected = true
        cell.onChange = { [weak cell] in
            if let cell { binding.commit(cell.control.date) }
        }
    }
}

/// A cell with a date picker.
final class DateCell: ControlCell {
    let control = UIDatePicker()

    /// Creates a cell with the current date.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        control.preferredDatePickerStyle = .compact
        titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        control.setContentHuggingPriority(.required, for: .horizontal)
        alignmentInColumn = .leading
        add(control)
    }
}
