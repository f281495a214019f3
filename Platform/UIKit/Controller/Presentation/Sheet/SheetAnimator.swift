/// Moves a sheet in and out: with a spring, or linearly while a drag controls the transition.
@MainActor
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let sheet: UISheetPresentationController
    private let isPresenting: Bool

    init(_ sheet: UISheetPresentationController, isPresenting: Bool) {
        self.sheet = sheet
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PresentationSpring.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        if isPresenting {
            UIView.performWithoutAnimation {
                container.addSubview(sheet.card)
                container.layoutIfNeeded()
                sheet.isOffscreen = true
            }
        }
        let move = { self.sheet.isOffscreen = !self.isPresenting }
        let end = { (_: Bool) in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        if transitionContext.isInteractive {
            UIView.animate(
                withDuration: PresentationSpring.duration, delay: 0, options: [.curveLinear, .allowUserInteraction],
                animations: move, completion: end)
        } else {
            UIView.animate(
                withDuration: PresentationSpring.duration, delay: 0, usingSpringWithDamping: 1,
                initialSpringVelocity: 0, options: .allowUserInteraction, animations: move, completion: end)
        }
    }
}
