/// The system's way from one screen to the next: it slides in over the last, which gives way a little and gets darker.
@MainActor
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// How long it takes, in seconds; what apps have measured of the system's.
    static let duration: TimeInterval = 0.35
    /// How far the screen below moves, as a share of the width.
    static let parallax: CGFloat = 0.3
    /// How dark the screen below gets.
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
        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = .black
        dim.isUserInteractionEnabled = false
        container.insertSubview(dim, belowSubview: above)
        above.layer.shadowOpacity = 0.15
        above.layer.shadowRadius = 5
        above.layer.shadowOffset = .zero
        let place = { (isOver: Bool) in
            let width = container.bounds.width
            above.frame.origin.x = isOver ? 0 : self.sign * width
            below.frame.origin.x = isOver ? -self.sign * width * Self.parallax : 0
            dim.alpha = isOver ? Self.dimming : 0
        }
        UIView.performWithoutAnimation { place(!isPush) }
        // A finger is followed evenly.
        let curve: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: Self.duration, delay: 0, options: curve) {
            place(self.isPush)
        } completion: { _ in
            dim.removeFromSuperview()
            above.layer.shadowOpacity = 0
            for view in [above, below] { view.frame.origin.x = 0 }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
