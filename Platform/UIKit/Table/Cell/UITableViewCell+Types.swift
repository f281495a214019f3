extension UITableViewCell {
    /// The contents that a cell provides itself.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default` = 0
        /// A text at the start, and a gray text at the end.
        case value1 = 1
        /// A short name with its value beside it.
        case value2 = 2
        /// A text with a smaller text below it.
        case subtitle = 3
    }

    /// The style of the separator between two rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }

    /// The appearance of a selected cell. Since iOS 7 all styles but `none` are the same.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// The indication of focus on a cell.
    public enum FocusStyle: Int, Sendable {
        /// The system displays a ring.
        case `default` = 0
        /// The app indicates the focus itself.
        case custom = 1
    }

    /// The accessory at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// A disclosure indicator, for rows that lead to another screen.
        case disclosureIndicator = 1
        /// A detail button and a disclosure indicator.
        case detailDisclosureButton = 2
        /// A checkmark.
        case checkmark = 3
        /// A detail button.
        case detailButton = 4
    }
}
