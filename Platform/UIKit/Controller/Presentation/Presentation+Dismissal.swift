extension Presentation {
    /// Dismisses the presentation and all presentations above it. If one of them has a transition, the
    /// dismissal begins after that.
    ///
    /// - Parameters:
    ///   - isByUser: Whether an action of the user dismisses it instead of the app. The delegate is notified
    ///     then.
    ///   - interactor: The interaction controller of the transition, if it is not the transitioning
    ///     delegate's.
    ///   - showsPresenter: Whether the presenter appears. It does not if its window is about to show another
    ///     controller.
    func dismiss(
        animated: Bool, isByUser: Bool = false,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil, showsPresenter: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard phase == .presenting || phase == .presented, let presenter else {
            if phase == .dismissing { whenAtRest { completion?() } }
            return
        }
        let chain = [self] + presented.presentationsAbove
        if let busy = chain.last(where: { $0.transition != nil }) {
            busy.whenAtRest { [weak self] in
                self?.dismiss(
                    animated: animated, isByUser: isByUser, showsPresenter: showsPresenter, completion: completion)
            }
            if !animated { busy.transition?.endAtOnce() }
            return
        }
        let isAnimated = animated && UIView.areAnimationsEnabled && container.window != nil
        let dismissal = Dismissal(
            of: chain, to: presenter, isByUser: isByUser, isAnimated: isAnimated, interactor: interactor)
        dismissal.begin(showsPresenter: showsPresenter, completion: completion)
    }
}

/// The dismissal of a presentation together with all presentations above it, in one transition.
@MainActor
private final class Dismissal {
    /// The presentations, from bottom to top.
    private let chain: [Presentation]
    private let bottom: Presentation
    private let top: Presentation
    private let presenter: UIViewController
    private let isByUser: Bool
    private let context: TransitionContext
    /// Whether an item was focused before the dismissal: views that have faded out have no focus.
    private let showsFocus: Bool

    init(
        of chain: [Presentation], to presenter: UIViewController, isByUser: Bool, isAnimated: Bool,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        let (bottom, top) = (chain[0], chain[chain.count - 1])
        self.chain = chain
        self.bottom = bottom
        self.top = top
        self.presenter = presenter
        self.isByUser = isByUser
        let custom =
            isAnimated ? top.presented.transitioningDelegate?.animationController(forDismissed: top.presented) : nil
        context = TransitionContext(
            from: top.presented, to: presenter, in: top.container, isAnimated: isAnimated,
            style: top.controller.presentationStyle,
            animator: isAnimated ? custom ?? top.controller.makeAnimator(isPresenting: false) : nil,
            interactor: interactor
                ?? custom.flatMap {
                    top.presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
                })
        showsFocus = bottom.container.window?.windowScene?.focusSystem?.focusedItem != nil
    }

    /// The lowest presentation that has removed the view of its presenter; nil if there is none.
    private var coveringPresentation: Presentation? { chain.first(where: \.removesPresenter) }

    // MARK: Beginning

    func begin(showsPresenter: Bool, completion: (() -> Void)?) {
        for presentation in chain {
            presentation.phase = .dismissing
            presentation.transition = context
        }
        prepareContext(showsPresenter: showsPresenter)
        context.onEnd = { self.transitionDidEnd(completed: $0) }
        context.onFinish = { self.finish(completion: completion) }
        context.registerCoordinator()
        if isByUser { top.controller.anyDelegate?.presentationControllerWillDismiss(top.requested) }
        for presentation in chain.reversed() { presentation.controller.dismissalTransitionWillBegin() }
        for presentation in chain.dropLast() {
            presentation.presented.beginAppearanceTransition(false, animated: false)
            presentation.container.isHidden = true
        }
        if !showsPresenter { bottom.formerResponder = nil }
        withoutKeyboardUpdates(in: bottom.container.window) {
            context.beginAppearance()
            coveringPresentation?.covered?.show(in: top.container)
            if context.interactor == nil { bottom.restoreFirstResponder() }
        }
        bottom.container.window?.screen.layer.setNeedsLayout()
        context.start()
    }

    private func prepareContext(showsPresenter: Bool) {
        let uncoversPresenter = coveringPresentation != nil
        context.views[.from] = top.controller.presentedView
        context.views[.to] = uncoversPresenter ? presenter.view : nil
        context.initialFrames[ObjectIdentifier(top.presented)] = top.controller.presentedView?.frame ?? .zero
        context.finalFrames[ObjectIdentifier(presenter)] =
            uncoversPresenter ? top.container.bounds : presenter.view.frame
        context.appearing = uncoversPresenter && showsPresenter ? presenter : nil
        context.otherParticipants = chain.dropLast().map(\.presented)
    }

    private func withoutKeyboardUpdates(in window: UIWindow?, _ action: () -> Void) {
        guard let window else { return action() }
        window.withoutKeyboardUpdates(action)
        window.firstResponderDidChange()
    }

    // MARK: Ending

    private func transitionDidEnd(completed: Bool) {
        for presentation in chain { presentation.transition = nil }
        if completed { removePresentations() } else { restorePresentations() }
        context.endAppearance(appearingFirst: true)
        if completed {
            for presentation in chain { presentation.unlink() }
        }
    }

    private func removePresentations() {
        let window = bottom.container.window
        for presentation in chain.reversed() { presentation.controller.dismissalTransitionDidEnd(true) }
        (coveringPresentation ?? bottom).restorePresenter()
        withoutKeyboardUpdates(in: window) {
            for presentation in chain.reversed() { presentation.removeViews() }
            bottom.restoreFirstResponder()
        }
        bottom.presenter?.restoreFocus(isShown: showsFocus)
        for presentation in chain { presentation.presenter?.presentation = nil }
        for presentation in chain.dropLast() { presentation.presented.endAppearanceTransition() }
    }

    private func restorePresentations() {
        if let window = bottom.container.window { bottom.endEditingBehind(in: window) }
        coveringPresentation?.covered?.remove()
        for presentation in chain {
            presentation.phase = .presented
            presentation.container.isHidden = false
            presentation.controller.dismissalTransitionDidEnd(false)
        }
        for presentation in chain.dropLast() where !presentation.presented.isCovered {
            presentation.presented.beginAppearanceTransition(true, animated: false)
            presentation.presented.endAppearanceTransition()
        }
    }

    private func finish(completion: (() -> Void)?) {
        if !context.isCancelled {
            if isByUser { top.controller.anyDelegate?.presentationControllerDidDismiss(top.requested) }
            completion?()
        }
        for presentation in chain.reversed() { presentation.runDeferredActions() }
    }
}
