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
        let adaptive = requested.adaptivePresentationStyle(for: presenter.view.window?.traits ?? .current)
        var (shown, active) = (presented, requested)
        if adaptive != .none, adaptive != requested.presentationStyle {
            shown =
                requested.anyDelegate?.presentationController(
                    requested, viewControllerForAdaptivePresentationStyle: adaptive) ?? presented
            active = requested.makeAdaptedController(for: adaptive, of: shown, presenting: presenter)
            if active.anyDelegate == nil { active.anyDelegate = requested.anyDelegate }
            requested.anyDelegate?.presentationController(requested, prepare: active)
        }
        let presentation = Presentation(of: shown, by: presenter, requested: requested, active: active)
        presentation.begin(
            animated: animated, source: source, adaptiveStyle: active === requested ? .none : adaptive,
            completion: completion)
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
