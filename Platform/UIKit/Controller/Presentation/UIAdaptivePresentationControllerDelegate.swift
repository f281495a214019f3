/// Decides how a presentation adapts to its surroundings, and whether people may end it. All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in which to present in the surroundings that there are; `.none` to present as was asked for.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style in which to present in surroundings like `traitCollection`; `.none` to present as was asked for.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle

    /// Presents in another style than was asked for: set up the presentation controller that does so.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)

    /// The controller to show instead where it is presented as `style` and not as was asked for; nil for the same.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// It is about to be presented.
    ///
    /// - Parameters:
    ///   - style: the style it adapts to; `.none` where it is presented as was asked for.
    ///   - transitionCoordinator: lets something be animated along; nil where nothing is animated.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// Whether people may end the presentation. It is asked at any time, so answer at once.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Someone begins to end the presentation, by a drag or a tap; it may still be cancelled. The presented controller has a
    /// transition coordinator. Not called where the app dismisses it.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Someone has ended the presentation. Not called where the app dismisses it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Someone has tried to end the presentation, and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// By default the system's choice.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.systemAdaptiveStyle(for: controller.traitsInQuestion)
    }

    /// By default what `adaptivePresentationStyle(for:)` says.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }

    /// By default nothing is set up.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    /// By default the same controller.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    /// By default nothing happens.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// By default they may, unless the presented controller says `isModalInPresentation`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    /// By default nothing happens.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// By default nothing happens.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// By default nothing happens.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
