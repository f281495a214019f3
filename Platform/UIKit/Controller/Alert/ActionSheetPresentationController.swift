/// Shows an action sheet at the bottom of a narrow window. A tap beside it cancels.
final class ActionSheetPresentationController: DimmingPresentationController {
    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.tappedBeside() })
    }

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

    override func presentationTransitionWillBegin() {
        alert?.alertView?.look = .sheet
        super.presentationTransitionWillBegin()
    }

    private func tappedBeside() {
        guard presentation?.isAtRest == true, let alert, let cancel = alert.cancelAction else { return }
        alert.choose(cancel)
    }
}
