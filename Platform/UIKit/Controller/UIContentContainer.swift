/// Something that shows contents at a size that what it is in decides, and hears before that changes: a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size in points that the contents would like to have; zero where they have no wish.
    var preferredContentSize: CGSize { get }

    /// A child would like to have another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a child will have when the container has the size `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The size is about to become `size`. What is to happen along with that is given to `coordinator`.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The traits are about to become `newCollection`. What is to happen along with that is given to `coordinator`.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// A controller whose size or traits are changed from outside, and its children with it.
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
        context.announce()
    }

    /// Tells the controllers of what is about to change.
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

    /// Does what was to happen along with the change, which has been made.
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
    /// `traits` as the controller gets them: with what its parent and itself set in their place.
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
        return result
    }
}
