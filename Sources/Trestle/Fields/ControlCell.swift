import UIKit

/// A cell with a title and a control.
class ControlCell: FieldCell, HandlerStoring {
    /// Called when the user has changed the value of the control.
    var onChange: (@MainActor () -> Void)?
    /// Whether the control already shows the value of the cell's current row, so that changes of the value
    /// are animated.
    var isConnected = false

    /// Adds a control after the other views of the cell.
    func add(_ control: UIControl) {
        control.addAction(UIAction { [weak self] _ in self?.onChange?() }, for: .valueChanged)
        stack.addArrangedSubview(control)
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

    /// Whether changes of the value are animated.
    var animates: Bool { isConnected && window != nil }
}
