extension Presentation {
    /// Presents the controller.
    ///
    /// - Parameter source: The controller whose `present(_:animated:completion:)` was called.
    func begin(animated: Bool, source: UIViewController, completion: (() -> Void)?) {
        guard let presenter, let window = presenter.view.window else { return }
        presenter.presentation = self
        presented.presentedBy = self
        // Keeps the keyboard visible if the presented controller needs one, too.
        window.withoutKeyboardUpdates {
            begin(in: window, by: presenter, animated: animated, source: source, completion: completion)
        }
        window.firstResponderDidChange()
    }

    private func begin(
        in window: UIWindow, by presenter: UIViewController, animated: Bool, source: UIViewController,
        completion: (() -> Void)?
    ) {
        requested.begin(self, from: presenter)
        controller.begin(self, from: presenter)
        endEditingBehind(in: window)
        presenter.saveFocus()
        placeContainer(over: presenter, in: window)
        let isAnimated = animated && UIView.areAnimationsEnabled
        let context = makeContext(presenter: presenter, source: source, isAnimated: isAnimated)
        transition = context
        context.onEnd = { [weak context] in
            if let context { self.transitionDidEnd(context, completed: $0) }
        }
        context.onFinish = { [weak context] in
            if context?.isCancelled != true { completion?() }
            self.runDeferredActions()
        }
        context.registerCoordinator()
        requested.anyDelegate?.presentationController(
            requested, willPresentWithAdaptiveStyle: adaptedStyle,
            transitionCoordinator: isAnimated ? context : nil)
        controller.presentationTransitionWillBegin()
        preparePresentedView(for: context)
        context.beginAppearance()
        if removesPresenter { covered = CoveredView(presenter.view, movedTo: container) }
        if !context.isAnimated { showPresentedView() }
        container.layoutIfNeeded()
        window.screen.layer.setNeedsLayout()
        context.start()
    }

    private func makeContext(
        presenter: UIViewController, source: UIViewController, isAnimated: Bool
    ) -> TransitionContext {
        let custom =
            isAnimated
            ? presented.transitioningDelegate?.animationController(
                forPresented: presented, presenting: presenter, source: source) : nil
        let context = TransitionContext(
            from: presenter, to: presented, in: container, isAnimated: isAnimated, style: controller.presentationStyle,
            animator: isAnimated ? custom ?? controller.makeAnimator(isPresenting: true) : nil,
            interactor: custom.flatMap {
                presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
            })
        context.views = [:]
        context.views[.from] = removesPresenter ? presenter.view : nil
        context.initialFrames[ObjectIdentifier(presenter)] = presenter.view.frame
        context.finalFrames[ObjectIdentifier(presenter)] = removesPresenter ? .zero : presenter.view.frame
        context.disappearing = removesPresenter ? presenter : nil
        return context
    }

    private func preparePresentedView(for context: TransitionContext) {
        let view = controller.presentedView ?? presented.view
        context.views[.to] = view
        let frame = controller.frameOfPresentedViewInContainerView
        context.finalFrames[ObjectIdentifier(presented)] = frame
        UIView.performWithoutAnimation { view?.frame = frame }
    }

    private func showPresentedView() {
        guard let view = controller.presentedView, view.superview == nil || !view.isDescendant(of: container) else {
            return
        }
        container.addSubview(view)
        container.layoutIfNeeded()
    }

    private func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
        transition = nil
        if completed {
            showPresentedView()
            covered?.remove()
            controller.presentationTransitionDidEnd(true)
            context.endAppearance(appearingFirst: true)
            phase = .presented
        } else {
            restorePresenter()
            controller.presentationTransitionDidEnd(false)
            removeViews()
            context.endAppearance(appearingFirst: true)
            phase = .over
            unlink()
        }
    }
}
