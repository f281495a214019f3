/// The protocols of UIKit with their optional methods.
enum UIKitProtocols {
    struct Entry: Sendable {
        var inherited: [String] = []
        var optionalMethods: Set<String> = []
    }

    /// The protocols by name.
    static let entries: [String: Entry] = {
        var entries: [String: Entry] = [:]
        var current = ""
        for line in table.split(separator: "\n") {
            let words = line.split(whereSeparator: { $0 == " " || $0 == ":" && !line.hasPrefix("  ") }).map(String.init)
            guard let first = words.first else { continue }
            if line.hasPrefix("  ") {
                var base = ""
                for word in words {
                    if word.hasPrefix("(") {
                        entries[current]?.optionalMethods.insert(base + word)
                    } else {
                        base = word
                    }
                }
            } else {
                current = first
                entries[current] = Entry(inherited: Array(words.dropFirst()))
            }
        }
        for name in plainNames.split(separator: " ") { entries[String(name)] = Entry() }
        return entries
    }()

    /// The full names of the optional methods of all protocols.
    static let optionalMethodNames: Set<String> = entries.values.reduce(into: []) { $0.formUnion($1.optionalMethods) }

    /// Returns a protocol with all protocols that it inherits from.
    static func closure(of name: String) -> [String] {
        guard let entry = entries[name] else { return [] }
        return [name] + entry.inherited.flatMap(closure)
    }

    /// The methods that a class must implement to conform to a protocol that also has optional methods.
    static let requiredMethods: [String: [String]] = [
        "UITableViewDataSource": [
            "func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }",
            "func tableView(_ table: UITableView, cellForRowAt path: IndexPath)"
                + " -> UITableViewCell { UITableViewCell() }",
        ],
        "UICollectionViewDataSource": [
            "func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }",
            "func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)"
                + " -> UICollectionViewCell { UICollectionViewCell() }",
        ],
        "UIPageViewControllerDataSource": [
            "func pageViewController(_ pages: UIPageViewController,"
                + " viewControllerBefore page: UIViewController) -> UIViewController? { nil }",
            "func pageViewController(_ pages: UIPageViewController,"
                + " viewControllerAfter page: UIViewController) -> UIViewController? { nil }",
        ],
        "UITableViewDragDelegate": [
            "func tableView(_ table: UITableView, itemsForBeginning session: any UIDragSession,"
                + " at path: IndexPath) -> [UIDragItem] { [] }"
        ],
        "UITableViewDropDelegate": [
            "func tableView(_ table: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}"
        ],
        "UITableViewDataSourcePrefetching": [
            "func tableView(_ table: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}"
        ],
        "UICollectionViewDragDelegate": [
            "func collectionView(_ view: UICollectionView,"
                + " itemsForBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] { [] }"
        ],
        "UICollectionViewDropDelegate": [
            "func collectionView(_ view: UICollectionView,"
                + " performDropWith coordinator: any UICollectionViewDropCoordinator) {}"
        ],
        "UICollectionViewDataSourcePrefetching": [
            "func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}"
        ],
        "UISearchResultsUpdating": [
            "func updateSearchResults(for searchController: UISearchController) {}"
        ],
        "UIContextMenuInteractionDelegate": [
            "func contextMenuInteraction(_ i: UIContextMenuInteraction,"
                + " configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }"
        ],
        "UIViewControllerAnimatedTransitioning": [
            "func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)"
                + " -> TimeInterval { 0 }",
            "func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}",
        ],
        "UIDragInteractionDelegate": [
            "func dragInteraction(_ i: UIDragInteraction, itemsForBeginning session: any UIDragSession)"
                + " -> [UIDragItem] { [] }"
        ],
    ]
}
