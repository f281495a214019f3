/// The controls of a cell in a table that is being edited.
struct CellEditing: Equatable {
    /// Whether the row can be edited.
    var isEditable = true
    var style = UITableViewCell.EditingStyle.none
    /// Whether the contents are indented.
    var indents = false
    /// Whether the row has a checkmark for multiple selection instead of the control of `style`.
    var selectsMultiple = false
    /// Whether the row can be moved.
    var isMovable = false

    /// Whether there is a control before the contents.
    var showsControl: Bool { isEditable && (selectsMultiple || style != .none) }

    /// Whether the contents are moved inward, so that they do not overlap a control.
    var isIndented: Bool { isEditable && (indents || showsControl) }

    /// Returns the appearance of the control before the contents.
    func controlAppearance(isSelected: Bool) -> EditControl.Appearance {
        if selectsMultiple { return isSelected ? .checked : .unchecked }
        return style == .insert ? .insert : .delete
    }
}

extension UITableViewCell {
    /// The editing control of a row.
    public enum EditingStyle: Int, Sendable {
        /// The row cannot be edited.
        case none = 0
        /// The row can be deleted with a red minus button.
        case delete = 1
        /// A row can be inserted with a green plus button.
        case insert = 2
    }

    /// The controls that a cell displays beside its contents.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A button to delete or insert, or a checkmark.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
