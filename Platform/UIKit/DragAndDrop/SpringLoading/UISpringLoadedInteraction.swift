/// An interaction that activates a view when a drag rests on it, like a tap.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The behavior that determines whether the view is activated.
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
    /// The effect that indicates the imminent activation.
    open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
    open private(set) weak var view: UIView?
    final let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction. Add it to a view.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Determines whether the view is activated, or `nil` to activate it always.
    ///   - interactionEffect: Indicates the activation, or `nil` to let the view blink.
    ///   - handler: Called when the view is activated.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? AlwaysSpringLoads()
        self.interactionEffect = interactionEffect ?? BlinkingEffect()
        activate = handler
        super.init()
    }

    /// Creates an interaction that always activates its view, which blinks before.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }
}

/// The state of a spring-loaded activation.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// There is no drag over the view, or it is moving.
    case inactive = 0
    /// There is a drag that can activate the view.
    case possible = 1
    /// The view is about to be activated.
    case activating = 2
    /// The view is being activated.
    case activated = 3
}

/// The target of a spring-loaded activation.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the activation.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that indicates the activation, initially the interaction's view.
    var targetView: UIView? { get set }
    /// A value that identifies the target. The wait restarts when it changes.
    var targetItem: Any? { get set }
    /// Returns the location of the drag in the coordinates of a view, or of the window (`nil`).
    func location(in view: UIView?) -> CGPoint
}

/// An object that determines whether a view is activated by a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the view is activated at the drag's location. Set the context's target if it is not
    /// the whole view.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    /// Called when the drag has left the view, or the view has been activated.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// The default implementation does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that indicates the imminent activation of a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the context's state has changed.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view with built-in spring loading.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that rests on the view activates it.
    var isSpringLoaded: Bool { get set }
}

private final class AlwaysSpringLoads: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    { true }
}

/// Highlights the target, which blinks before the activation.
private final class BlinkingEffect: NSObject, UISpringLoadedInteractionEffect {
    /// The duration of half a blink, in seconds, and the number of blinks, compared by eye with iOS.
    private static let halfBlink: TimeInterval = 0.1
    private static let blinks: Float = 2

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let view = context.targetView else { return }
        (view as? UITableViewCell)?.setHighlighted(
            context.state == .possible || context.state == .activating, animated: false)
        guard context.state == .activating else { return }
        let blink = CABasicAnimation(keyPath: "opacity")
        blink.fromValue = Float(1)
        blink.toValue = Float(0.3)
        blink.duration = Self.halfBlink
        blink.autoreverses = true
        blink.repeatCount = Self.blinks
        view.layer.add(blink, forKey: "springLoading")
    }
}
