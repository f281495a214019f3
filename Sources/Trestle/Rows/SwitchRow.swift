import UIKit

/// A row with a switch.
///
/// ```swift
/// SwitchRow("Airplane Mode", isOn: settings.isOffline) { [weak self] isOn in
///     self?.settings.isOffline = isOn
///     self?.renderForm()
/// }
/// ```
///
/// The switch changes immediately. If the next form contains the old value, for example because the change
/// was rejected, the switch changes back.
public struct SwitchRow: Component, NonselectableComponent {
    /// The title.
    public let title: String
    /// Whether the switch is on.
    public let isOn: Bool
    /// The image before the title, in its own size.
    public let image: UIImage?
    private let onChange: @MainActor (Bool) -> Void
    private var field: AnyHashable?
    private var caption: FieldCaption?

    /// Creates a row with a switch.
    ///
    /// - Parameter onChange: Called with the new value when the user has toggled the switch.
    public init(
        _ title: String, isOn: Bool, image: UIImage? = nil, onChange: @escaping @MainActor (Bool) -> Void
    ) {
        self.title = title
        self.isOn = isOn
        self.image = image
        self.onChange = onChange
    }

    /// Creates a field for a Boolean value.
    ///
    /// ```swift
    /// SwitchRow("Wi-Fi", draft[\.usesWiFi])
    /// ```
    @MainActor
    public init(_ title: String, _ isOn: FieldBinding<Bool>, image: UIImage? = nil) {
        self.init(title, isOn: isOn.value, image: image) { isOn.value = $0 }
        field = isOn.id
        caption = FieldCaption(isOn.status, help: nil, of: title)
    }

    /// The row of the switch, with its caption if it is a field.
    public var row: Row {
        guard let field else { return Row(self) }
        return Row(self).asField(field, caption: caption, acceptsTextInput: false)
    }

    /// Returns whether both have the same content. Event handlers are not compared.
    public static func == (left: SwitchRow, right: SwitchRow) -> Bool {
        left.title == right.title && left.isOn == right.isOn && left.image == right.image
    }

    /// Shows the title.
    public func render(in cell: SwitchCell) {
        cell.textLabel?.text = title
        cell.imageView?.image = image
        cell.toggle.accessibilityLabel = title
    }

    /// Sets the switch, and makes the cell call this row's handler.
    public func setHandlers(on cell: SwitchCell) {
        cell.onChange = onChange
        if cell.toggle.isOn != isOn { cell.toggle.setOn(isOn, animated: cell.isConnected && cell.window != nil) }
        cell.isConnected = true
    }
}

/// A cell with a switch at its trailing edge.
public final class SwitchCell: UITableViewCell, HandlerStoring {
    let toggle = UISwitch(frame: .zero)
    var onChange: (@MainActor (Bool) -> Void)?
    /// Whether the switch already shows the value of the cell's current row, so that changes of the value
    /// are animated.
    var isConnected = false

    /// Creates a cell with a switch that is off.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
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
    public required init?(coder: NSCoder) {
        preconditionFailure(
            "SwitchCell does not support init(coder:). Create it with init(style:reuseIdentifier:).")
    }

    /// Resets the cell, so that the next row's value is set without animation.
    public override func prepareForReuse() {
        super.prepareForReuse()
        releaseHandlers()
    }

    func releaseHandlers() {
        isConnected = false
        onChange = nil
    }
}
