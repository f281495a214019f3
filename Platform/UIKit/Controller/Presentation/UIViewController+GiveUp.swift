extension UIViewController {
    /// Removes a controller that was embedded in this one to be shown in an adapted style.
    final func giveUp(_ content: UIViewController) {
        guard let parent = content.parentController else { return }
        if let navigation = parent as? UINavigationController {
            navigation.setViewControllers(navigation.viewControllers.filter { $0 !== content }, animated: false)
        }
        guard content.parentController != nil else { return }
        content.willMove(toParent: nil)
        content.viewIfLoaded?.removeFromSuperview()
        content.removeFromParent()
    }
}
