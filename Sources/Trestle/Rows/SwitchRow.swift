import UIKit

/// A field for a Boolean value, with a switch.
///
/// ```swift
/// let form = Form {
///     SwitchRow("For a Company", isOn: draft[\.isForCompany])
/// }
/// ```
///
/// For a value that is stored elsewhere:
///
/// ```swift members
/// private var usesMiles = false {
///     didSet { setNeedsRender() }
/// }
///
/// @FormBuilder override var form: Form {
///     SwitchRow("Miles", isOn: usesMiles) { [weak self] in self?.usesMiles = $0 }
/// }
/// ```
///
/// The switch changes immediately. If the next form contains the old value, for example because the change was rejected,
/// the switch changes back.
public struct SwitchRow: FieldComponent, StockComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    /// The title.
    public let title: String
    /// Whether the switch is on.
    public let isOn: Bool
    /// The image before the title, in its own size.
    public let image: UIImage?
    let isEnabled: Bool
    private let isField: Bool
    private var wraps = false
    @Handler private var onChange: @MainActor (Bool) -> Void

    /// Creates a field for a Boolean value.
    ///
    /// - Parameters:
    ///   - title: The title of the row.
    ///   - isOn: A binding to the value.
    ///   - image: The image before the title, in its own size.
    ///   - help: The text below the field while it has no error.
    ///   - isEnabled: Whether the user can change the value.
    @MainActor
    public init(
        _ title: String, isOn: FieldBinding<Bool>, image: UIImage? = nil, help: String? = nil, isEnabled: Bool = true
    ) {
        self.title = title
        self.isOn = isOn.value
        self.image = image
        self.isEnabled = isEnabled
        isField = true
        fieldID = isOn.id
        caption = FieldCaption(isOn.status, help: help, of: title)
        onChange = { isOn.commit($0) }
    }

    /// Creates a row for a value that the app stores, which is not part of a draft.
    ///
    /// - Parameters:
    ///   - title: The title of the row.
    ///   - isOn: Whether the switch is on.
    ///   - image: The image before the title, in its own size.
    ///   - isEnabled: Whether the user can change the value.
    ///   - onChange: Called with the new value when the user has toggled the switch.
    public init(
        _ title: String, isOn: Bool, image: UIImage? = nil, isEnabled: Bool = true,
        onChange: @escaping @MainActor (Bool) -> Void
    ) {
        self.title = title
        self.isOn = isOn
        self.image = image
        self.isEnabled = isEnabled
        isField = false
        fieldID = title
        caption = nil
        self.onChange = onChange
    }

    /// Returns the row with a title that has as many lines as needed, or one.
    package func wrapping(_ wraps: Bool) -> SwitchRow {
        var row = self
        row.wraps = wraps
        return row
    }

    /// The row of the switch, with its caption if it is a field.
    public var row: Row { isField ? fieldRow : Row(self).selectionDisabled() }

    /// Cells with several lines are reused separately.
    public var reuseIdentifier: String { wraps ? "Trestle.SwitchRow.wrapping" : "Trestle.SwitchRow" }

    /// Shows the title.
    func render(stock cell: SwitchCell) {
        cell.textLabel?.text = title
        if wraps { cell.textLabel?.numberOfLines = 0 }
        cell.textLabel?.textColor = caption?.isError == true ? .systemRed : isEnabled ? .label : .secondaryLabel
        cell.imageView?.image = image
        cell.toggle.isEnabled = isEnabled
        cell.toggle.accessibilityLabel = title
    }

    /// Sets the switch, and makes the cell call this row's handler.
    func setHandlers(stock cell: SwitchCell) {
        cell.onChange = onChange
        if cell.toggle.isOn != isOn { cell.toggle.setOn(isOn, animated: cell.isConnected && cell.window != nil) }
        cell.isConnected = true
    }
}

/// A cell with a switch at its trailing edge.
final class SwitchCell: UITableViewCell, HandlerStoring {
    let toggle = UISwitch(frame: .zero)
    var onChange: (@MainActor (Bool) -> Void)?
    /// Whether the switch already shows the value of the cell's current row, so that changes of the value
    /// are animated.
    var isConnected = false

    /// Creates a cell with a switch that is off.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        toggle.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange?(toggle.isOn)
            }, for: .valueChanged)
        accessoryView = toggle
        selectionStyle = .none
    }

    /// SwitchCell does not support storyboards and nibs.
    @available(*, unavailable, message: "SwitchCell is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            "SwitchCell does not support init(coder:). Create it with init(style:reuseIdentifier:).")
    }

    /// Resets the cell, so that the next row's value is set without animation.
    override func prepareForReuse() {
        super.prepareForReuse()
        releaseHandlers()
    }

    func releaseHandlers() {
        isConnected = false
        onChange = nil
    }
}
