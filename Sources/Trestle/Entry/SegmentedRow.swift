import UIKit

/// One of a few options, all of them to be seen.
///
/// ```swift
/// SegmentedRow("Size", draft[\.size], options: Size.allCases) { $0.name }
/// ```
public struct SegmentedRow<Option: Hashable>: FieldComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var takesText: Bool { false }
    let title: String?
    let chosen: Int?
    let names: [String]
    let isEnabled: Bool
    private let options: [Option]
    private let binding: FieldBinding<Option>

    /// One of a few options.
    ///
    /// - Parameters:
    ///   - title: What stands before them; nil gives them all of the row.
    ///   - name: What an option is called.
    @MainActor
    public init(
        _ title: String?, _ choice: FieldBinding<Option>, options: [Option], help: String? = nil,
        isEnabled: Bool = true,
        name: (Option) -> String
    ) {
        self.title = title
        self.options = options
        self.isEnabled = isEnabled
        names = options.map(name)
        binding = choice
        fieldID = choice.id
        chosen = options.firstIndex(of: choice.value)
        caption = FieldCaption(choice.note, help: help, of: title)
    }

    /// Whether both look alike. What a change does is no part of that.
    public static func == (left: SegmentedRow, right: SegmentedRow) -> Bool {
        left.title == right.title && left.chosen == right.chosen && left.names == right.names
            && left.isEnabled == right.isEnabled && left.caption?.isFault == right.caption?.isFault
    }

    /// Shows the title and the options.
    public func render(in cell: SegmentedCell) {
        cell.show(title: title, isFaulty: caption?.isFault == true, isEnabled: isEnabled)
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

    /// Lets the cell change this row's value from now on.
    public func connect(to cell: SegmentedCell) {
        let wanted = chosen ?? UISegmentedControl.noSegment
        if cell.control.selectedSegmentIndex != wanted { cell.control.selectedSegmentIndex = wanted }
        cell.onChange = { [weak cell] in
            guard let index = cell?.control.selectedSegmentIndex, options.indices.contains(index) else { return }
            binding.value = options[index]
        }
    }
}

/// A cell with segments.
public final class SegmentedCell: ControlCell {
    let control = UISegmentedControl(items: [])

    /// A cell without segments.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        add(control)
    }
}
