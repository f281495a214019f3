/// From one child to another.
extension UIViewController {
    /// Shows one child instead of another: puts the view of `toViewController` above that of `fromViewController`, runs
    /// `animations`, and takes the latter out at their end. Both are told that they come and go.
    ///
    /// Traps where one of them is not a child of this controller. Who is a child before and after is left to you.
    ///
    /// - Parameters:
    ///   - duration: how long the animations take, in seconds.
    ///   - options: how they run.
    ///   - completion: called when it is over, with whether the animations reached their end.
    public final func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        for child in [fromViewController, toViewController] {
            precondition(
                child.parentController === self,
                "\(type(of: self)).transition(from:to:…): \(child) is not a child; call addChild(_:) with it first")
        }
        let tells = appearance == .appeared
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        if tells {
            fromViewController.beginAppearanceTransition(false, animated: isAnimated)
            toViewController.beginAppearanceTransition(true, animated: isAnimated)
        }
        guard let container: UIView = fromViewController.view.superview ?? view else { return }
        let dissolves = options.dissolves
        if !dissolves, toViewController.view.superview !== container { container.addSubview(toViewController.view) }
        UIView.transition(with: container, duration: duration, options: options) {
            if dissolves {
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
