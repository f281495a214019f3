/// The spring of the system's presentations.
enum PresentationSpring {
    /// The frequency of the critically damped spring of sheets, in radians per second. Measured on UIKit.
    static let frequency: CGFloat = (1000.0 / 3).squareRoot()
    /// The duration until the spring is at rest, in seconds: 9.23 solves (1 + x) e^-x = 0.001.
    static let duration: TimeInterval = TimeInterval(9.23 / frequency)
}

/// Slides the presented view in from below and out again.
@MainActor
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PresentationSpring.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let moving = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            transitionContext.completeTransition(true)
            return
        }
        let place = moving.transform
        // A transform, so that the view is laid out only once, for its final frame.
        let offscreenTransform = place.concatenating(
            CGAffineTransform(translationX: 0, y: container.bounds.maxY - moving.frame.minY))
        if isPresenting {
            UIView.performWithoutAnimation {
                container.addSubview(moving)
                container.layoutIfNeeded()
                moving.transform = offscreenTransform
            }
        }
        let isPresenting = isPresenting
        UIView.animate(
            withDuration: PresentationSpring.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {
            moving.transform = isPresenting ? place : offscreenTransform
        } completion: { _ in
            moving.transform = place
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Fades the new view in and the old view out.
@MainActor
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// In seconds.
    private static let duration: TimeInterval = 0.35
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fading = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            transitionContext.completeTransition(true)
            return
        }
        let alpha = fading.alpha
        if isPresenting {
            UIView.performWithoutAnimation {
                transitionContext.containerView.addSubview(fading)
                transitionContext.containerView.layoutIfNeeded()
                fading.alpha = 0
            }
        }
        let isPresenting = isPresenting
        UIView.animate(withDuration: Self.duration) {
            fading.alpha = isPresenting ? alpha : 0
        } completion: { _ in
            fading.alpha = alpha
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Turns the container about a vertical axis, and exchanges the views after half of the turn.
@MainActor
final class FlipHorizontalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// In seconds.
    private static let duration: TimeInterval = 0.75
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let old = transitionContext.view(forKey: .from)
        let new = transitionContext.view(forKey: .to)
        if let new, !isPresenting { container.insertSubview(new, at: 0) }
        let wasHidden = (old: old?.isHidden ?? false, new: new?.isHidden ?? false)
        new?.isHidden = true
        UIView.transition(
            with: container, duration: Self.duration,
            options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft
        ) { [isPresenting] in
            if let new, isPresenting { container.addSubview(new) }
            new?.isHidden = wasHidden.new
            old?.isHidden = true
        } completion: { _ in
            old?.isHidden = wasHidden.old
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
