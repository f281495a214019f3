/// An object whose size is determined by its container, which notifies it before a change: a view controller
/// or presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the contents, in points; zero for none.
    var preferredContentSize: CGSize { get }

    /// Called when the preferred size of a child has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size of a child if the container has the size `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the size changes to `size`. Animate other changes alongside with `coordinator`.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change to `newCollection`. Animate other changes alongside with
    /// `coordinator`.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// A change of a controller's size or traits by its window, which affects its descendants and presentations.
@MainActor
final class EnvironmentTransition {
    private let root: UIViewController
    private let context: TransitionContext
    /// The styles that presentations adapt to.
    private var styles: [(presentation: Presentation, style: UIModalPresentationStyle)] = []

    init(of root: UIViewController, in window: UIView) {
        self.root = root
        context = TransitionContext(from: nil, to: nil, in: window, isAnimated: false, animator: nil)
        context.owner = root
        context.beginAppearance()
    }

    /// Notifies the controllers of the change before it is made.
    func announce(traits: UITraitCollection, size: CGSize) {
        let traits = root.adjusting(traits)
        if traits != root.traitCollection { root.willTransition(to: traits, with: context) }
        if size != root.viewIfLoaded?.bounds.size { root.viewWillTransition(to: size, with: context) }
        for presentation in root.presentationsAbove {
            if traits != presentation.container.traits {
                styles.append((presentation, presentation.requested.styleToAdaptTo(in: traits)))
            }
            presentation.controller.willTransition(to: traits, with: context)
            if size != presentation.container.bounds.size {
                presentation.controller.viewWillTransition(to: size, with: context)
            }
        }
    }

    /// Adapts presentations and runs the animations alongside after the change.
    func finish() {
        for (presentation, style) in styles where style != presentation.adaptedStyle {
            presentation.whenAtRest { [context] in
                if presentation.isAtRest, style != presentation.adaptedStyle {
                    presentation.change(to: style, with: context)
                }
            }
        }
        context.containerView.layoutIfNeeded()
        context.start()
    }
}

extension UIViewController {
    /// Returns `traits` with the overrides by the controller and its parent.
    final func adjusting(_ traits: UITraitCollection) -> UITraitCollection {
        var result = traits
        if let override = parentController?.overrideTraitCollection(forChild: self) {
            result = UITraitCollection(traitsFrom: [result, override])
        }
        if let controller = presentedBy?.controller {
            let overrides = [controller.styleTraits, controller.overrideTraitCollection].compactMap { $0 }
            result = UITraitCollection(traitsFrom: [result] + overrides)
        }
        if overrideUserInterfaceStyle != .unspecified { result = result.overriding(overrideUserInterfaceStyle) }
        if let traitAdjustments { result = traitAdjustments.adjusting(result) }
        return result
    }
}
