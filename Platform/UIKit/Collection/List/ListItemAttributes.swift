/// The position of an element in a list section, from which a list cell draws its corners, separators and
/// background.
struct ListItemAttributes: Equatable {
    /// The role of an element in its section.
    enum Role: Hashable {
        /// A row.
        case row
        /// The first item of a section that displays it as its header.
        case firstItemHeader
        /// A supplementary header.
        case header
        /// A supplementary footer.
        case footer
    }

    /// The appearance of the list.
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role = Role.row
    /// Whether the row is the first one of its section, apart from a header.
    var isFirst = false
    /// Whether the row is the last one of its section.
    var isLast = false
    /// Whether a header or footer floats over the rows of its section instead of resting beside them.
    var isFloating = false
    /// The separators of a row, or `nil` if it has none. No visibility is automatic, but insets can be.
    var separators: UIListSeparatorConfiguration?

    /// Whether the first item of its section is displayed as a header.
    var isFirstItemHeader: Bool { role == .firstItemHeader }

    /// Whether the element is a header, either an item or a supplementary view.
    var isHeader: Bool { role == .firstItemHeader || role == .header }
}
