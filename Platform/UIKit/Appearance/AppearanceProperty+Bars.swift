extension AppearanceProperty {
    static let bars: [(type: NSObject.Type, properties: [AppearanceProperty])] = [
        (UINavigationBar.self, navigationBar), (UITabBar.self, tabBar), (UIToolbar.self, toolbar),
        (UISearchBar.self, searchBar),
        (
            UIBarItem.self,
            states(
                "titleTextAttributes", { (item: UIBarItem, state) in item.titleTextAttributes(for: state) },
                { $0.setTitleTextAttributes($1, for: $2) })
        ),
        (
            UIBarButtonItem.self,
            [
                optional("tintColor", \UIBarButtonItem.tintColor),
                metric(
                    "titlePositionAdjustment", UIBarMetrics.default,
                    { (item: UIBarButtonItem, metrics) in item.titlePositionAdjustment(for: metrics) },
                    { $0.setTitlePositionAdjustment($1, for: $2) }),
            ]
                + states(
                    "backgroundImage",
                    { (item: UIBarButtonItem, state) in item.backgroundImage(for: state, barMetrics: .default) },
                    { $0.setBackgroundImage($1, for: $2, barMetrics: .default) })
        ),
        (UITabBarItem.self, [property("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)]),
    ]

    /// Returns a property for a kind of bar metrics.
    private static func metric<Root: NSObject, Value>(
        _ name: String, _ metrics: UIBarMetrics, _ read: @escaping (Root, UIBarMetrics) -> Value?,
        _ write: @escaping (Root, Value, UIBarMetrics) -> Void
    ) -> AppearanceProperty {
        AppearanceProperty(
            name: name, read: { ($0 as? Root).flatMap { read($0, metrics) } },
            write: { object, value in
                if let root = object as? Root, let value = value as? Value { write(root, value, metrics) }
            })
    }

    // The appearance objects are first: the other properties change them.

    private static let navigationBar: [AppearanceProperty] = [
        property("standardAppearance", \UINavigationBar.standardAppearance),
        optional("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
        optional("compactAppearance", \UINavigationBar.compactAppearance),
        optional("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
        property("barStyle", \UINavigationBar.barStyle), property("isTranslucent", \UINavigationBar.isTranslucent),
        optional("barTintColor", \UINavigationBar.barTintColor),
        optional("titleTextAttributes", \UINavigationBar.titleTextAttributes),
        optional("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
        optional("shadowImage", \UINavigationBar.shadowImage),
        optional("backIndicatorImage", \UINavigationBar.backIndicatorImage),
        optional("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
        property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
        metric(
            "backgroundImage", .default,
            { (bar: UINavigationBar, metrics) in bar.backgroundImage(for: metrics) },
            { $0.setBackgroundImage($1, for: $2) }),
        metric(
            "titleVerticalPositionAdjustment", .default,
            { (bar: UINavigationBar, metrics) in bar.titleVerticalPositionAdjustment(for: metrics) },
            { $0.setTitleVerticalPositionAdjustment($1, for: $2) }),
    ]

    private static let tabBar: [AppearanceProperty] = [
        property("standardAppearance", \UITabBar.standardAppearance),
        optional("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
        property("barStyle", \UITabBar.barStyle), property("isTranslucent", \UITabBar.isTranslucent),
        optional("barTintColor", \UITabBar.barTintColor),
        optional("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
        optional("backgroundImage", \UITabBar.backgroundImage), optional("shadowImage", \UITabBar.shadowImage),
        optional("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
        property("itemPositioning", \UITabBar.itemPositioning), property("itemWidth", \UITabBar.itemWidth),
        property("itemSpacing", \UITabBar.itemSpacing),
    ]

    private static let toolbar: [AppearanceProperty] = [
        property("standardAppearance", \UIToolbar.standardAppearance),
        optional("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
        optional("compactAppearance", \UIToolbar.compactAppearance),
        property("barStyle", \UIToolbar.barStyle), property("isTranslucent", \UIToolbar.isTranslucent),
        optional("barTintColor", \UIToolbar.barTintColor),
    ]

    private static let searchBar: [AppearanceProperty] = [
        property("searchBarStyle", \UISearchBar.searchBarStyle),
        optional("barTintColor", \UISearchBar.barTintColor),
        property("keyboardAppearance", \UISearchBar.keyboardAppearance),
        property("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment),
    ]
}
