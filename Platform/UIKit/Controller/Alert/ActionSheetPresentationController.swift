/// Shows an action sheet at the bottom of a narrow window. A tap outside cancels it.
final class ActionSheetPresentationController: DimmingPresentationController {
    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.tappedBeside() })
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = alert?.alertView else { return .zero }
        let margin = AlertStyle.sheetMargin
        let bounds = containerView.bounds
        let safe = containerView.safeAreaInsets
        // The width of a phone in portrait, also in landscape.
        let width = max(0, min(bounds.width - safe.left - safe.right, bounds.height) - 2 * margin)
        let bottom = bounds.maxY - max(margin, safe.bottom)
        let height = view.height(width: width, limit: max(0, bottom - max(margin, safe.top)))
        return CGRect(
            x: (bounds.midX - width / 2).roundedToPixel(containerView.traits), y: bottom - height, width: width,
            height: height)
    }

    override func presentationTransitionWillBegin() {
        alert?.alertView?.alertStyle = .sheet
        super.presentationTransitionWillBegin()
    }

    private func tappedBeside() {
        guard presentation?.isAtRest == true, let alert, let cancel = alert.cancelAction else { return }
        alert.choose(cancel)
    }
}
