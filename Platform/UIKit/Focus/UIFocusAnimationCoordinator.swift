/// The timing of animations that accompany a focus update.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration of the animation, in seconds.
    var duration: TimeInterval { get }
}

/// An object that runs animations along with a focus update.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private final class Context: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval

        init(duration: TimeInterval) {
            self.duration = duration
            super.init()
        }
    }

    /// The durations in seconds, estimated from iPadOS, where focusing is faster than unfocusing.
    private static let focusingDuration: TimeInterval = 0.1
    private static let unfocusingDuration: TimeInterval = 0.2

    private var animations: [(duration: TimeInterval, body: (Context) -> Void, completion: (() -> Void)?)] = []

    /// Adds animations to run with the focus update, and a completion handler.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        self.animations.append((Self.unfocusingDuration, { _ in animations?() }, completion))
    }

    /// Adds animations for the item that gains the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        self.animations.append((Self.focusingDuration, { animations?($0) }, completion))
    }

    /// Adds animations for the item that loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        self.animations.append((Self.unfocusingDuration, { animations?($0) }, completion))
    }

    final func run() {
        for animation in animations {
            let context = Context(duration: animation.duration)
            UIView.animate(withDuration: animation.duration) {
                animation.body(context)
            } completion: { _ in
                animation.completion?()
            }
        }
    }
}
