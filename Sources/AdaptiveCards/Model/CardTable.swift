/// Rows and columns of cells.
public struct CardTable: Hashable, Sendable {
    /// A column.
    public struct Column: Hashable, Sendable {
        /// The width.
        public var width = CardColumnWidth.weight(1)
        /// The alignment of the content of its cells.
        public var alignment = CellAlignment()

        /// Creates a column with the same share of the width as others.
        public init() {}
    }

    /// A row.
    public struct Row: Hashable, Sendable {
        /// The cells, in the order of the columns. Further cells are not displayed.
        public var cells: [CardContainer]
        /// The style of the row's cells.
        public var style: CardContainerStyle?
        /// The alignment of the content of its cells.
        public var alignment = CellAlignment()
    }

    /// The alignment of the content of cells, or `nil` for that of the surroundings.
    public struct CellAlignment: Hashable, Sendable {
        /// The horizontal alignment.
        public var horizontal: CardHorizontalAlignment?
        /// The vertical alignment.
        public var vertical: CardVerticalAlignment?

        /// Returns this alignment, completed by that of the surroundings.
        public func inheriting(_ other: CellAlignment) -> CellAlignment {
            CellAlignment(horizontal: horizontal ?? other.horizontal, vertical: vertical ?? other.vertical)
        }
    }

    /// The columns.
    public var columns: [Column]
    /// The rows.
    public var rows: [Row]
    /// Whether the first row is a header.
    public var hasHeader = true
    /// Whether there are lines between cells and around the table.
    public var showsGridLines = true
    /// The style of the lines.
    public var gridStyle = CardContainerStyle.default
    /// The alignment of the content of cells.
    public var alignment = CellAlignment()
}

/// Pairs of a title and a value.
public struct CardFactSet: Hashable, Sendable {
    /// A pair.
    public struct Fact: Hashable, Sendable {
        /// The title.
        public var title: String
        /// The value.
        public var value: String
    }

    /// The pairs.
    public var facts: [Fact]
}

/// Pages of which one is displayed.
public struct CardCarousel: Hashable, Sendable {
    /// A page.
    public struct Page: Hashable, Sendable {
        /// The elements and their style.
        public var container: CardContainer
        /// The identifier.
        public var id: String?
    }

    /// The direction in which the pages are arranged.
    public enum Orientation: String, CardKeyword {
        /// Beside or below each other.
        case horizontal, vertical
    }

    /// The pages.
    public var pages: [Page]
    /// The index of the page that is displayed first.
    public var initialPage = 0
    /// The number of seconds for which a page is displayed, or `nil` if only the user turns pages.
    public var timer: Double?
    /// Whether the first page follows the last one.
    public var loops = true
    /// The height in points, or `nil` for that of the highest page.
    public var height: Double?
    /// The direction in which the pages are arranged.
    public var orientation = Orientation.horizontal
}
