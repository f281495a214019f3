/// The extension of the selection of a list view by a click with a modifier key.
enum SelectionExtension {
    /// The Shift key: all rows or items from the last selected one to this one.
    case range
    /// The Command or Control key: this row or item is added or removed.
    case single

    /// Creates the extension for the pressed modifier keys, or returns `nil` for a click that selects only one row or item.
    init?(_ modifiers: UIKeyModifierFlags) {
        if modifiers.contains(.shift) {
            self = .range
        } else if !modifiers.isDisjoint(with: [.command, .control]) {
            self = .single
        } else {
            return nil
        }
    }
}
