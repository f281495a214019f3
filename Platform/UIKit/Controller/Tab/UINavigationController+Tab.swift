/// Navigation controllers in a tab bar controller.
extension UINavigationController {
    /// The tab bar controller whose child the navigation controller is, directly or in a split view.
    final var tabs: UITabBarController? {
        parentController as? UITabBarController
            ?? (parentController as? UISplitViewController)?.parentController as? UITabBarController
    }

    /// Whether a screen of the stack hides the tab bar.
    final var hidesTabBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

    /// Returns the correction of the bottom inset of a screen that hides the tab bar: negative, because the
    /// safe area of the screen includes the bar.
    final func coveredByHiddenTabBar(of controller: UIViewController) -> CGFloat {
        guard let tabs, tabs.stackOfSelected === self || parentController === tabs,
            let index = stack.firstIndex(where: { $0 === controller }),
            stack[...index].contains(where: \.hidesBottomBarWhenPushed)
        else { return 0 }
        return -tabs.barInset
    }

    /// Removes all screens, so that another stack can show them.
    @discardableResult
    final func takeStack() -> [UIViewController] {
        let screens = stack
        setViewControllers([], animated: false)
        screens.last?.viewIfLoaded?.removeFromSuperview()
        return screens
    }
}

extension UIViewController {
    /// Pops to the root of a navigation controller, or scrolls to the top if the root is visible.
    final func returnToStart() {
        if let navigation = self as? UINavigationController {
            if navigation.stack.count > 1 {
                navigation.popToRootViewController(animated: true)
            } else {
                navigation.topViewController?.returnToStart()
            }
        } else if isViewLoaded {
            scrollViewBelow(.top)?.scrollToTop()
        }
    }
}

extension UIViewController {
    /// The tab bar item of the controller, or that of the first screen of a stack, created if there is none.
    final var currentTabBarItem: UITabBarItem {
        if let storedTabBarItem { return storedTabBarItem }
        if let first = (self as? UINavigationController)?.stack.first { return first.currentTabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        storedTabBarItem = item
        return item
    }
}
