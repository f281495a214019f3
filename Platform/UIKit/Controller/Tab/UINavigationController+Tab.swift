/// A navigation controller that is one of an app's tabs.
extension UINavigationController {
    /// The tab bar controller that the navigation controller is a part of, or a column of a part.
    final var tabs: UITabBarController? {
        parentController as? UITabBarController
            ?? (parentController as? UISplitViewController)?.parentController as? UITabBarController
    }

    /// Whether a screen of the stack wants to be without the tab bar, as long as it is on it.
    final var hidesTabBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

    /// What the tab bar covers of the navigation controller's view, and not of a screen that hides it: negative, since the
    /// screen's safe area has it already.
    final func coveredByHiddenTabBar(of controller: UIViewController) -> CGFloat {
        guard let tabs, tabs.stackOfSelected === self || parentController === tabs,
            let index = stack.firstIndex(where: { $0 === controller }),
            stack[...index].contains(where: \.hidesBottomBarWhenPushed)
        else { return 0 }
        return -tabs.barInset
    }

    /// Takes all screens off the stack, for another to have them.
    @discardableResult
    final func takeStack() -> [UIViewController] {
        let screens = stack
        setViewControllers([], animated: false)
        screens.last?.viewIfLoaded?.removeFromSuperview()
        return screens
    }
}

extension UIViewController {
    /// Goes back to where the controller began: to the first screen of a stack, or if that is seen to the top of what it scrolls.
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
    /// The item that the controller has, or that of the first screen of a stack; made where there is none yet.
    final var currentTabBarItem: UITabBarItem {
        if let storedTabBarItem { return storedTabBarItem }
        if let first = (self as? UINavigationController)?.stack.first { return first.currentTabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        storedTabBarItem = item
        return item
    }
}
