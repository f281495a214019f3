import UIKit

/// A field for a number that is changed in steps.
///
/// ```swift
/// let form = Form {
///     StepperRow("Nights", value: draft[\.nights], in: 1...30)
/// }
/// ```
public struct StepperRow: FieldComponent, StockComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    let title: String
    let value: Double
    let text: String
    let range: ClosedRange<Double>
    let step: Double
    let isEnabled: Bool
    private let binding: FieldBinding<Double>

    /// Creates a field for a number.
    ///
    /// - Parameters:
    ///   - title: The title of the row.
    ///   - value: A binding to the number.
    ///   - range: The range of the stepper.
    ///   - step: The difference between consecutive values.
    ///   - help: The text below the field while it has no error.
    ///   - isEnabled: Whether the user can change the value.
    ///   - text: Returns the text for a value. By default, the number in the current locale.
    /// - Precondition: `step` is positive.
    @MainActor
    public init(
        _ title: String, value: FieldBinding<Double>, in range: ClosedRange<Double>, step: Double = 1,
        help: String? = nil, isEnabled: Bool = true, text: (Double) -> String = { $0.formatted() }
    ) {
        precondition(step > 0, "StepperRow was created with the step \(step). Pass a step greater than 0.")
        self.title = title
        self.range = range
        self.step = step
        self.isEnabled = isEnabled
        binding = value
        fieldID = value.id
        self.value = value.value
        self.text = text(value.value)
        caption = FieldCaption(value.status, help: help, of: title)
    }

    /// Creates a field for a whole number.
    @MainActor
    public init(
        _ title: String, value: FieldBinding<Int>, in range: ClosedRange<Int>, step: Int = 1, help: String? = nil,
        isEnabled: Bool = true, text: (Int) -> String = { $0.formatted() }
    ) {
        self.init(
            title,
            value: value.mapped {
                Double($0)
            } set: { new, _ in
                Int(new)
            },
            in: Double(range.lowerBound)...Double(range.upperBound), step: Double(step), help: help,
            isEnabled: isEnabled, text: { text(Int($0)) })
    }

    /// Shows title and value.
    func render(stock cell: StepperCell) {
        cell.show(title: title, isInvalid: caption?.isError == true, isEnabled: isEnabled)
        cell.valueLabel.text = text
        cell.control.isEnabled = isEnabled
        cell.control.accessibilityLabel = title
        cell.control.stepValue = step
        // Sets the limits in an order that keeps the minimum below the maximum.
        cell.control.maximumValue = max(range.upperBound, cell.control.minimumValue)
        cell.control.minimumValue = range.lowerBound
        cell.control.maximumValue = range.upperBound
    }

    /// Sets the value, and makes the cell change this row's value.
    func setHandlers(stock cell: StepperCell) {
        if cell.control.value != value { cell.control.value = value }
        cell.onChange = { [weak cell] in
            if let cell { binding.commit(cell.control.value) }
        }
    }
}

/// A cell with a number and a stepper.
final class StepperCell: ControlCell {
    let control = UIStepper()
    let valueLabel = UILabel()

    /// Creates a cell without a number.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        valueLabel.font = .preferredFont(forTextStyle: .body)
        valueLabel.adjustsFontForContentSizeCategory = true
        valueLabel.textColor = .secondaryLabel
        valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        control.setContentHuggingPriority(.required, for: .horizontal)
        alignmentInColumn = .leading
        stack.addArrangedSubview(valueLabel)
        add(control)
    }
}
