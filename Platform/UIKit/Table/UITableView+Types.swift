extension UITableView {
    /// The style of a table.
    public enum Style: Int, Sendable {
        /// Rows extend from edge to edge, and headers float while their sections are visible.
        case plain = 0
        /// Sections are separated, and rows extend from edge to edge.
        case grouped = 1
        /// Sections are cards with rounded corners.
        case insetGrouped = 2
    }

    /// The position of a row after the table has scrolled to it.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest position at which the row is fully visible.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// The edges from which the insets of separators are measured.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The default insets of the separators.
        case fromAutomaticInsets = 1
    }

    /// The animation with which rows are inserted or deleted.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// A height that the table determines itself.
    public class var automaticDimension: CGFloat { -1 }

    /// Posted when the user has changed the selection of the table.
    public class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }

    /// The height of a row with one line, in points.
    static var standardRowHeight: CGFloat { 44 }

    /// The corner radius of cards, in points, of iOS 13 to 18.
    static var cardCornerRadius: CGFloat { 10 }
}
