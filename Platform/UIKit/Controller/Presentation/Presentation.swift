/// One controller presented by another, from the beginning to the end: runs the transitions, and tells everyone in UIKit's
/// order.
///
/// The presenter keeps it, and it keeps who is presented.
@MainActor
final class Presentation {
    enum Phase {
        case presenting, presented, dismissing, over
    }

    private(set) var presented: UIViewController
    /// Who was to be presented: in the one who is, where the style has adapted.
    private let original: UIViewController
    private(set) weak var presenter: UIViewController?
    /// The presentation controller of the style that was asked for.
    let requested: UIPresentationController
    /// The one that presents: another one where the style has adapted.
    private(set) var controller: UIPresentationController
    /// The style that it has adapted to; `.none` where it is the one that was asked for.
    private(set) var adaptedStyle: UIModalPresentationStyle
    let container = PresentationContainerView()
    private(set) var phase = Phase.presenting
    private(set) var transition: TransitionContext?
    private var covered: CoveredView?
    /// What had the keys before.
    private weak var formerResponder: UIResponder?
    /// What waits for the transition that runs.
    private var waiting: [() -> Void] = []

    init(
        of presented: UIViewController, by presenter: UIViewController, requested: UIPresentationController,
        active: UIPresentationController, style: UIModalPresentationStyle
    ) {
        self.presented = presented
        original = requested.presentedViewController
        adaptedStyle = style
        self.presenter = presenter
        self.requested = requested
        controller = active
        container.presentationController = active
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    isolated deinit {
        container.removeFromSuperview()
    }

    /// Whether the presenter's view is taken away.
    var covers: Bool { controller.shouldRemovePresentersView }

    /// Whether it stands, and nothing is on its way.
    var isAtRest: Bool { phase == .presented && transition == nil }

    /// Calls `action` when no transition is on its way any more.
    func whenAtRest(_ action: @escaping () -> Void) {
        if transition == nil { action() } else { waiting.append(action) }
    }

    private func doWhatWaited() {
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }

    // MARK: Coming

    /// Presents.
    ///
    /// - Parameter source: whose `present(_:animated:completion:)` was called.
    func begin(animated: Bool, source: UIViewController, completion: (() -> Void)?) {
        guard let presenter, let window = presenter.view.window else { return }
        presenter.presentation = self
        presented.presentedBy = self
        // A keyboard stays where what comes wants one too.
        window.keepingKeyboard {
            begin(
                in: window, by: presenter, animated: animated, source: source, completion: completion)
        }
        window.firstResponderDidChange()
    }

    private func begin(
        in window: UIWindow, by presenter: UIViewController, animated: Bool, source: UIViewController,
        completion: (() -> Void)?
    ) {
        requested.begin(self, from: presenter)
        controller.begin(self, from: presenter)
        takeKeys(in: window)
        presenter.rememberFocus()
        place(over: presenter, in: window)
        let animates = animated && UIView.areAnimationsEnabled
        let custom =
            animates
            ? presented.transitioningDelegate?.animationController(
                forPresented: presented, presenting: presenter, source: source) : nil
        let context = TransitionContext(
            from: presenter, to: presented, in: container, isAnimated: animates, style: controller.presentationStyle,
            animator: animates ? custom ?? controller.makeAnimator(isPresenting: true) : nil,
            interactor: custom.flatMap {
                presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
            })
        transition = context
        context.views = [:]
        context.views[.from] = covers ? presenter.view : nil
        context.initialFrames[ObjectIdentifier(presenter)] = presenter.view.frame
        context.finalFrames[ObjectIdentifier(presenter)] = covers ? .zero : presenter.view.frame
        context.disappearing = covers ? presenter : nil
        context.onEnd = { [weak context] in
            if let context { self.endComing(context, completed: $0) }
        }
        context.onFinish = { [weak context] in
            if context?.isCancelled != true { completion?() }
            self.doWhatWaited()
        }
        context.enroll()
        requested.anyDelegate?.presentationController(
            requested, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: animates ? context : nil)
        controller.presentationTransitionWillBegin()
        let view = controller.presentedView ?? presented.view
        context.views[.to] = view
        let frame = controller.frameOfPresentedViewInContainerView
        context.finalFrames[ObjectIdentifier(presented)] = frame
        UIView.performWithoutAnimation { view?.frame = frame }
        context.announce()
        if covers { covered = CoveredView(presenter.view, movedTo: container) }
        if !context.isAnimated { showPresentedView() }
        container.layoutIfNeeded()
        window.screen.layer.setNeedsLayout()
        context.start()
    }

    private func place(over presenter: UIViewController, in window: UIWindow) {
        if !controller.shouldPresentInFullscreen, let view = presenter.view, let host = view.superview {
            container.frame = view.frame
            host.insertSubview(container, aboveSubview: view)
        } else {
            container.frame = window.bounds
            window.addSubview(container)
        }
    }

    private func showPresentedView() {
        guard let view = controller.presentedView, view.superview == nil || !view.isDescendant(of: container) else {
            return
        }
        container.addSubview(view)
        container.layoutIfNeeded()
    }

    private func endComing(_ context: TransitionContext, completed: Bool) {
        transition = nil
        if completed {
            showPresentedView()
            covered?.takeAway()
            controller.presentationTransitionDidEnd(true)
            context.endAppearance(comesFirst: true)
            phase = .presented
        } else {
            putPresenterBack()
            controller.presentationTransitionDidEnd(false)
            leave()
            context.endAppearance(comesFirst: true)
            phase = .over
            unlink()
        }
    }

    // MARK: Going

    /// Ends the presentation, and all that are above it.
    ///
    /// - Parameters:
    ///   - isByPeople: whether someone did something that ends it, and not the app: then the delegate hears of it.
    ///   - interactor: what it follows.
    ///   - bringsBack: whether the presenter comes on the screen by that; not where its window is going as well.
    func dismiss(
        animated: Bool, isByPeople: Bool = false,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil, bringsBack: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard phase == .presenting || phase == .presented, let presenter else {
            if phase == .dismissing { whenAtRest { completion?() } }
            return
        }
        let chain = [self] + presented.presentationsAbove
        if let busy = chain.last(where: { $0.transition != nil }) {
            let again = { [weak self] in
                guard let self else { return }
                dismiss(animated: animated, isByPeople: isByPeople, bringsBack: bringsBack, completion: completion)
            }
            busy.waiting.append(again)
            if !animated { busy.transition?.endAtOnce() }
            return
        }
        let top = chain.last ?? self
        let animates = animated && UIView.areAnimationsEnabled && container.window != nil
        let brought = chain.contains { $0.covers }
        let custom =
            animates ? top.presented.transitioningDelegate?.animationController(forDismissed: top.presented) : nil
        let context = TransitionContext(
            from: top.presented, to: presenter, in: top.container, isAnimated: animates,
            style: top.controller.presentationStyle,
            animator: animates ? custom ?? top.controller.makeAnimator(isPresenting: false) : nil,
            interactor: interactor
                ?? custom.flatMap {
                    top.presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
                })
        for presentation in chain {
            presentation.phase = .dismissing
            presentation.transition = context
        }
        context.views[.from] = top.controller.presentedView
        context.views[.to] = brought ? presenter.view : nil
        context.initialFrames[ObjectIdentifier(top.presented)] = top.controller.presentedView?.frame ?? .zero
        context.finalFrames[ObjectIdentifier(presenter)] = brought ? top.container.bounds : presenter.view.frame
        context.appearing = brought && bringsBack ? presenter : nil
        context.bystanders = chain.dropLast().map(\.presented)
        // Asked now: what has faded away is focused no more.
        let showsFocus = container.window?.windowScene?.focusSystem?.focusedItem != nil
        context.onEnd = { [weak context] in
            if let context { self.endGoing(context, chain: chain, showsFocus: showsFocus, completed: $0) }
        }
        context.onFinish = { [weak context] in
            if context?.isCancelled != true {
                if isByPeople { top.controller.anyDelegate?.presentationControllerDidDismiss(top.requested) }
                completion?()
            }
            for presentation in chain.reversed() { presentation.doWhatWaited() }
        }
        context.enroll()
        if isByPeople { top.controller.anyDelegate?.presentationControllerWillDismiss(top.requested) }
        for presentation in chain.reversed() { presentation.controller.dismissalTransitionWillBegin() }
        for presentation in chain.dropLast() {
            presentation.presented.beginAppearanceTransition(false, animated: false)
            presentation.container.isHidden = true
        }
        if !bringsBack { formerResponder = nil }
        let announce = { [self] in
            context.announce()
            if brought, let covered = chain.first(where: \.covers)?.covered { covered.show(in: top.container) }
            if context.interactor == nil { giveKeysBack() }
        }
        if let window = container.window {
            window.keepingKeyboard(announce)
            window.firstResponderDidChange()
        } else {
            announce()
        }
        container.window?.screen.layer.setNeedsLayout()
        context.start()
    }

    private func endGoing(
        _ context: TransitionContext, chain: [Presentation], showsFocus: Bool, completed: Bool
    ) {
        for presentation in chain { presentation.transition = nil }
        let window = container.window
        if completed {
            for presentation in chain.reversed() {
                presentation.controller.dismissalTransitionDidEnd(true)
            }
            (chain.first { $0.covers } ?? self).putPresenterBack()
            let leave = { [self] in
                for presentation in chain.reversed() { presentation.leave() }
                giveKeysBack()
            }
            if let window {
                window.keepingKeyboard(leave)
                window.firstResponderDidChange()
            } else {
                leave()
            }
            presenter?.bringFocusBack(isShown: showsFocus)
            for presentation in chain { presentation.presenter?.presentation = nil }
            for presentation in chain.dropLast() { presentation.presented.endAppearanceTransition() }
            context.endAppearance(comesFirst: true)
            for presentation in chain { presentation.unlink() }
        } else {
            if let window { takeKeys(in: window) }
            chain.first(where: \.covers)?.covered?.takeAway()
            for presentation in chain {
                presentation.phase = .presented
                presentation.container.isHidden = false
                presentation.controller.dismissalTransitionDidEnd(false)
            }
            for presentation in chain.dropLast() where !presentation.presented.isCovered {
                presentation.presented.beginAppearanceTransition(true, animated: false)
                presentation.presented.endAppearanceTransition()
            }
            context.endAppearance(comesFirst: true)
        }
    }

    // MARK: Adapting again

    /// Goes over to another style, while it is at rest: at once, with the one who is shown in the place that the style has for it.
    func change(to style: UIModalPresentationStyle, with context: TransitionContext) {
        guard let presenter, let window = container.window else { return }
        let edited = window.firstResponder
        let (old, former) = (controller, presented)
        let above = presented.presentationsAbove.compactMap { $0.controller as? UISheetPresentationController }
        for sheet in above { sheet.endBackdrop() }
        let didCover = covers
        let (shown, active) = Self.adapt(requested, to: style, presenting: presenter)
        adaptedStyle = style
        window.keepingKeyboard {
            UIView.performWithoutAnimation {
                if former !== original, shown === original { former.giveUp(original) }
                controller = active
                container.presentationController = active
                active.begin(self, from: presenter)
                requested.anyDelegate?.presentationController(
                    requested, willPresentWithAdaptiveStyle: style, transitionCoordinator: context)
                if covers, !didCover { coverPresenter() }
                if shown !== former { hand(over: former, to: shown) }
                if !covers, didCover { uncoverPresenter() }
                if active.shouldPresentInFullscreen != old.shouldPresentInFullscreen {
                    place(over: presenter, in: window)
                }
                move(from: old, former: former)
            }
            if let edited, edited.responderWindow === window, window.firstResponder == nil {
                edited.becomeFirstResponder()
            }
        }
        window.firstResponderDidChange()
        for sheet in above { sheet.updateBackdrop() }
        window.screen.layer.setNeedsLayout()
    }

    /// Lets the new controller place what is shown, and the old one clear away what it had around it.
    private func move(from old: UIPresentationController, former: UIViewController) {
        let oldView = old.presentedView
        // What is shown never leaves the window by that.
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

    /// Another controller is shown from here on, which has the former one in it, or was in it.
    private func hand(over former: UIViewController, to shown: UIViewController) {
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
        covered?.takeAway()
        presenter.endAppearanceTransition()
    }

    private func uncoverPresenter() {
        presenter?.beginAppearanceTransition(true, animated: false)
        putPresenterBack()
        presenter?.endAppearanceTransition()
    }

    // MARK: Order

    private func putPresenterBack() {
        covered?.putBack()
        covered = nil
    }

    /// Takes the views away.
    private func leave() {
        let window = container.window
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
        window?.screen.layer.setNeedsLayout()
    }

    // MARK: Keys

    /// What is behind the presentation gets no keys meanwhile: what is edited there ends to be.
    private func takeKeys(in window: UIWindow) {
        guard let responder = window.firstResponder, let presenter else { return }
        let chain = sequence(first: responder, next: \.next)
        guard !chain.contains(where: { $0 === presented }),
            controller.shouldPresentInFullscreen || chain.contains(where: { $0 === presenter })
        else { return }
        formerResponder = responder
        window.endEditingByForce(responder)
    }

    /// What had the keys before gets them again, where nobody but what goes has them.
    private func giveKeysBack() {
        guard let responder = formerResponder, let window = container.window ?? presenter?.view.window,
            responder.responderWindow === window
        else { return }
        if let current = window.firstResponder,
            !sequence(first: current, next: \.next).contains(where: { $0 === presented })
        {
            return
        }
        formerResponder = nil
        responder.becomeFirstResponder()
    }

    private func unlink() {
        phase = .over
        if presenter?.presentation === self { presenter?.presentation = nil }
        presented.presentedBy = nil
        presented.modal.prepared = nil
    }
}
