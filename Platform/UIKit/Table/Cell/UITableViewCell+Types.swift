extension UITableViewCell {
    /// What a cell shows of itself.
    public enum CellStyle: Int, Sendable {
        /// A picture and a text.
        case `default` = 0
        /// A text at the beginning, a grey one at the end.
        case value1 = 1
        /// A short name, and its value beside it.
        case value2 = 2
        /// A text, and a smaller one below it.
        case subtitle = 3
    }

    /// The line between two rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }

    /// How a selected cell looks. Since iOS 7 all but `none` look the same.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// Who shows that a cell is focused.
    public enum FocusStyle: Int, Sendable {
        /// The system, by a ring.
        case `default` = 0
        /// The app's own code.
        case custom = 1
    }

    /// What stands at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// An arrow: a tap leads to another screen.
        case disclosureIndicator = 1
        /// A button for details, and an arrow.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }
}
