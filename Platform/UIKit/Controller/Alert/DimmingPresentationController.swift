/// Shows an alert over a dimmed screen. Subclasses determine its frame.
class DimmingPresentationController: UIPresentationController {
    let dimming = UIView()

    override var shouldRemovePresentersView: Bool { false }
    override var shouldPresentInFullscreen: Bool { true }

    final var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var styleTraits: UITraitCollection? { UITraitCollection(userInterfaceLevel: .elevated) }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let view = alert?.viewIfLoaded, view.superview === containerView else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if view.center != center { view.center = center }
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        alert?.checkContents()
        guard let containerView else { return }
        UIView.performWithoutAnimation {
            dimming.backgroundColor = AlertStyle.dimmingColor
            dimming.frame = containerView.bounds
            dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            containerView.insertSubview(dimming, at: 0)
            dimming.alpha = 0
        }
        let coordinator = presentedViewController.transitionCoordinator
        let isAnimated = coordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 }) ?? false
        if !isAnimated { dimming.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { alert?.takeKeys() } else { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in
            dimming.alpha = 0
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimming.removeFromSuperview() }
    }
}
