extension UITableView {
    /// The look of a table.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge, headers that stay while their section is seen.
        case plain = 0
        /// Sections apart from each other, rows from edge to edge.
        case grouped = 1
        /// Sections as cards with rounded corners.
        case insetGrouped = 2
    }

    /// Where a row comes to stand when the table scrolls to it.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever it is whole with the least scrolling.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// From where the insets of separators count.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the edges of the cell.
        case fromCellEdges = 0
        /// From where the separators would begin and end by themselves.
        case fromAutomaticInsets = 1
    }

    /// How a row comes or goes.
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

    /// A height that the table finds out by itself.
    public class var automaticDimension: CGFloat { -1 }

    /// A person has changed the selection of the table that sends it.
    public class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }

    /// The height of a row of one line in points.
    static var standardRowHeight: CGFloat { 44 }

    /// The radius of a card's corners in points: iOS 13 to 18.
    static var cardCornerRadius: CGFloat { 10 }
}
