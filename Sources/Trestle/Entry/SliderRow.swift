import UIKit

/// A value between two, chosen with a slider.
///
/// ```swift
/// SliderRow("Volume", draft[\.volume], in: 0...1)
/// ```
public struct SliderRow: FieldComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var takesText: Bool { false }
    let title: String?
    let value: Double
    let range: ClosedRange<Double>
    let lowImage: UIImage?
    let highImage: UIImage?
    let isEnabled: Bool
    private let binding: FieldBinding<Double>

    /// A slider.
    ///
    /// - Parameters:
    ///   - title: What stands before it; nil gives the slider all of the row.
    ///   - lowImage: A picture at the lower end.
    ///   - highImage: A picture at the upper end.
    @MainActor
    public init(
        _ title: String?, _ value: FieldBinding<Double>, in range: ClosedRange<Double>, lowImage: UIImage? = nil,
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
        caption = FieldCaption(value.note, help: help, of: title)
    }

    /// Whether both look alike. What a change does is no part of that.
    public static func == (left: SliderRow, right: SliderRow) -> Bool {
        left.title == right.title && left.value == right.value && left.range == right.range
            && left.lowImage == right.lowImage && left.highImage == right.highImage
            && left.isEnabled == right.isEnabled && left.caption?.isFault == right.caption?.isFault
    }

    /// Shows the title, and the ends.
    public func render(in cell: SliderCell) {
        cell.show(title: title, isFaulty: caption?.isFault == true, isEnabled: isEnabled)
        cell.control.isEnabled = isEnabled
        cell.control.accessibilityLabel = title
        cell.control.minimumValueImage = lowImage
        cell.control.maximumValueImage = highImage
        cell.control.minimumValue = Float(range.lowerBound)
        cell.control.maximumValue = Float(range.upperBound)
    }

    /// Lets the cell change this row's value from now on.
    public func connect(to cell: SliderCell) {
        if cell.control.value != Float(value), !cell.control.isTracking {
            cell.control.setValue(Float(value), animated: cell.animates)
        }
        cell.isConnected = true
        cell.onChange = { [weak cell] in
            if let cell { binding.value = Double(cell.control.value) }
        }
    }
}

/// A cell with a slider.
public final class SliderCell: ControlCell {
    let control = UISlider()

    /// A cell with a slider at its lower end.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        alignsFields = true
        add(control)
    }
}
