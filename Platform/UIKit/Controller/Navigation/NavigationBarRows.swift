/// The rows of a navigation bar, from above: the prompt, the one with the title and the buttons, the large title, and the search
/// field. Heights in points.
struct NavigationBarRows: Equatable {
    /// The heights that iOS has.
    static let title: CGFloat = 44
    static let promptHeight: CGFloat = 30
    static let largeTitleHeight: CGFloat = 52
    static let searchHeight: CGFloat = 52

    var hasPrompt = false
    var hasLargeTitle = false
    var hasSearch = false
    /// The height of the scopes below the search field.
    var scope: CGFloat = 0
    /// Whether the search field goes away with the content.
    var hidesSearch = false
    /// Whether the search field has taken the place of what is above it.
    var isSearching = false

    var prompt: CGFloat { hasPrompt && !isSearching ? Self.promptHeight : 0 }
    var titleRow: CGFloat { isSearching ? 0 : Self.title }

    /// The height of what is always there.
    var fixed: CGFloat {
        prompt + titleRow + (hasSearch && (isSearching || !hidesSearch) ? searchRow : 0)
    }

    private var searchRow: CGFloat { Self.searchHeight + scope }

    private var closingTitle: CGFloat { hasLargeTitle && !isSearching ? Self.largeTitleHeight : 0 }
    private var closingSearch: CGFloat { hasSearch && hidesSearch && !isSearching ? searchRow : 0 }

    /// The room that opens and closes with what is scrolled, before anything was: with the large title, and without the field.
    /// None where all is always there.
    var room: CollapsibleBarState? {
        guard closingTitle + closingSearch > 0 else { return nil }
        var stops: [CGFloat] = [0]
        if closingTitle > 0 { stops.append(closingTitle) }
        if closingSearch > 0 { stops.append(closingTitle + closingSearch) }
        return CollapsibleBarState(stops: stops, hideable: closingSearch, height: closingTitle)
    }

    /// How much is seen of the large title in a bar that is open by `height`.
    func openTitle(_ height: CGFloat) -> CGFloat { min(height, closingTitle) }

    /// How much is seen of the row with the search field in a bar that is open by `height`.
    func openSearch(_ height: CGFloat) -> CGFloat {
        guard hasSearch else { return 0 }
        return hidesSearch && !isSearching ? max(0, height - closingTitle) : searchRow
    }
}

extension NavigationBarRows {
    /// The rows for the last one of `items`.
    @MainActor
    init(_ items: [UINavigationItem], prefersLargeTitles: Bool) {
        hasPrompt = items.last?.prompt != nil
        if let item = items.last, let search = item.searchController {
            hasSearch = true
            scope = search.searchBar.scopeHeight
            hidesSearch = item.hidesSearchBarWhenScrolling && !search.isActive
            isSearching = search.replacesBar
        }
        guard prefersLargeTitles else { return }
        // Those that leave it to others have what the one below has.
        switch items.last(where: { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode {
        case .never: hasLargeTitle = false
        case .always, .automatic, nil: hasLargeTitle = true
        }
    }
}
