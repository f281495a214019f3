/// The appearance and behavior of a list section or a list layout.
///
/// Create a section from it by `NSCollectionLayoutSection.list(using:layoutEnvironment:)`, or a layout whose
/// sections are all alike by `UICollectionViewCompositionalLayout.list(using:)`.
public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge, with headers that float at the top.
        case plain
        /// Rows from edge to edge, in groups with space between them.
        case grouped
        /// Rows in cards with rounded corners.
        case insetGrouped
        /// Rows without separators beside the main content, inset from the edges.
        case sidebar
        /// Rows without separators beside the main content, from edge to edge.
        case sidebarPlain
    }

    /// The type of a section's header.
    public enum HeaderMode: Hashable, Sendable {
        /// No header.
        case none
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item of the section.
        case firstItemInSection
    }

    /// The type of a section's footer.
    public enum FooterMode: Hashable, Sendable {
        /// No footer.
        case none
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// A closure that returns the actions at a side of a row, or `nil` if it cannot be swiped to that side.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// A closure that returns the separators of a row, given those of its section.
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The appearance of the list.
    public let appearance: Appearance

    /// Whether rows have separators, which is `false` in a sidebar. Without them neither
    /// `separatorConfiguration` nor `itemSeparatorHandler` applies.
    public var showsSeparators: Bool

    /// The separators of the rows.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// A closure that changes the separators of single rows. It is called for visible rows, whenever the
    /// layout is invalidated, and returns its second argument for a row that is like the others.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The color behind the section, or `nil` for the color of the appearance. Behind a section of the color
    /// `UIColor.clear`, the background of the collection view is visible.
    public var backgroundColor: UIColor?

    /// A closure that returns the actions at the leading side of a row.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A closure that returns the actions at the trailing side of a row.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The type of the headers, which is ``HeaderMode/none`` by default.
    public var headerMode = HeaderMode.none

    /// The type of the footers, which is ``FooterMode/none`` by default.
    public var footerMode = FooterMode.none

    /// The space above each header, in points, or `nil` for that of the appearance.
    public var headerTopPadding: CGFloat?

    /// Creates the configuration of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = !appearance.isSidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// Whether the rows are navigation beside the main content.
    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

    /// Whether rows extend from edge to edge without space between sections, below headers that float.
    var isPlain: Bool { self == .plain || self == .sidebarPlain }

    /// Whether rows are inset from the edges.
    var isInset: Bool { self == .insetGrouped || self == .sidebar }
}
