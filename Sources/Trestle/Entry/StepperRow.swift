import UIKit

/// A number that is raised and lowered by steps.
///
/// ```swift
/// StepperRow("Guests", draft[\.guests], in: 1...12)
/// ```
public struct StepperRow: FieldComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var takesText: Bool { false }
    let title: String
    let value: Double
    let text: String
    let range: ClosedRange<Double>
    let step: Double
    let isEnabled: Bool
    private let binding: FieldBinding<Double>

    /// A number that is raised and lowered by steps.
    ///
    /// - Parameter text: What is shown of the value: its digits, unless it is said otherwise.
    @MainActor
    public init(
        _ title: String, _ value: FieldBinding<Double>, in range: ClosedRange<Double>, step: Double = 1,
        help: String? = nil, isEnabled: Bool = true, text: (Double) -> String = { $0.formatted() }
    ) {
        precondition(step > 0, "The step of a StepperRow is \(step): it must be above 0.")
        self.title = title
        self.range = range
        self.step = step
        self.isEnabled = isEnabled
        binding = value
        fieldID = value.id
        self.value = value.value
        self.text = text(value.value)
        caption = FieldCaption(value.note, help: help, of: title)
    }

    /// A whole number.
    @MainActor
    public init(
        _ title: String, _ value: FieldBinding<Int>, in range: ClosedRange<Int>, step: Int = 1, help: String? = nil,
        isEnabled: Bool = true, text: (Int) -> String = { $0.formatted() }
    ) {
        self.init(
            title,
            value.mapped {
                Double($0)
            } set: { new, _ in
                Int(new)
            },
            in: Double(range.lowerBound)...Double(range.upperBound), step: Double(step), help: help,
            isEnabled: isEnabled, text: { text(Int($0)) })
    }

    /// Whether both look alike. What a change does is no part of that.
    public static func == (left: StepperRow, right: StepperRow) -> Bool {
        left.title == right.title && left.value == right.value && left.text == right.text && left.range == right.range
            && left.step == right.step && left.isEnabled == right.isEnabled
            && left.caption?.isFault == right.caption?.isFault
    }

    /// Shows title and value.
    public func render(in cell: StepperCell) {
        cell.show(title: title, isFaulty: caption?.isFault == true, isEnabled: isEnabled)
        cell.valueLabel.text = text
        cell.control.isEnabled = isEnabled
        cell.control.accessibilityLabel = title
        cell.control.stepValue = step
        // The ends in an order in which neither passes the other.
        cell.control.maximumValue = max(range.upperBound, cell.control.minimumValue)
        cell.control.minimumValue = range.lowerBound
        cell.control.maximumValue = range.upperBound
    }

    /// Lets the cell change this row's value from now on.
    public func connect(to cell: StepperCell) {
        if cell.control.value != value { cell.control.value = value }
        cell.onChange = { [weak cell] in
            if let cell { binding.value = cell.control.value }
        }
    }
}

/// A cell with a value and a stepper.
public final class StepperCell: ControlCell {
    let control = UIStepper()
    let valueLabel = UILabel()

    /// A cell without a value.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
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
