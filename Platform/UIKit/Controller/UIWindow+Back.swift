extension UIWindow {
    /// Goes back as the user would by a gesture: to the previous screen of a navigation, or out of a sheet or a popover. Alerts
    /// and menus require a decision.
    final func goBack() {
        guard openMenuOverlay == nil, var controller = rootViewController else { return }
        while let presented = controller.presentedViewController { controller = presented }
        guard !(controller is UIAlertController) else { return }
        var responder: UIResponder? = controller.innermostVisible
        while let current = responder {
            // The screens below a presentation remain.
            if current.accessibilityPerformEscape() || current === controller { return }
            responder = current.next
        }
    }
}

extension UIViewController {
    /// The controller of the innermost screen that is displayed in this one.
    fileprivate final var innermostVisible: UIViewController {
        let child =
            switch self {
            case let navigation as UINavigationController: navigation.topViewController
            case let tabs as UITabBarController: tabs.selectedViewController
            default: children.last { $0.viewIfLoaded?.window != nil }
            }
        return child?.innermostVisible ?? self
    }
}
