/// Shows an action sheet at the bottom of a narrow window. A tap beside it cancels.
final class ActionSheetPresentationController: UIPresentationController {
    private let dimming = UIView()

    override var shouldRemovePresentersView: Bool { false }
    override var shouldPresentInFullscreen: Bool { true }

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var styleTraits: UITraitCollection? { UITraitCollection(userInterfaceLevel: .elevated) }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = alert?.alertView else { return .zero }
        let margin = AlertLook.sheetMargin
        let bounds = containerView.bounds
        let safe = containerView.safeAreaInsets
        // As wide as on a phone that stands upright, also where it lies.
        let width = max(0, min(bounds.width - safe.left - safe.right, bounds.height) - 2 * margin)
        let bottom = bounds.maxY - max(margin, safe.bottom)
        let height = view.height(width: width, limit: max(0, bottom - max(margin, safe.top)))
        return CGRect(
            x: (bounds.midX - width / 2).roundedToPixel(containerView.traits), y: bottom - height, width: width,
            height: height)
    }

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
        alert?.alertView?.look = .sheet
        UIView.performWithoutAnimation {
            dimming.backgroundColor = AlertLook.dimmingColor
            dimming.frame = containerView.bounds
            dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.tappedBeside() })
            containerView.insertSubview(dimming, at: 0)
            dimming.alpha = 0
        }
        let coordinator = presentedViewController.transitionCoordinator
        let isAnimated = coordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 }) ?? false
        if !isAnimated { dimming.alpha = 1 }
    }

    private func tappedBeside() {
        guard presentation?.isAtRest == true, let alert, let cancel = alert.cancelAction else { return }
        alert.choose(cancel)
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
