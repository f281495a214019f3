/// From a request to a presentation.
extension Presentation {
    /// Presents `presented` from `source`, or says why that can't be.
    static func present(
        _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        precondition(presented !== source, "\(type(of: source)): a controller can't present itself")
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
            "\(type(of: source)): \(presented) is presented already; dismiss it before presenting it again")
        precondition(
            presented.parentController == nil,
            "\(type(of: source)): can't present \(presented), which has a parent; take it out of that, or present the parent"
        )
        let adapted = requested.styleToAdaptTo(in: presenter.view.window?.traits ?? .current)
        let (shown, active) = adapt(requested, to: adapted, presenting: presenter)
        let presentation = Presentation(of: shown, by: presenter, requested: requested, active: active, style: adapted)
        presentation.begin(animated: animated, source: source, completion: completion)
    }

    /// Who is to be shown in a style, `.none` for the one that was asked for, and by what.
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
    /// The style that it adapts to in surroundings like `traits`; `.none` where that is its own.
    final func styleToAdaptTo(in traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = adaptivePresentationStyle(for: traits)
        return style == presentationStyle ? .none : style
    }
}

extension UIViewController {
    /// The outermost controller that this one is in: what presents over the whole screen.
    fileprivate var outermostController: UIViewController {
        sequence(first: self, next: \.parentController).reduce(self) { $1 }
    }

    /// The nearest controller that says that it defines the context; the outermost where none does.
    fileprivate var contextController: UIViewController {
        sequence(first: self, next: \.parentController).first(where: \.definesPresentationContext)
            ?? outermostController
    }

    /// The presentation controller that the controller's style and its delegate ask for.
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

    /// The presentation controller of the style, made when it is first asked for so that it can be set up.
    final var preparedPresentationController: UIPresentationController {
        let style = modalPresentationStyle
        if let prepared = modal.prepared, prepared.style == style || style == .custom { return prepared }
        let controller = makePresentationController(for: style, presenting: nil)
        modal.prepared = controller
        return controller
    }

    /// The controller and those that are presented over it, as far as their views are not taken away.
    final var shownControllers: [UIViewController] {
        let all = presentationsAbove
        let bottom = all.lastIndex(where: \.covers).map { $0 + 1 } ?? 0
        return Array(([self] + all.map(\.presented))[bottom...])
    }

    /// Whether something that covers it has taken its view away.
    final var isCovered: Bool { presentation?.covers ?? false }
}
