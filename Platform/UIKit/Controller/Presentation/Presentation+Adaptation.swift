extension Presentation {
    /// Adapts the presentation to another style without animation. Call this while no transition runs.
    func change(to style: UIModalPresentationStyle, with context: TransitionContext) {
        guard let presenter, let window = container.window else { return }
        let edited = window.firstResponder
        let (old, former) = (controller, presented)
        let above = presented.presentationsAbove.compactMap { $0.controller as? UISheetPresentationController }
        for sheet in above { sheet.endBackdrop() }
        let didRemovePresenter = removesPresenter
        let (shown, active) = Self.adapt(requested, to: style, presenting: presenter)
        adaptedStyle = style
        window.withoutKeyboardUpdates {
            UIView.performWithoutAnimation {
                if former !== original, shown === original { former.giveUp(original) }
                controller = active
                container.presentationController = active
                active.begin(self, from: presenter)
                requested.anyDelegate?.presentationController(
                    requested, willPresentWithAdaptiveStyle: style, transitionCoordinator: context)
                if removesPresenter, !didRemovePresenter { coverPresenter() }
                if shown !== former { replacePresented(former, with: shown) }
                if !removesPresenter, didRemovePresenter { uncoverPresenter() }
                if active.shouldPresentInFullscreen != old.shouldPresentInFullscreen {
                    placeContainer(over: presenter, in: window)
                }
                exchangeViews(from: old, former: former)
            }
            if let edited, edited.responderWindow === window, window.firstResponder == nil {
                edited.becomeFirstResponder()
            }
        }
        window.firstResponderDidChange()
        for sheet in above { sheet.updateBackdrop() }
        window.screen.layer.setNeedsLayout()
    }

    /// Lays out the presented view with the new presentation controller, and removes the views of the old
    /// one.
    private func exchangeViews(from old: UIPresentationController, former: UIViewController) {
        let oldView = old.presentedView
        // The presented view must not leave the window.
        if let view = controller.presentedView, !view.isDescendant(of: container) { container.addSubview(view) }
        controller.presentationTransitionWillBegin()
        old.dismissalTransitionWillBegin()
        old.dismissalTransitionDidEnd(true)
        for view in [oldView, former.viewIfLoaded].compactMap(\.self) {
            if controller.presentedView.map({ !view.isDescendant(of: $0) }) ?? true { view.removeFromSuperview() }
        }
        if old !== requested { old.presentation = nil }
        presented.viewIfLoaded?.inheritTraits()
        controller.presentedView?.transform = .identity
        controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
        container.setNeedsLayout()
        container.layoutIfNeeded()
        controller.presentationTransitionDidEnd(true)
    }

    /// Presents `shown` instead of `former`. One of them may contain the other.
    private func replacePresented(_ former: UIViewController, with shown: UIViewController) {
        former.presentedBy = nil
        shown.presentation = former.presentation
        former.presentation = nil
        presented = shown
        shown.presentedBy = self
        let isInside = sequence(first: former, next: \.parentController).contains { $0 === shown }
        if !isInside { former.beginAppearanceTransition(false, animated: false) }
        shown.beginAppearanceTransition(true, animated: false)
        shown.endAppearanceTransition()
        if !isInside { former.endAppearanceTransition() }
    }

    private func coverPresenter() {
        guard let presenter else { return }
        presenter.beginAppearanceTransition(false, animated: false)
        covered = CoveredView(presenter.view, movedTo: container)
        covered?.remove()
        presenter.endAppearanceTransition()
    }

    private func uncoverPresenter() {
        presenter?.beginAppearanceTransition(true, animated: false)
        restorePresenter()
        presenter?.endAppearanceTransition()
    }
}
