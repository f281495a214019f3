/// The system's push and pop animation: the upper screen slides in or out, while the lower one moves a
/// little and is dimmed.
@MainActor
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration, in seconds, as measured by apps on iOS.
    static let duration: TimeInterval = 0.35
    /// The distance by which the lower screen moves, as a fraction of the width.
    static let parallax: CGFloat = 0.3
    /// The opacity of the dimming over the lower screen.
    private static let dimming: CGFloat = 0.1

    private let isPush: Bool
    private let sign: CGFloat

    init(_ operation: UINavigationController.Operation, isMirrored: Bool) {
        isPush = operation == .push
        sign = isMirrored ? -1 : 1
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let old = transitionContext.view(forKey: .from), let new = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(true)
            return
        }
        let container = transitionContext.containerView
        let (above, below) = isPush ? (new, old) : (old, new)
        if isPush { container.addSubview(new) } else { container.insertSubview(new, belowSubview: old) }
        guard transitionContext.isInteractive || !UIAccessibility.prefersCrossFadeTransitions else {
            return fade(above, transitionContext)
        }
        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = .black
        dim.isUserInteractionEnabled = false
        container.insertSubview(dim, belowSubview: above)
        above.layer.shadowOpacity = 0.15
        above.layer.castsOutlineShadow = true
        above.layer.shadowRadius = 5
        above.layer.shadowOffset = .zero
        let place = { (isOver: Bool) in
            let width = container.bounds.width
            above.frame.origin.x = isOver ? 0 : self.sign * width
            below.frame.origin.x = isOver ? -self.sign * width * Self.parallax : 0
            dim.alpha = isOver ? Self.dimming : 0
        }
        UIView.performWithoutAnimation { place(!isPush) }
        // An interactive transition is linear to follow the touch.
        let curve: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: Self.duration, delay: 0, options: curve) {
            place(self.isPush)
        } completion: { _ in
            dim.removeFromSuperview()
            above.layer.shadowOpacity = 0
            above.layer.castsOutlineShadow = false
            for view in [above, below] { view.frame.origin.x = 0 }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// Fades the upper screen in or out, for users who reduce motion. An interactive transition follows the finger anyway.
    private func fade(_ above: UIView, _ transitionContext: any UIViewControllerContextTransitioning) {
        let alpha = above.alpha
        if isPush { UIView.performWithoutAnimation { above.alpha = 0 } }
        UIView.animate(withDuration: Self.duration) {
            above.alpha = self.isPush ? alpha : 0
        } completion: { _ in
            above.alpha = alpha
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
