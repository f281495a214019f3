private enum NavigationItemKey: FeatureKey {
    static var defaultValue: UINavigationItem? { nil }
}

private enum TabBarItemKey: FeatureKey {
    static var defaultValue: UITabBarItem? { nil }
}

private enum ToolbarItemsKey: FeatureKey {
    static var defaultValue: [UIBarButtonItem]? { nil }
}

/// The items that the bars of containers show for a controller.
extension UIViewController {
    /// The navigation item, or `nil` if it has not been requested yet.
    final var storedNavigationItem: UINavigationItem? {
        get { features[NavigationItemKey.self] }
        set { features[NavigationItemKey.self] = newValue }
    }

    final func makeNavigationItem() -> UINavigationItem {
        let item = UINavigationItem(title: "")
        item.owner = self
        storedNavigationItem = item
        return item
    }

    /// The tab bar item, or `nil` if it has not been requested yet.
    final var storedTabBarItem: UITabBarItem? {
        get { features[TabBarItemKey.self] }
        set { features[TabBarItemKey.self] = newValue }
    }

    final var storedToolbarItems: [UIBarButtonItem]? {
        get { features[ToolbarItemsKey.self] }
        set { features[ToolbarItemsKey.self] = newValue }
    }
}
