/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The rectangle in the coordinates of the view.
    open private(set) var rect: CGRect
    /// A value that identifies the region, or `nil`.
    open private(set) var identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    final func isSame(as other: UIPointerRegion) -> Bool { rect == other.rect && identifier == other.identifier }
}

/// The position of the pointer, for which a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The position in the coordinates of the interaction's view.
    open private(set) var location: CGPoint
    /// The modifier keys that are pressed.
    open private(set) var modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}

/// Animations that run with that of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds animations.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called when the animations have ended, with `true`, or have been interrupted.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The regions and styles of an interaction.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region at the position of a request, or `nil` for none. By default `defaultRegion`, the whole view.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Returns the style of a region, or `nil` for the system's.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Called before the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    /// Called before the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// The reaction of a view to the pointer above it.
///
/// Without a delegate, the view has the automatic effect.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view to which the interaction has been added.
    open private(set) weak var view: UIView?
    /// The delegate.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the interaction reacts.
    open var isEnabled = true { didSet { if !isEnabled { leave() } } }

    private var region: UIPointerRegion?
    private(set) final var cursor = PointerCursor.arrow
    private var effect: PointerEffectView?
    private var shapeView: PointerShapeView?

    /// Creates an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view == nil { leave() } }

    open func didMove(to view: UIView?) { self.view = view }

    /// Requests region and style again, because they have changed.
    open func invalidate() {
        leave()
        view?.window?.screen.input?.pointer.refresh()
    }

    // MARK: The pointer

    /// Follows the pointer above the view.
    ///
    /// - Returns: Whether it is in a region.
    final func pointerDidMove(to location: CGPoint, modifiers: UIKeyModifierFlags) -> Bool {
        guard isEnabled, let view else { return false }
        let whole = UIPointerRegion(rect: view.bounds)
        let request = UIPointerRegionRequest(location: location, modifiers: modifiers)
        let new = delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
        guard let new else {
            leave()
            return false
        }
        if region?.isSame(as: new) != true {
            leave()
            enter(new, view)
        }
        shapeView?.move(to: location, in: view)
        return true
    }

    private func enter(_ new: UIPointerRegion, _ view: UIView) {
        region = new
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: new, animator: animator)
        let isInWindow = view.window != nil
        let style: UIPointerStyle =
            if let delegate {
                delegate.pointerInteraction(self, styleFor: new) ?? .system()
            } else {
                isInWindow ? UIPointerStyle(effect: .automatic(UITargetedPreview(view: view))) : .system()
            }
        cursor = style.cursor
        shapeView = style.displayedShape.map {
            PointerShapeView($0, axes: style.constrainedAxes, region: new.rect)
        }
        if let kind = style.effect {
            effect = PointerEffectView(kind, shape: style.shape)
            effect?.appear(with: animator)
        }
        animator.run()
    }

    /// Ends the effect of the region.
    final func leave() {
        guard let old = region else { return }
        region = nil
        cursor = .arrow
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: old, animator: animator)
        effect?.disappear(with: animator)
        effect = nil
        shapeView?.remove()
        shapeView = nil
        animator.run()
    }
}

/// The animations of one movement between regions.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    /// In seconds.
    private static let duration: TimeInterval = 0.2
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty else { return completions.forEach { $0(true) } }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
        ) { [animations] in
            animations.forEach { $0() }
        } completion: { [completions] finished in
            completions.forEach { $0(finished) }
        }
    }
}
