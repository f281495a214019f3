import UIKit

/// A field for one of a few options, shown in a segmented control.
///
/// ```swift
/// let form = Form {
///     SegmentedRow("Room", selection: draft[\.room], options: ["single", "double"]) { $0.capitalized }
/// }
/// ```
public struct SegmentedRow<Option: Hashable>: FieldComponent, StockComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    let title: String?
    let selected: Int?
    let names: [String]
    let isEnabled: Bool
    private let options: [Option]
    private let binding: FieldBinding<Option>

    /// Creates a field with a segment for each option.
    ///
    /// - Parameters:
    ///   - title: The title before the segments, or `nil` to use the whole row for them.
    ///   - selection: A binding to the selected option.
    ///   - options: The options, in the order of their segments.
    ///   - help: The text below the field while it has no error.
    ///   - isEnabled: Whether the user can change the selection.
    ///   - name: Returns the name of an option.
    @MainActor
    public init(
        _ title: String?, selection: FieldBinding<Option>, options: [Option], help: String? = nil,
        isEnabled: Bool = true,
        name: (Option) -> String
    ) {
        self.title = title
        self.options = options
        self.isEnabled = isEnabled
        names = options.map(name)
        binding = selection
        fieldID = selection.id
        selected = options.firstIndex(of: selection.value)
        caption = FieldCaption(selection.status, help: help, of: title)
    }

    /// Shows the title and the options.
    func render(stock cell: SegmentedCell) {
        cell.show(title: title, isInvalid: caption?.isError == true, isEnabled: isEnabled)
        let control = cell.control
        let shown = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
        if shown != names {
            control.removeAllSegments()
            for (index, name) in names.enumerated() {
                control.insertSegment(withTitle: name, at: index, animated: false)
            }
        }
        control.isEnabled = isEnabled
        control.accessibilityLabel = title
    }

    /// Selects the current option, and makes the cell change this row's value.
    func setHandlers(stock cell: SegmentedCell) {
        let wanted = selected ?? UISegmentedControl.noSegment
        if cell.control.selectedSegmentIndex != wanted { cell.control.selectedSegmentIndex = wanted }
        cell.onChange = { [weak cell] in
            guard let index = cell?.control.selectedSegmentIndex, options.indices.contains(index) else { return }
            binding.commit(options[index])
        }
    }
}

/// A cell with a segmented control.
final class SegmentedCell: ControlCell {
    let control = UISegmentedControl(items: [])

    /// Creates a cell without segments.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        add(control)
    }
}
