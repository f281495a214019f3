/// Shows a controller over another: it says where its view goes, and may put views of its own around it.
///
/// Subclass it for a style of your own: set the presented controller's `modalPresentationStyle` to `.custom`, and answer with
/// your presentation controller in its `transitioningDelegate`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, UIFocusEnvironment {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// What the presentation controller is part of, once it is used.
    final weak var presentation: Presentation?
    /// The style that was asked for.
    final var style: UIModalPresentationStyle
    /// The traits that the delegate is being asked about.
    final var traitsInQuestion: UITraitCollection

    /// Makes a presentation controller. It does not keep the two controllers alive.
    ///
    /// - Parameter presentingViewController: who presents; nil where that is not yet known.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        style = presentedViewController.modalPresentationStyle
        traitsInQuestion = .current
        super.init()
    }

    // MARK: The controllers

    /// Who presents. Traps before that is known, and when that controller is gone.
    open var presentingViewController: UIViewController {
        guard let presenting else {
            preconditionFailure(
                "\(type(of: self)).presentingViewController: nobody presents; ask for it once it is presented")
        }
        return presenting
    }

    /// Who is presented. Traps when that controller is gone.
    open var presentedViewController: UIViewController {
        guard let presented else {
            preconditionFailure("\(type(of: self)).presentedViewController: the controller is gone")
        }
        return presented
    }

    final func begin(_ presentation: Presentation, from presenter: UIViewController) {
        self.presentation = presentation
        presenting = presenter
    }

    /// The style that was asked for.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The delegate, which subclasses know by a protocol of their own.
    final weak var anyDelegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Adapting

    /// The style that it adapts to where it is now; `.none` where it stays as was asked for.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// The style that it adapts to in surroundings like `traitCollection`; `.none` where it stays as was asked for.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard let anyDelegate else { return systemAdaptiveStyle(for: traitCollection) }
        traitsInQuestion = traitCollection
        return anyDelegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }

    /// The style that it adapts to unless its delegate decides.
    func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// What shows `shown` in the style that it adapts to.
    func makeAdaptedController(
        for style: UIModalPresentationStyle, of shown: UIViewController, presenting: UIViewController
    ) -> UIPresentationController {
        shown.makePresentationController(for: style, presenting: presenting)
    }

    // MARK: The views

    /// The view that it happens in; nil before it begins and after it has ended.
    open var containerView: UIView? { presentation?.container }

    /// The view that is moved, which holds the presented controller's view or is it.
    open var presentedView: UIView? { presented?.view }

    /// Where the presented view belongs, in the container view: by default all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// The container view is about to lay out its subviews. Override it to place views of your own.
    open func containerViewWillLayoutSubviews() {}

    /// The container view has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    /// Whether it covers the window, and not only the controller that defines the context.
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    /// Whether the view of the presenting controller is taken away when it is covered.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    /// Whether touches that meet nothing in the container view go to what is behind it.
    var letsTouchesThrough: Bool { false }

    /// Whether keys mean nothing to what is behind it: the focus does not go there, and no commands of there run.
    var keepsKeysInside: Bool { !letsTouchesThrough }

    /// Whether the presented controller decides about the status bar.
    var takesStatusBar: Bool {
        presented?.modalPresentationCapturesStatusBarAppearance == true
            || (shouldRemovePresentersView && shouldPresentInFullscreen)
    }

    /// Whether black shows behind the status bar.
    var darkensStatusBar: Bool { false }

    /// The system's animator; one that a transitioning delegate brings goes before.
    func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch presented?.modalTransitionStyle ?? .coverVertical {
        case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
        case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
        }
    }

    // MARK: The transitions

    /// The presented controller is about to come. Put views of your own into the container view here; what they animate goes
    /// to the presented controller's transition coordinator.
    open func presentationTransitionWillBegin() {}

    /// The presented controller has come.
    ///
    /// - Parameter completed: whether it was not cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The presented controller is about to go.
    open func dismissalTransitionWillBegin() {}

    /// The presented controller has gone. Take views of your own away, if `completed`.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Ended by people

    /// Whether people may end the presentation.
    final var mayBeDismissedByPeople: Bool {
        guard let presented, !presented.isAnyModalInPresentation else { return false }
        return anyDelegate?.presentationControllerShouldDismiss(self) ?? true
    }

    /// Someone tapped beside, or did what else ends the presentation: ends it, or says that they may not.
    final func dismissByPeople() {
        guard let presentation, presentation.isAtRest else { return }
        if mayBeDismissedByPeople {
            presentation.dismiss(animated: true, isByPeople: true)
        } else {
            anyDelegate?.presentationControllerDidAttemptToDismiss(self)
        }
    }

    // MARK: Surroundings

    /// What the presented controller has instead of some of its surroundings' traits.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presented?.viewIfLoaded?.inheritTraits() }
    }

    /// What the style itself gives the presented controller instead of its surroundings' traits.
    var styleTraits: UITraitCollection? { nil }

    open var traitCollection: UITraitCollection {
        containerView?.traits ?? presenting?.viewIfLoaded?.window?.traits ?? .current
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let view = presentedView, let containerView, view.bounds.size != containerView.bounds.size else {
            return parentSize
        }
        return view.bounds.size
    }

    /// The container view's size is about to become `size`. Call super, which tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented else { return }
        let new = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        if new != presented.viewIfLoaded?.bounds.size { presented.viewWillTransition(to: new, with: coordinator) }
    }

    /// The traits are about to become `newCollection`. Call super, which tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let presented else { return }
        let traits = presented.adjusting(newCollection)
        if traits != presented.traitCollection { presented.willTransition(to: traits, with: coordinator) }
    }

    // MARK: Focus

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { presented.map { [$0] } ?? [] }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { presenting }
    open var focusItemContainer: (any UIFocusItemContainer)? { containerView }
    open func setNeedsFocusUpdate() { FocusSearch.update(self) }
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
}

/// Where `UIPresentationController.delegate` is declared: so that subclasses can declare it anew, with another type.
@preconcurrency @MainActor
public protocol _UIPresentationDelegating: AnyObject {}

extension UIPresentationController: _UIPresentationDelegating {}

extension _UIPresentationDelegating where Self: UIPresentationController {
    /// Hears what people do to the presentation, and decides how it adapts. It is not kept alive.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { anyDelegate }
        set { anyDelegate = newValue }
    }
}
