extension Presentation {
    /// Presents `presented` from `source`, or logs a warning if that is not possible.
    static func present(
        _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        precondition(presented !== source, "\(source) can't present itself. Present another controller.")
        let style = presented.modalPresentationStyle
        let isInContext = style == .currentContext || style == .overCurrentContext
        var presenter = isInContext ? source.contextController : source.outermostController
        guard source.viewIfLoaded?.window != nil, presenter.viewIfLoaded?.window != nil else {
            PresentationWarning.write(
                "Attempt to present \(presented) on \(presenter) (from \(source)) whose view is not in the window hierarchy."
            )
            return
        }
        let requested = presented.presentationControllerToUse(presenting: presenter, source: source)
        if style == .custom, !requested.shouldPresentInFullscreen { presenter = source.contextController }
        if let other = presenter.presentation {
            let state =
                other.phase == .dismissing ? "which is still dismissing" : "which is already presenting"
            PresentationWarning.write(
                "Attempt to present \(presented) on \(presenter) (from \(source)) \(state) \(other.presented).")
            return
        }
        precondition(
            presented.presentedBy == nil,
            "\(source) can't present \(presented), which is presented already. Dismiss it before presenting it again.")
        precondition(
            presented.parentController == nil,
            "\(source) can't present \(presented), which has a parent. "
                + "Remove it from its parent, or present the parent."
        )
        let adapted = requested.styleToAdaptTo(in: presenter.view.window?.traits ?? .current)
        let (shown, active) = adapt(requested, to: adapted, presenting: presenter)
        let presentation = Presentation(of: shown, by: presenter, requested: requested, active: active, style: adapted)
        presentation.begin(animated: animated, source: source, completion: completion)
    }

    /// Returns the controller to show in an adapted style, and its presentation controller. `.none` is the
    /// requested style.
    static func adapt(
        _ requested: UIPresentationController, to style: UIModalPresentationStyle, presenting: UIViewController
    ) -> (shown: UIViewController, active: UIPresentationController) {
        let original = requested.presentedViewController
        guard style != .none else { return (original, requested) }
        let delegate = requested.anyDelegate
        let shown =
            delegate?.presentationController(requested, viewControllerForAdaptivePresentationStyle: style) ?? original
        let active = requested.makeAdaptedController(for: style, of: shown, presenting: presenting)
        if active.anyDelegate == nil { active.anyDelegate = delegate }
        delegate?.presentationController(requested, prepare: active)
        return (shown, active)
    }
}

extension UIPresentationController {
    /// Returns the style that the presentation adapts to with `traits`; `.none` for its own style.
    final func styleToAdaptTo(in traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = adaptivePresentationStyle(for: traits)
        return style == presentationStyle ? .none : style
    }
}

extension UIViewController {
    /// The outermost ancestor, which presents over the whole window.
    fileprivate var outermostController: UIViewController {
        sequence(first: self, next: \.parentController).reduce(self) { $1 }
    }

    /// The nearest ancestor that defines the presentation context, or the outermost one.
    fileprivate var contextController: UIViewController {
        sequence(first: self, next: \.parentController).first(where: \.definesPresentationContext)
            ?? outermostController
    }

    /// Returns the presentation controller for the controller's style: the delegate's for a custom one.
    fileprivate func presentationControllerToUse(
        presenting: UIViewController, source: UIViewController
    ) -> UIPresentationController {
        if modalPresentationStyle == .custom,
            let custom = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
        {
            return custom
        }
        return preparedPresentationController
    }

    /// The presentation controller of the style, created on first use so that the app can configure it.
    final var preparedPresentationController: UIPresentationController {
        let style = modalPresentationStyle
        if let prepared = modal.prepared, prepared.style == style || style == .custom { return prepared }
        let controller = makePresentationController(for: style, presenting: nil)
        modal.prepared = controller
        return controller
    }

    /// The visible controllers: this one and those presented over it, except those whose views are removed.
    final var shownControllers: [UIViewController] {
        let all = presentationsAbove
        let bottom = all.lastIndex(where: \.removesPresenter).map { $0 + 1 } ?? 0
        return Array(([self] + all.map(\.presented))[bottom...])
    }

    /// Whether a presentation has removed the controller's view.
    final var isCovered: Bool { presentation?.removesPresenter ?? false }
}
