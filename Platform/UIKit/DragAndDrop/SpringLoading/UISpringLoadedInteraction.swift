/// Opens something when a drag rests on a view for a moment, as a tap would.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// What says whether the view opens.
    public final let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// What shows that the view is about to open.
    public final let interactionEffect: any UISpringLoadedInteractionEffect
    public private(set) final weak var view: UIView?
    final let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Makes an interaction: add it to a view.
    ///
    /// - Parameters:
    ///   - interactionBehavior: what says whether the view opens; nil always opens it.
    ///   - interactionEffect: what shows that; nil lets the view blink.
    ///   - handler: called when the view is to open.
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

    /// Makes an interaction that always opens its view, which blinks before.
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

/// How far the opening of a view under a drag has got.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is there, or it moves.
    case inactive = 0
    /// A drag is there, and could open the view.
    case possible = 1
    /// The view is about to open.
    case activating = 2
    /// The view opens.
    case activated = 3
}

/// What is about to open under a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far it has got.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows it; at first the interaction's.
    var targetView: UIView? { get set }
    /// Whatever tells what is about to open: a drag that comes over another one waits anew.
    var targetItem: Any? { get set }
    /// Where the drag is, in the coordinates of `view` (nil: of the window).
    func location(in view: UIView?) -> CGPoint
}

/// What says whether a view opens under a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Whether it opens where the drag is. Set the context's target where that is not the whole view.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    /// The drag has gone, or the view has opened.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Nothing happens.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// What shows that a view is about to open under a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// The context's state is another.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// What can open under a drag without an interaction of its own.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether it opens when a drag rests on it.
    var isSpringLoaded: Bool { get set }
}

private final class AlwaysSpringLoads: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    { true }
}

/// Lights what is about to open, and lets it blink before it does.
private final class BlinkingEffect: NSObject, UISpringLoadedInteractionEffect {
    /// How long one half of a blink takes, in seconds, and how many there are: as on iOS by eye.
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
