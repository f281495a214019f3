import QuartzCore

/// Shows an alert in the middle of the area above the keyboard, and dims the screen.
final class AlertPresentationController: DimmingPresentationController {
    /// The minimum distance between the alert and the edges of the screen, in points.
    private static let margin: CGFloat = 20

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = alert?.alertView else { return .zero }
        var availableArea = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let keyboard = containerView.keyboardLayoutGuide.height(in: containerView)
        availableArea.size.height = max(
            0, min(availableArea.maxY, containerView.bounds.maxY - keyboard) - availableArea.minY)
        let width = min(AlertStyle.cardWidth, availableArea.width)
        let height = view.height(width: width, limit: max(0, availableArea.height - 2 * Self.margin))
        return CGRect(
            x: (availableArea.midX - width / 2).roundedToPixel(containerView.traits),
            y: (availableArea.midY - height / 2).roundedToPixel(containerView.traits), width: width, height: height)
    }

    override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        AlertAnimator(isPresenting: isPresenting)
    }
}

/// Scales and fades an alert in, and fades it out.
@MainActor
private final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The frequency of the critically damped spring, in radians per second, and the time until it is at
    /// rest, in seconds: 9.23 solves (1 + x) e^-x = 0.001.
    private static let frequency = 22.88
    private static let duration: TimeInterval = 9.23 / frequency
    private static let firstScale: CGFloat = 1.2
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let card = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        if isPresenting {
            let alert = transitionContext.viewController(forKey: .to) as? UIAlertController
            UIView.performWithoutAnimation {
                transitionContext.containerView.addSubview(card)
                alert?.takeKeys()
                transitionContext.containerView.setNeedsLayout()
                transitionContext.containerView.layoutIfNeeded()
                card.alpha = 0
                card.transform = CGAffineTransform(scaleX: Self.firstScale, y: Self.firstScale)
            }
        }
        let alpha: CGFloat = isPresenting ? 1 : 0
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            card.alpha = alpha
            card.transform = .identity
        } completion: { _ in
            card.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
