/// Transitions between children.
extension UIViewController {
    final func baseTransition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        for child in [fromViewController, toViewController] {
            precondition(
                child.parentController === self,
                "\(type(of: self)).transition(from:to:…): \(child) is not a child. Call addChild(_:) first.")
        }
        let tells = appearance == .appeared
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        if tells {
            fromViewController.beginAppearanceTransition(false, animated: isAnimated)
            toViewController.beginAppearanceTransition(true, animated: isAnimated)
        }
        guard let container: UIView = fromViewController.view.superview ?? view else { return }
        let exchangesWithin = options.showsOldAppearance
        if !exchangesWithin, toViewController.view.superview !== container {
            container.addSubview(toViewController.view)
        }
        UIView.transition(with: container, duration: duration, options: options) {
            if exchangesWithin {
                if toViewController.view.superview !== container { container.addSubview(toViewController.view) }
                fromViewController.view.removeFromSuperview()
            }
            animations?()
        } completion: { [weak self] finished in
            fromViewController.view.removeFromSuperview()
            if tells, self != nil {
                fromViewController.endAppearanceTransition()
                toViewController.endAppearanceTransition()
            }
            completion?(finished)
        }
    }
}
