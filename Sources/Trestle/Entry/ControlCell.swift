import UIKit

/// A cell with a title and a control.
public class ControlCell: FieldCell {
    /// Called when a person has changed the control's value.
    var onChange: (@MainActor () -> Void)?
    /// Whether the control stands as a row says: it moves, where it stood otherwise before.
    var isConnected = false

    /// Puts the cell's control behind what it shows already.
    func add(_ control: UIControl) {
        control.addAction(UIAction { [weak self] _ in self?.onChange?() }, for: .valueChanged)
        stack.addArrangedSubview(control)
    }

    /// Lets the control stand for another row, without moving.
    public override func prepareForReuse() {
        super.prepareForReuse()
        isConnected = false
        onChange = nil
    }

    /// Whether the control moves to a value that it is given.
    var animates: Bool { isConnected && window != nil }
}
