/// How long what is animated with the focus takes.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// In seconds.
    var duration: TimeInterval { get }
}

/// Animates changes together with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private final class Context: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval

        init(duration: TimeInterval) {
            self.duration = duration
            super.init()
        }
    }

    /// In seconds. By eye of iPadOS, where the focus comes at once and what it leaves takes a little longer.
    private static let focusing: TimeInterval = 0.1
    private static let unfocusing: TimeInterval = 0.2

    private var animations: [(duration: TimeInterval, body: (Context) -> Void, completion: (() -> Void)?)] = []

    /// Animates what `animations` changes, and calls `completion` when that is over.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        self.animations.append((Self.unfocusing, { _ in animations?() }, completion))
    }

    /// Animates what `animations` changes in what is focused now.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        self.animations.append((Self.focusing, { animations?($0) }, completion))
    }

    /// Animates what `animations` changes in what is focused no more.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        self.animations.append((Self.unfocusing, { animations?($0) }, completion))
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
