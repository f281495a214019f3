/// What a cell shows of a table that is being edited.
struct CellEditing: Equatable {
    /// Whether the row takes part in editing at all.
    var isEditable = true
    var style = UITableViewCell.EditingStyle.none
    /// Whether the contents make room at their beginning.
    var indents = false
    /// Whether rows are checked there, several of them, in place of the control of `style`.
    var selectsSeveral = false
    /// Whether the row can be carried to another place.
    var isMovable = false

    /// Whether something stands before the contents.
    var showsControl: Bool { isEditable && (selectsSeveral || style != .none) }

    /// Whether the contents begin further in: controls never lie on them.
    var makesRoom: Bool { isEditable && (indents || showsControl) }
}

extension UITableViewCell {
    /// What a person can do with a row of a table that is edited.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// Delete it: a red button with a minus.
        case delete = 1
        /// Insert one: a green button with a plus.
        case insert = 2
    }

    /// What a cell shows beside its contents.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        /// Makes a mask of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A button to delete or insert, or a check mark.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
