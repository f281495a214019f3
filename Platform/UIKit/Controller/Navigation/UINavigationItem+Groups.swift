/// The groups of buttons of a navigation item, in reading order.
struct NavigationItemGroups {
    var leading: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?

    var all: [UIBarButtonItemGroup] { leading + trailing + (pinned.map { [$0] } ?? []) }
}

extension UINavigationItem {
    /// The arrangement of a navigation item.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle of the bar.
        case navigator = 0
        /// The title at the leading edge of wide bars.
        case browser = 1
        /// The title at the leading edge of wide bars, for documents.
        case editor = 2
    }

    /// The position of the search field.
    public enum SearchBarPlacement: Int, Sendable {
        /// The position that suits the bar.
        case automatic = 0
        /// Beside the title, in wide bars.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }

    private var groups: NavigationItemGroups {
        get { storedGroups }
        set {
            for group in groups.all { group.owner = nil }
            storedGroups = newValue
            for group in newValue.all { group.owner = self }
            groupsDidChange()
        }
    }

    /// The groups at the leading side of the bar, in reading order. They follow the left items.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading }
        set { groups.leading = newValue }
    }

    /// The groups at the trailing side of the bar, in reading order. They precede the right items.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing }
        set { groups.trailing = newValue }
    }

    /// The group at the trailing edge of the bar.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned }
        set { groups.pinned = newValue }
    }

    /// The buttons at the leading side, from the edge inward.
    final var allLeadingItems: [UIBarButtonItem] {
        (leftBarButtonItems ?? []) + Self.items(of: groups.leading)
    }

    /// The buttons at the trailing side, from the edge inward.
    final var allTrailingItems: [UIBarButtonItem] {
        let pinned = groups.pinned.map { Self.items(of: [$0]) } ?? []
        return pinned.reversed() + (rightBarButtonItems ?? []) + Self.items(of: groups.trailing).reversed()
    }

    private static func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    }

    final func groupsDidChange() { bar?.itemDidChange(self) }

    /// The actual position of the search field, which is always below the title.
    public var searchBarPlacement: SearchBarPlacement { .stacked }
}

extension UISearchController {
    /// The actual position of the search field, which is always below the title.
    public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}
