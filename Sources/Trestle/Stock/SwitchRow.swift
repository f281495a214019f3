import UIKit

/// A setting that is on or off.
///
/// ```swift
/// SwitchRow("Aeroplane Mode", isOn: settings.isOffline) { [weak self] isOn in
///     self?.settings.isOffline = isOn
///     self?.renderForm()
/// }
/// ```
///
/// The switch turns at once, before anything is rendered. A form that is rendered then with the old value turns it back: so a
/// setting that was refused shows itself as it is.
public struct SwitchRow: Component, NeverChosen {
    /// What is on or off.
    public let title: String
    /// Whether it is on.
    public let isOn: Bool
    /// What stands before the title, in its own size.
    public let image: UIImage?
    private let onChange: @MainActor (Bool) -> Void
    private var field: AnyHashable?
    private var caption: FieldCaption?

    /// A setting.
    ///
    /// - Parameter onChange: Called with the new value when the switch was turned by hand.
    public init(
        _ title: String, isOn: Bool, image: UIImage? = nil, onChange: @escaping @MainActor (Bool) -> Void
    ) {
        self.title = title
        self.isOn = isOn
        self.image = image
        self.onChange = onChange
    }

    /// A setting that is kept by what it is bound to.
    ///
    /// ```swift
    /// SwitchRow("Wi-Fi", draft[\.usesWiFi])
    /// ```
    @MainActor
    public init(_ title: String, _ isOn: FieldBinding<Bool>, image: UIImage? = nil) {
        self.init(title, isOn: isOn.value, image: image) { isOn.value = $0 }
        field = isOn.id
        caption = FieldCaption(isOn.note, help: nil, of: title)
    }

    /// The row of the setting; of one that is bound, as that of a field.
    public func asRow() -> Row {
        guard let field else { return Row(self) }
        return Row(self).asField(field, caption: caption, takesText: false)
    }

    /// Whether both look alike. What a change does is no part of that.
    public static func == (left: SwitchRow, right: SwitchRow) -> Bool {
        left.title == right.title && left.isOn == right.isOn && left.image == right.image
    }

    /// Shows the title.
    public func render(in cell: SwitchCell) {
        cell.textLabel?.text = title
        cell.imageView?.image = image
        cell.toggle.accessibilityLabel = title
    }

    /// Sets the switch as the setting is, and calls this row's action from now on.
    public func connect(to cell: SwitchCell) {
        cell.onChange = onChange
        if cell.toggle.isOn != isOn { cell.toggle.setOn(isOn, animated: cell.isConnected && cell.window != nil) }
        cell.isConnected = true
    }
}

/// A cell with a switch at its end.
public final class SwitchCell: UITableViewCell {
    let toggle = UISwitch(frame: .zero)
    var onChange: (@MainActor (Bool) -> Void)?
    /// Whether the switch stands as a row says: it turns, where it stood otherwise before.
    var isConnected = false

    /// A cell with a switch that is off.
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

    /// Cells of this kind are made in code.
    @available(*, unavailable, message: "Made by a table from SwitchRow.")
    public required init?(coder: NSCoder) {
        preconditionFailure("A SwitchCell is made by a table from SwitchRow.")
    }

    /// Lets the switch stand for another row, without turning.
    public override func prepareForReuse() {
        super.prepareForReuse()
        isConnected = false
        onChange = nil
    }
}
