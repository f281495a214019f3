import UIKit

/// A date, a time, or both.
///
/// ```swift
/// DateRow("Arrival", draft[\.arrival], from: .now)
/// DateRow("Alarm", draft[\.alarm], mode: .time, style: .wheels)
/// ```
public struct DateRow: FieldComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var takesText: Bool { false }
    let title: String?
    let date: Date
    let earliest: Date?
    let latest: Date?
    let mode: UIDatePicker.Mode
    let style: UIDatePickerStyle
    let isEnabled: Bool
    private let binding: FieldBinding<Date>

    /// A date, a time, or both.
    ///
    /// - Parameters:
    ///   - title: What stands before it; nil gives it all of the row, as a calendar or wheels need it.
    ///   - earliest: The first date that can be chosen; nil for no limit.
    ///   - latest: The last date that can be chosen; nil for no limit.
    ///   - style: As a button that opens a calendar, as a calendar, or as wheels.
    @MainActor
    public init(
        _ title: String?, _ date: FieldBinding<Date>, from earliest: Date? = nil, to latest: Date? = nil,
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
        caption = FieldCaption(date.note, help: help, of: title)
    }

    /// Whether both look alike. What a change does is no part of that.
    public static func == (left: DateRow, right: DateRow) -> Bool {
        left.title == right.title && left.date == right.date && left.earliest == right.earliest
            && left.latest == right.latest && left.mode == right.mode && left.style == right.style
            && left.isEnabled == right.isEnabled && left.caption?.isFault == right.caption?.isFault
    }

    /// A calendar can't become wheels while it is seen: each style has cells of its own.
    public var reuseIdentifier: String { "Trestle.DateRow.\(style.rawValue)" }

    /// Shows the title, and what can be chosen.
    public func render(in cell: DateCell) {
        cell.show(title: title, isFaulty: caption?.isFault == true, isEnabled: isEnabled)
        let picker = cell.control
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        picker.minimumDate = earliest
        picker.maximumDate = latest
        picker.isEnabled = isEnabled
        picker.accessibilityLabel = title
    }

    /// Lets the cell change this row's value from now on.
    public func connect(to cell: DateCell) {
        if cell.control.date != date { cell.control.setDate(date, animated: cell.animates) }
        cell.isConnected = true
        cell.onChange = { [weak cell] in
            if let cell { binding.value = cell.control.date }
        }
    }
}

/// A cell with a date.
public final class DateCell: ControlCell {
    let control = UIDatePicker()

    /// A cell with the date of now.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        control.preferredDatePickerStyle = .compact
        titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        control.setContentHuggingPriority(.required, for: .horizontal)
        alignmentInColumn = .leading
        add(control)
    }
}
