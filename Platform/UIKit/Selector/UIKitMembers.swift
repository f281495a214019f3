// The methods of UIKit's classes that apps use as selectors.

extension UIView {
    static let viewMembers: [ObjCMember] = [
        .method("setNeedsLayout", UIView.setNeedsLayout), .method("layoutIfNeeded", UIView.layoutIfNeeded),
        .method("setNeedsDisplay", { (view: UIView) in { view.setNeedsDisplay() } }),
        .method("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
        .method("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded),
        .method("sizeToFit", UIView.sizeToFit), .method("endEditing:", UIView.endEditing),
        .method("removeFromSuperview", UIView.removeFromSuperview), .method("addSubview:", UIView.addSubview),
        .method("tintColorDidChange", UIView.tintColorDidChange),
    ]
}

extension UIScrollView {
    static let scrollViewMembers: [ObjCMember] = [
        .method("flashScrollIndicators", UIScrollView.flashScrollIndicators)
    ]
}

extension UITableView {
    static let tableViewMembers: [ObjCMember] = [
        .method("reloadData", UITableView.reloadData),
        .method("reloadSectionIndexTitles", UITableView.reloadSectionIndexTitles),
        .method("beginUpdates", UITableView.beginUpdates), .method("endUpdates", UITableView.endUpdates),
        .method("setEditing:animated:", UITableView.setEditing),
    ]
}

extension UIRefreshControl {
    static let refreshControlMembers: [ObjCMember] = [
        .method("beginRefreshing", UIRefreshControl.beginRefreshing),
        .method("endRefreshing", UIRefreshControl.endRefreshing),
    ]
}

extension UIActivityIndicatorView {
    static let activityIndicatorMembers: [ObjCMember] = [
        .method("startAnimating", UIActivityIndicatorView.startAnimating),
        .method("stopAnimating", UIActivityIndicatorView.stopAnimating),
    ]
}

extension UIImageView {
    static let imageViewMembers: [ObjCMember] = [
        .method("startAnimating", UIImageView.startAnimating), .method("stopAnimating", UIImageView.stopAnimating),
    ]
}

extension UIViewController {
    static let controllerMembers: [ObjCMember] = [
        .method("viewDidLoad", UIViewController.viewDidLoad),
        .method("loadViewIfNeeded", UIViewController.loadViewIfNeeded),
        .method("removeFromParentViewController", UIViewController.removeFromParent),
        .method("setEditing:animated:", UIViewController.setEditing),
        .method(
            toggleEditing.description,
            { (controller: UIViewController) in
                { (_: Any?) in controller.setEditing(!controller.isEditing, animated: true) }
            }),
        .method("setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate),
        .method(
            "dismissViewControllerAnimated:completion:",
            { (controller: UIViewController) in
                { (animated: Bool?, completion: (() -> Void)?) in
                    controller.dismiss(animated: animated ?? true, completion: completion)
                }
            }),
    ]
}

extension UINavigationController {
    static let navigationMembers: [ObjCMember] = [
        .method(
            "popViewControllerAnimated:",
            { (controller: UINavigationController) in
                { (animated: Bool?) in controller.popViewController(animated: animated ?? true) }
            }),
        .method(
            "popToRootViewControllerAnimated:",
            { (controller: UINavigationController) in
                { (animated: Bool?) in _ = controller.popToRootViewController(animated: animated ?? true) }
            }),
    ]
}
