/// The heights of a navigation bar's rows, in points. From top to bottom: the prompt, the title and the
/// buttons, the large title, and the search field.
struct NavigationBarRows: Equatable {
    /// The heights on iOS.
    static let titleHeight: CGFloat = 44
    static let titleHeightInSheets: CGFloat = 56
    static let promptHeight: CGFloat = 30
    static let largeTitleHeight: CGFloat = 52
    static let searchHeight: CGFloat = 52

    /// The height of the row of the title and the buttons.
    var titleHeight = Self.titleHeight
    var hasPrompt = false
    var hasLargeTitle = false
    var hasSearch = false
    /// The height of the scope buttons below the search field.
    var scope: CGFloat = 0
    /// Whether the search row collapses when the content is scrolled.
    var hidesSearch = false
    /// Whether the search field replaces the rows above it.
    var isSearching = false

    var prompt: CGFloat { hasPrompt && !isSearching ? Self.promptHeight : 0 }
    var titleRow: CGFloat { isSearching ? 0 : titleHeight }

    /// The height of the rows that do not collapse.
    var fixed: CGFloat {
        prompt + titleRow + (hasSearch && (isSearching || !hidesSearch) ? searchRow : 0)
    }

    private var searchRow: CGFloat { Self.searchHeight + scope }

    private var collapsibleTitle: CGFloat { hasLargeTitle && !isSearching ? Self.largeTitleHeight : 0 }
    private var collapsibleSearch: CGFloat { hasSearch && hidesSearch && !isSearching ? searchRow : 0 }

    /// The initial state of the collapsible rows: the large title is visible, the search field is not. Nil
    /// if no row collapses.
    var collapsibleBar: CollapsibleBarState? {
        guard collapsibleTitle + collapsibleSearch > 0 else { return nil }
        var snapHeights: [CGFloat] = [0]
        if collapsibleTitle > 0 { snapHeights.append(collapsibleTitle) }
        if collapsibleSearch > 0 { snapHeights.append(collapsibleTitle + collapsibleSearch) }
        return CollapsibleBarState(
            snapHeights: snapHeights, alwaysCollapsibleHeight: collapsibleSearch, visibleHeight: collapsibleTitle)
    }

    /// Returns the visible height of the large title if `height` points of the collapsible rows are visible.
    func visibleTitleHeight(_ height: CGFloat) -> CGFloat { min(height, collapsibleTitle) }

    /// Returns the visible height of the search row if `height` points of the collapsible rows are visible.
    func visibleSearchHeight(_ height: CGFloat) -> CGFloat {
        guard hasSearch else { return 0 }
        return hidesSearch && !isSearching ? max(0, height - collapsibleTitle) : searchRow
    }
}

extension NavigationBarRows {
    /// Creates the rows for the last one of `items`.
    @MainActor
    init(_ items: [UINavigationItem], prefersLargeTitles: Bool, isInSheet: Bool) {
        if isInSheet { titleHeight = Self.titleHeightInSheets }
        hasPrompt = items.last?.prompt != nil
        if let item = items.last, let search = item.searchController {
            hasSearch = true
            scope = search.searchBar.scopeHeight
            hidesSearch = item.hidesSearchBarWhenScrolling && !search.isActive
            isSearching = search.replacesBar
        }
        guard prefersLargeTitles else { return }
        // Items with an automatic display mode inherit that of the item below.
        switch items.last(where: { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode {
        case .never: hasLargeTitle = false
        case .always, .automatic, nil: hasLargeTitle = true
        }
    }
}
