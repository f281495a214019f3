/// Hears of what people do with a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// A person has tapped `item`, which may be the selected one.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// By default nothing happens.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
