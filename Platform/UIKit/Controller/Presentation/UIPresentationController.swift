/// An object that lays out a presented controller, and may add views of its own around it.
///
/// Subclass it for a custom style: set `modalPresentationStyle` of the presented controller to `.custom`,
/// and return your presentation controller from its `transitioningDelegate`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, UIFocusEnvironment, ObjCExposing
{
    /// The members that can be found by name. A subclass appends its own.
    open class var objcMembers: [ObjCMember] { [] }

    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// The presentation that uses the controller.
    final weak var presentation: Presentation?
    /// The requested style.
    final var style: UIModalPresentationStyle
    /// The traits for which the delegate is returning a style.
    final var traitsInQuestion: UITraitCollection

    /// Creates a presentation controller, which does not retain the two controllers.
    ///
    /// - Parameters:
    ///   - presentedViewController: The presented controller.
    ///   - presentingViewController: The presenting controller; nil if it is not known yet.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        style = presentedViewController.modalPresentationStyle
        traitsInQuestion = .current
        super.init()
    }

    // MARK: Controllers

    /// The presenting controller.
    ///
    /// - Precondition: The presentation has begun, and the controller exists.
    open var presentingViewController: UIViewController {
        guard let presenting else {
            preconditionFailure(
                "\(type(of: self)).presentingViewController is not known yet. Read it after the presentation has begun."
            )
        }
        return presenting
    }

    /// The presented controller.
    ///
    /// - Precondition: The controller exists.
    open var presentedViewController: UIViewController {
        guard let presented else {
            preconditionFailure(
                "\(type(of: self)).presentedViewController: the presented controller was deallocated. "
                    + "Retain it as long as its presentation controller is used."
            )
        }
        return presented
    }

    final func begin(_ presentation: Presentation, from presenter: UIViewController) {
        self.presentation = presentation
        presenting = presenter
    }

    /// The requested style.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The delegate. Subclasses redeclare it with their own protocol.
    final weak var anyDelegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Adaptation

    /// The style that the presentation adapts to in the current environment; `.none` for the requested
    /// style.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// Returns the style that the presentation adapts to with `traitCollection`; `.none` for the requested
    /// style.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard let anyDelegate else { return systemAdaptiveStyle(for: traitCollection) }
        traitsInQuestion = traitCollection
        return anyDelegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }

    /// Returns the adapted style if the delegate does not decide.
    func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Creates the presentation controller of `shown` for an adapted style.
    func makeAdaptedController(
        for style: UIModalPresentationStyle, of shown: UIViewController, presenting: UIViewController
    ) -> UIPresentationController {
        shown.makePresentationController(for: style, presenting: presenting)
    }

    // MARK: Views

    /// The view in which the presentation takes place; nil before it begins and after it has ended.
    open var containerView: UIView? { presentation?.container }

    /// The view that the transition animates: the presented controller's view or one that contains it.
    open var presentedView: UIView? { presented?.view }

    /// The frame of the presented view in the container view. The default is its bounds.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Called before the container view lays out its subviews. Override it to lay out views of your own.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container view has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    /// Whether the presentation covers the window instead of only the controller that defines the context.
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    /// Whether the presenting controller's view is removed after the transition.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    /// Whether touches outside all subviews of the container view reach the views behind it.
    var passesTouchesThrough: Bool { false }

    /// Whether the views behind the presentation receive no keyboard focus and no key commands.
    var capturesKeyboardInput: Bool { !passesTouchesThrough }

    /// Whether the presented controller determines the status bar's appearance.
    var controlsStatusBar: Bool {
        presented?.modalPresentationCapturesStatusBarAppearance == true
            || (shouldRemovePresentersView && shouldPresentInFullscreen)
    }

    /// Whether the area behind the status bar is black.
    var darkensStatusBar: Bool { false }

    /// Creates the system's animator, which is used without a transitioning delegate's.
    func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        if UIAccessibility.prefersCrossFadeTransitions { return CrossDissolveAnimator(isPresenting: isPresenting) }
        return switch presented?.modalTransitionStyle ?? .coverVertical {
        case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
        case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
        case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
        }
    }

    // MARK: Transitions

    /// Called before the presentation transition. Add views of your own to the container view here, and
    /// animate them with the presented controller's transition coordinator.
    open func presentationTransitionWillBegin() {}

    /// Called after the presentation transition.
    ///
    /// - Parameter completed: Whether the transition was not canceled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal transition.
    open func dismissalTransitionWillBegin() {}

    /// Called after the dismissal transition. Remove your own views if `completed` is true.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Dismissal by the user

    /// Whether the user may dismiss the presentation.
    final var allowsDismissalByUser: Bool {
        guard let presented, !presented.isAnyModalInPresentation else { return false }
        return anyDelegate?.presentationControllerShouldDismiss(self) ?? true
    }

    /// Dismisses the presentation after a tap outside or a key command, or notifies the delegate that the
    /// user must not dismiss it.
    final func dismissByUser() {
        guard let presentation, presentation.isAtRest else { return }
        if allowsDismissalByUser {
            presentation.dismiss(animated: true, isByUser: true)
        } else {
            anyDelegate?.presentationControllerDidAttemptToDismiss(self)
        }
    }

    // MARK: Environment

    /// The traits that override those of the environment for the presented controller.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presented?.viewIfLoaded?.inheritTraits() }
    }

    /// The traits with which the style itself overrides those of the environment.
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

    /// Called before the container view is resized to `size`. The default implementation forwards it to the
    /// presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented else { return }
        let new = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        if new != presented.viewIfLoaded?.bounds.size { presented.viewWillTransition(to: new, with: coordinator) }
    }

    /// Called before the traits change to `newCollection`. The default implementation forwards it to the
    /// presented controller.
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

/// The protocol that declares `UIPresentationController.delegate`, so that subclasses can redeclare it with
/// another type.
@preconcurrency @MainActor
public protocol _UIPresentationDelegating: AnyObject {}

extension UIPresentationController: _UIPresentationDelegating {}

extension _UIPresentationDelegating where Self: UIPresentationController {
    /// The delegate, which adapts the presentation and is notified of dismissals by the user. It is not
    /// retained.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { anyDelegate }
        set { anyDelegate = newValue }
    }
}
