import UIKit

/// A field for a value in a range, with a slider.
///
/// ```swift
/// let form = Form {
///     SliderRow("Heating", value: draft[\.warmth], in: 0...1)
/// }
/// ```
public struct SliderRow: FieldComponent, StockComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    let title: String?
    let value: Double
    let range: ClosedRange<Double>
    let lowImage: UIImage?
    let highImage: UIImage?
    let isEnabled: Bool
    private let binding: FieldBinding<Double>

    /// Creates a field for a value in a range.
    ///
    /// - Parameters:
    ///   - title: The title before the slider, or `nil` to use the whole row for it.
    ///   - value: A binding to the value.
    ///   - range: The range of the slider.
    ///   - lowImage: The image at the lower end.
    ///   - highImage: The image at the upper end.
    ///   - help: The text below the field while it has no error.
    ///   - isEnabled: Whether the user can change the value.
    @MainActor
    public init(
        _ title: String?, value: FieldBinding<Double>, in range: ClosedRange<Double>, lowImage: UIImage? = nil,
        highImage: UIImage? = nil, help: String? = nil, isEnabled: Bool = true
    ) {
        self.title = title
        self.range = range
        self.lowImage = lowImage
        self.highImage = highImage
        self.isEnabled = isEnabled
        binding = value
        fieldID = value.id
        self.value = value.value
        caption = FieldCaption(value.status, help: help, of: title)
    }

    /// Shows the title and configures the slider.
    func render(stock cell: SliderCell) {
        cell.show(title: title, isInvalid: caption?.isError == true, isEnabled: isEnabled)
        cell.control.isEnabled = isEnabled
        cell.control.accessibilityLabel = title
        cell.control.minimumValueImage = lowImage
        cell.control.maximumValueImage = highImage
        cell.control.minimumValue = Float(range.lowerBound)
        cell.control.maximumValue = Float(range.upperBound)
    }

    /// Sets the value, and makes the cell change this row's value.
    func setHandlers(stock cell: SliderCell) {
        if cell.control.value != Float(value), !cell.control.isTracking {
            cell.control.setValue(Float(value), animated: cell.animates)
        }
        cell.isConnected = true
        cell.onChange = { [weak cell] in
            if let cell { binding.commit(Double(cell.control.value)) }
        }
    }
}

/// A cell with a slider.
final class SliderCell: ControlCell {
    let control = UISlider()

    /// Creates a cell with a slider at its lower end.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        alignsFields = true
        add(control)
    }
}
